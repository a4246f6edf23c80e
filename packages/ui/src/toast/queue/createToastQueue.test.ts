import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createToastQueue, type ToastQueue } from './createToastQueue';
import type { ToastContent } from './queue';

const undo = { label: 'Undo', onPress: () => undefined };

const titles = (queue: ToastQueue) => queue.getToasts().map(({ title }) => title);
const outcomes = (queue: ToastQueue) => queue.getHistory().map(({ title, outcome }) => `${title} ${outcome}`);

describe('a toast queue', () => {
  it('starts empty', () => {
    const queue = createToastQueue();
    expect(queue.getToasts()).toEqual([]);
    expect(queue.getHistory()).toEqual([]);
  });

  it('gives the same arrays until something changes', () => {
    const queue = createToastQueue();
    queue.dismiss(queue.add({ title: 'A' }));
    queue.add({ title: 'B' });
    expect(queue.getToasts()).toBe(queue.getToasts());
    expect(queue.getHistory()).toBe(queue.getHistory());
  });

  it('tells its listeners once after all changes of a task', async () => {
    const queue = createToastQueue();
    const [listener, stopped] = [vi.fn(), vi.fn()];
    queue.subscribe(listener);
    queue.subscribe(stopped)();
    for (let n = 0; n < 200; n += 1) queue.add({ title: `T${n}` });
    expect(queue.getToasts()).toHaveLength(200);
    await Promise.resolve();
    expect(listener).toHaveBeenCalledOnce();
    queue.dismiss('toast-1');
    await Promise.resolve();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(stopped).not.toHaveBeenCalled();
  });

  it('does not wake anyone for ids it does not know', async () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    queue.subscribe(listener);
    queue.dismiss('toast-9');
    queue.update('toast-9', { title: 'Ghost' });
    queue.makeWay();
    await Promise.resolve();
    expect(listener).not.toHaveBeenCalled();
  });

  it('updates what is told of, and keeps the rest', () => {
    const queue = createToastQueue();
    const id = queue.add({ title: 'Saving', description: 'One moment', duration: null });
    queue.update(id, { title: 'Saved', duration: 700 });
    expect(queue.getToasts()[0]).toMatchObject({
      id,
      title: 'Saved',
      description: 'One moment',
      duration: 700,
    });
  });
});

describe('how long an updated toast stays', () => {
  const durationAfter = (first: ToastContent, ...updates: Partial<ToastContent>[]) => {
    const queue = createToastQueue();
    const id = queue.add(first);
    for (const update of updates) queue.update(id, update);
    return queue.getToasts()[0]?.duration;
  };

  it.each<[string, number | null | undefined]>([
    ['it is done', durationAfter({ title: 'Saving', isPending: true }, { title: 'Saved', isPending: false })],
    ['its action goes', durationAfter({ title: 'A', action: undo }, { action: undefined })],
  ])('ends by itself once %s', (_, duration) => expect(duration).toBe(5000));

  it('has no end once there is something to do about it', () => {
    expect(durationAfter({ title: 'Deleted' }, { action: undo })).toBeNull();
  });

  it('is what was asked for, whatever else changes', () => {
    expect(durationAfter({ title: 'Saving', isPending: true, duration: 900 }, { isPending: false })).toBe(
      900,
    );
    expect(durationAfter({ title: 'A', duration: null }, { title: 'B' })).toBeNull();
    expect(durationAfter({ title: 'A' }, { duration: 700 }, { title: 'B' })).toBe(700);
  });

  it('is the longer of two that were counted as one', () => {
    const queue = createToastQueue();
    queue.add({ title: 'A', duration: 900 });
    const id = queue.add({ title: 'A', duration: null });
    queue.update(id, { title: 'B' });
    expect(queue.getToasts()[0]).toMatchObject({ title: 'B', count: 2, duration: null });
  });
});

describe('making way', () => {
  it('is the end of a toast whose time is limited', () => {
    const queue = createToastQueue();
    queue.add({ title: 'A' });
    queue.add({ title: 'B' });
    queue.makeWay();
    expect(titles(queue)).toEqual(['B']);
    expect(outcomes(queue)).toEqual(['A yielded']);
  });

  it('is only a turn for one that stays', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Undo?', duration: null });
    queue.add({ title: 'B' });
    queue.makeWay();
    expect(titles(queue)).toEqual(['B', 'Undo?']);
    expect(queue.getHistory()).toEqual([]);
  });
});

