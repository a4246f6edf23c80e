import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scenarios } from '../../../../../mocks';
import { onUnauthorized } from '../../api/client';
import { mockServer, type MockedServer } from '../../testing/mockedServer';
import { watchActivity } from './watchActivity';

const minute = 60_000;
const idle = 30 * minute;
let server: MockedServer;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  server = mockServer();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  onUnauthorized(async () => false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = () => void stops.push(watchActivity(idle));
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const sign = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));
const asked = (path: string) => server.requests.filter(({ url }) => new URL(url).pathname === path).length;
const told = () => asked('/api/session/activity');
const looked = () => asked('/api/users/current');

describe('work', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])('is told of by %s', (kind) => {
    watch();
    sign(kind);
    expect(told()).toBe(1);
  });

  it('is told of at once, and then every two minutes at most', () => {
    watch();
    for (let second = 0; second < 600; second += 1) {
      sign('pointermove');
      pass(1000);
    }
    expect(told()).toBe(5);
  });

  it('is told of although what it happens on keeps it for itself', () => {
    watch();
    const held = document.body.appendChild(document.createElement('div'));
    held.addEventListener('keydown', (event) => event.stopPropagation());
    held.dispatchEvent(new Event('keydown', { bubbles: true }));
    held.remove();
    expect(told()).toBe(1);
  });

  it('is told of although the clock was set back by a day', () => {
    watch();
    sign('keydown');
    vi.setSystemTime(Date.now() - 24 * 60 * minute);
    sign('keydown');
    expect(told()).toBe(2);
  });

  it('is nothing that this page does by itself', () => {
    watch();
    pass(29 * minute);
    expect(server.requests).toEqual([]);
  });
});

describe('whether the session has ended', () => {
  it('is asked once nobody was at work for long, and not before', () => {
    watch();
    pass(20 * minute);
    sign('keydown');
    pass(29 * minute);
    expect(looked()).toBe(0);
    pass(2 * minute);
    expect(looked()).toBe(1);
  });

  it('is asked when the computer wakes, and no clock of this page says it', () => {
    watch();
    vi.setSystemTime(Date.now() + 9 * 60 * minute);
    pass(2 * minute);
    expect(looked()).toBe(1);
  });

  it('is heard where it has: the page tries to renew it, which ends it there', async () => {
    const renew = vi.fn(async () => false);
    onUnauthorized(renew);
    server.use(...scenarios.signedOut());
    watch();
    pass(32 * minute);
    await vi.waitFor(() => expect(renew).toHaveBeenCalled());
  });

  it('is not asked any more after the watch has ended', () => {
    watch();
    for (const stop of stops.splice(0)) stop();
    pass(60 * minute);
    sign('keydown');
    expect(server.requests).toEqual([]);
  });
});
