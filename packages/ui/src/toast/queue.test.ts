import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToastQueue } from './queue';

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.getToasts().map((toast) => toast.title);

describe('a toast queue', () => {
  it('starts empty', () => {
    expect(createToastQueue().getToasts()).toEqual([]);
  });

  it('fills in variant and duration', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Saved' });
    expect(queue.getToasts()[0]).toMatchObject({ variant: 'default', duration: 5000 });
  });

  it('keeps a duration of null: it stays until dismissed', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Undo?', duration: null });
    expect(queue.getToasts()[0]?.duration).toBeNull();
  });

  it('shows in the order of adding, whatever the variant', () => {
    const queue = createToastQueue();
    queue.add({ title: 'A' });
    queue.add({ title: 'B', variant: 'destructive' });
    queue.add({ title: 'C' });
    expect(titles(queue)).toEqual(['A', 'B', 'C']);
  });

  it('moves the next one up when the first goes, and takes one out of the middle', () => {
    const queue = createToastQueue();
    const [a, b] = [queue.add({ title: 'A' }), queue.add({ title: 'B' })];
    queue.add({ title: 'C' });
    queue.dismiss(b);
    expect(titles(queue)).toEqual(['A', 'C']);
    queue.dismiss(a);
    expect(titles(queue)).toEqual(['C']);
  });

  it('updates in place', () => {
    const queue = createToastQueue();
    const id = queue.add({ title: 'Saving', description: 'One moment', duration: null });
    queue.add({ title: 'Next' });
    queue.update(id, { title: 'Saved', duration: 5000 });
    expect(queue.getToasts()[0]).toEqual({
      id,
      title: 'Saved',
      description: 'One moment',
      variant: 'default',
      duration: 5000,
    });
    expect(titles(queue)).toEqual(['Saved', 'Next']);
  });

  it('ignores ids it does not know, without waking anyone', () => {
    const queue = createToastQueue();
    const calls: string[] = [];
    queue.subscribe(() => calls.push('changed'));
    queue.dismiss('toast-9');
    queue.update('toast-9', { title: 'Ghost' });
    expect(calls).toEqual([]);
    expect(queue.getToasts()).toEqual([]);
  });

  it('gives the same array until something changes', () => {
    const queue = createToastQueue();
    queue.add({ title: 'A' });
    expect(queue.getToasts()).toBe(queue.getToasts());
  });

  it('stops calling a listener that left', () => {
    const queue = createToastQueue();
    let calls = 0;
    const stop = queue.subscribe(() => (calls += 1));
    queue.add({ title: 'A' });
    stop();
    queue.add({ title: 'B' });
    expect(calls).toBe(1);
  });

  it('loses nothing: every toast is first exactly once, in order, if only the first is ever dismissed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('add', 'next'), { maxLength: 60 }), (steps) => {
        const queue = createToastQueue();
        const added: string[] = [];
        const seen: string[] = [];
        const next = () => {
          const first = queue.getToasts()[0];
          if (!first) return;
          seen.push(first.id);
          queue.dismiss(first.id);
        };
        for (const step of steps) {
          if (step === 'add') added.push(queue.add({ title: 'T' }));
          else next();
        }
        while (queue.getToasts().length > 0) next();
        expect(seen).toEqual(added);
      }),
    );
  });
});