describe('its history', () => {
  it('says how each toast went, the newest first', () => {
    const queue = createToastQueue();
    queue.dismiss(queue.add({ title: 'A' }), 'ended');
    queue.dismiss(queue.add({ title: 'B' }));
    queue.add({ title: 'C' });
    queue.add({ title: 'D' });
    queue.dismissAll('dismissed');
    expect(outcomes(queue)).toEqual(['D dismissed', 'C dismissed', 'B withdrawn', 'A ended']);
    expect(queue.getToasts()).toEqual([]);
  });

  it('can be cleared', async () => {
    const queue = createToastQueue();
    queue.dismiss(queue.add({ title: 'A' }));
    const listener = vi.fn();
    queue.subscribe(listener);
    queue.clearHistory();
    await Promise.resolve();
    expect(queue.getHistory()).toEqual([]);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('forgets the oldest beyond its limit, and what went more than 1,000,000 ms ago', () => {
    let time = 0;
    const queue = createToastQueue({ historyLimit: 2, now: () => time });
    for (const title of ['A', 'B', 'C']) queue.dismiss(queue.add({ title }));
    expect(outcomes(queue)).toEqual(['C withdrawn', 'B withdrawn']);
    time = 999_999;
    expect(queue.getHistory()).toHaveLength(2);
    time = 1_000_000;
    expect(queue.getHistory()).toEqual([]);
  });
});

describe('a promise', () => {
  const words = {
    loading: { title: 'Saving' },
    success: (name: string) => ({ title: `Saved ${name}` }),
    error: (reason: unknown) => ({ title: String(reason) }),
  };

  it('is told of in one place, and given back', async () => {
    const queue = createToastQueue();
    const result = queue.promise(Promise.resolve('tea'), words);
    queue.add({ title: 'Next' });
    expect(queue.getToasts()[0]).toMatchObject({ title: 'Saving', isPending: true, duration: null });
    await expect(result).resolves.toBe('tea');
    expect(titles(queue)).toEqual(['Saved tea', 'Next']);
    expect(queue.getToasts()[0]).toMatchObject({ isPending: false, duration: 5000, variant: 'default' });
  });

  it('that fails is told of as destructive, and fails for who awaits it', async () => {
    const queue = createToastQueue();
    await expect(queue.promise(Promise.reject(new Error('full')), words)).rejects.toThrow('full');
    expect(titles(queue)).toEqual(['Error: full']);
    expect(queue.getToasts()[0]?.variant).toBe('destructive');
  });

  it('takes plain words too', async () => {
    const queue = createToastQueue();
    const plain = { loading: { title: 'L' }, success: { title: 'S' }, error: { title: 'E' } };
    await queue.promise(Promise.resolve(), plain);
    expect(titles(queue)).toEqual(['S']);
  });

  it('tells its end even when its toast was closed', async () => {
    const queue = createToastQueue();
    const work = queue.promise(Promise.resolve('tea'), words);
    queue.dismiss('toast-1', 'dismissed');
    expect(queue.getToasts()).toEqual([]);
    await work;
    expect(titles(queue)).toEqual(['Saved tea']);
  });

  it('loses none of any mix of ends, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 20 }), async (works) => {
        const queue = createToastQueue({ historyLimit: Infinity });
        const ends: (() => void)[] = [];
        const results: Promise<string>[] = [];
        works.forEach(([isGood, isClosed], index) => {
          const work = new Promise<string>((resolve, reject) => {
            ends.push(() => (isGood ? resolve(`${index}`) : reject(new Error(`${index}`))));
          });
          results.push(queue.promise(work, words));
          if (isClosed) queue.dismiss(`toast-${index + 1}`);
        });
        for (const end of ends.reverse()) end();
        await Promise.allSettled(results);
        const told = works.map(([isGood], index) => (isGood ? `Saved ${index}` : `Error: ${index}`));
        expect(titles(queue).sort()).toEqual(told.sort());
      }),
    );
  });
});
