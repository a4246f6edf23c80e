import '../../theme';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, ToastRegion, type ToastQueue } from '../index';

let container: HTMLElement;
let root: Root;
let queue: ToastQueue;

const stack = () => document.querySelector('section')?.firstElementChild as HTMLElement;
const visible = () => document.querySelector('[role=group]:not([data-leaving])')?.textContent ?? '';
const isPaused = () => document.querySelector('[data-paused]') !== null;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits by frames, of which only the number is limited: `vi.waitFor` would let the faked time pass. */
const settle = async (check: () => void, frames = 600): Promise<void> => {
  try {
    check();
  } catch (error) {
    if (frames === 0) throw error;
    await nextFrame();
    await settle(check, frames - 1);
  }
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  queue = createToastQueue();
  root.render(
    <StrictMode>
      <ToastRegion queue={queue} />
    </StrictMode>,
  );
  await settle(() => {
    if (!stack()) throw new Error('No region yet');
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  root.unmount();
  container.remove();
});

const add = async (title: string, duration?: number | null) => {
  queue.add({ title, ...(duration !== undefined && { duration }) });
  await settle(() => expect(document.body.textContent).toContain(title));
};

describe('the time of a toast', () => {
  it('is five seconds', async () => {
    await add('A');
    await pass(4999);
    expect(queue.getToasts()).toHaveLength(1);
    await pass(1);
    expect(queue.getHistory()[0]?.outcome).toBe('ended');
  });

  it('begins again when the same is said', async () => {
    await add('A');
    await pass(4000);
    queue.add({ title: 'A' });
    await settle(() => expect(visible()).toContain('×2'));
    await pass(4999);
    expect(queue.getToasts()).toHaveLength(1);
    await pass(1);
    expect(queue.getToasts()).toHaveLength(0);
  });

  it('is two seconds when one waits, and starts with each', async () => {
    await add('A');
    queue.add({ title: 'B' });
    queue.add({ title: 'C' });
    await settle(() => expect(visible()).toContain('2 more'));
    await pass(1999);
    expect(queue.getToasts()).toHaveLength(3);
    await pass(1);
    await settle(() => expect(visible()).toContain('B'));
    await pass(1999);
    expect(queue.getToasts()).toHaveLength(2);
    await pass(1);
    await settle(() => expect(visible()).toContain('C'));
    await pass(4999);
    expect(queue.getToasts()).toHaveLength(1);
    await pass(1);
    const went = queue.getHistory().map(({ title, outcome }) => `${title} ${outcome}`);
    expect(went).toEqual(['C ended', 'B yielded', 'A yielded']);
  });

  it('is over at once when the first to wait comes after two seconds', async () => {
    await add('A');
    await pass(3000);
    queue.add({ title: 'B' });
    await settle(() => expect(visible()).toContain('1 more'));
    await pass(0);
    expect(queue.getHistory()[0]?.outcome).toBe('yielded');
  });

  it('has no end for what stays: it makes way, comes back and remains', async () => {
    await add('Undo?', null);
    queue.add({ title: 'B' });
    await settle(() => expect(visible()).toContain('1 more'));
    await pass(2000);
    await settle(() => expect(visible()).toContain('B'));
    // The one that waits was seen: B has all of its time.
    await pass(4999);
    expect(visible()).toContain('B');
    await pass(1);
    await settle(() => expect(visible()).toContain('Undo?'));
    await pass(1_000_000);
    expect(queue.getToasts()).toHaveLength(1);
  });

  it('starts anew when its words change', async () => {
    await add('Saving', null);
    await pass(60_000);
    queue.add({ title: 'Other' });
    queue.update('toast-1', { title: 'Saved', duration: 5000 });
    await settle(() => expect(visible()).toContain('Saved'));
    await pass(1999);
    expect(visible()).toContain('Saved');
    await pass(1);
    await settle(() => expect(visible()).toContain('Other'));
  });
});

const pointer = (type: string) => () => {
  stack().dispatchEvent(new PointerEvent(type, { bubbles: true }));
};
const visibility = (state: DocumentVisibilityState) => () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const onWindow = (type: string) => () => {
  window.dispatchEvent(new Event(type));
};

describe.each([
  ['a pointer over it', pointer('pointerover'), pointer('pointerout')],
  [
    'focus in it',
    () => document.querySelector('section')?.focus(),
    () => document.querySelector('section')?.blur(),
  ],
  ['a hidden page', visibility('hidden'), visibility('visible')],
  ['another window', onWindow('blur'), onWindow('focus')],
])('%s', (_what, hold, release) => {
  it.each([
    ['its own time', { duration: 1000, others: 0, left: 100 }, 'ended'],
    ['the two seconds', { duration: 5000, others: 1, left: 1100 }, 'yielded'],
  ] as const)('holds %s', async (_time, { duration, others, left }, outcome) => {
    await add('A', duration);
    for (let n = 0; n < others; n += 1) queue.add({ title: 'B' });
    await settle(() => expect(visible().includes('1 more')).toBe(others === 1));
    await pass(900);
    hold();
    await settle(() => expect(isPaused()).toBe(true));
    await pass(60_000);
    expect(visible()).toContain('A');
    release();
    await settle(() => expect(isPaused()).toBe(false));
    await pass(left - 1);
    expect(visible()).toContain('A');
    await pass(1);
    expect(queue.getHistory()[0]).toMatchObject({ title: 'A', outcome });
  });
});
