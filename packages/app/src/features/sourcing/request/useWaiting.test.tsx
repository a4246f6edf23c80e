import type { Rfq, RfqPatch } from '@seedbed/server/contract';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../api/problem';
import { newPage, show } from '../../../testing/hosted';
import { useWaiting, without, type Waiting } from './useWaiting';

const rfq = { id: 7, packaging: null, shipTo: null } as Rfq;
const offline = new TypeError('Failed to fetch');
const kept = () => JSON.parse(sessionStorage.getItem('draft-request-7') ?? 'null')?.words;

let sent: RfqPatch[];
let answer: () => Promise<unknown>;
let hide: () => void = () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
});
afterEach(() => hide());

const store = async (patch: RfqPatch) => {
  sent.push(patch);
  await answer();
};

/** The request as a page that was just opened has it. */
function opened(): { readonly current: Waiting } {
  let current: Waiting | undefined;
  function Host() {
    current = useWaiting(rfq, store);
    return null;
  }
  hide();
  hide = show(newPage(), <Host />);
  return {
    get current() {
      if (!current) throw new TypeError('It is shown.');
      return current;
    },
  };
}

/** Says something, and waits until it is stored or not. */
const say = (room: { readonly current: Waiting }, patch: RfqPatch): Promise<boolean> =>
  flushSync(() => room.current.say(patch));

it('what cannot be sent is kept, shown, and sent with what is said next', async () => {
  answer = () => Promise.reject(offline);
  const room = opened();
  expect(await say(room, { packaging: 'Bottle' })).toBe(false);
  expect(kept()).toEqual({ packaging: 'Bottle' });
  await expect.poll(() => room.current).toMatchObject({ isWaiting: true, shown: { packaging: 'Bottle' } });
  answer = () => Promise.resolve();
  expect(await say(room, { shipTo: 'Reno' })).toBe(true);
  expect(sent.at(-1)).toEqual({ packaging: 'Bottle', shipTo: 'Reno' });
  await expect.poll(() => room.current.isWaiting).toBe(false);
  expect(kept() ?? {}).toEqual({});
});

it('what waits outlives a reload, and is sent when the network is back', async () => {
  answer = () => Promise.reject(offline);
  await say(opened(), { packaging: 'Bottle' });
  const later = opened();
  await expect.poll(() => later.current.shown.packaging).toBe('Bottle');
  let isDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  answer = () => Promise.resolve(isDone());
  dispatchEvent(new Event('online'));
  await done;
  expect(sent.at(-1)).toEqual({ packaging: 'Bottle' });
});

it('what the server refuses for good waits no more', async () => {
  answer = () => Promise.reject(new ApiError(400, 'No'));
  const room = opened();
  expect(await say(room, { packaging: 'Bottle' })).toBe(false);
  await expect.poll(() => room.current.isWaiting).toBe(false);
  await expect.poll(() => room.current.shown.packaging).toBeNull();
});

it('what was said anew while it was sent goes on waiting', () =>
  expect(without({ packaging: 'Jar', shipTo: 'Reno' }, { packaging: 'Bottle', shipTo: 'Reno' })).toEqual({
    packaging: 'Jar',
  }));
