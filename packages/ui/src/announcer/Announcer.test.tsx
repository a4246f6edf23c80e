import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, Announcer, useAnnouncement } from './index';

let container: HTMLElement;
let root: Root;
const region = (urgency = 'polite') => container.querySelector(`[aria-live=${urgency}]`) as HTMLElement;
const told = (urgency?: string) => [...region(urgency).children].map(({ textContent }) => textContent);

function Loading({ words }: { words: string | null }) {
  useAnnouncement(words);
  return null;
}
const show = (words: string | null = null) =>
  flushSync(() =>
    root.render(
      <StrictMode>
        <Announcer />
        <Loading words={words} />
      </StrictMode>,
    ),
  );
const pass = (milliseconds: number) => flushSync(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  vi.runAllTimers();
  root.unmount();
  container.remove();
  vi.useRealTimers();
});

it('stands empty before its first words', () => {
  announce('Loading');
  show();
  expect(told()).toEqual([]);
  pass(99);
  expect(told()).toEqual([]);
  pass(1);
  expect(told()).toEqual(['Loading']);
});

it('says the same words again, and drops them when they were read', () => {
  show();
  pass(100);
  flushSync(() => announce('Saved'));
  pass(600);
  flushSync(() => announce('Saved'));
  expect(told()).toEqual(['Saved', 'Saved']);
  pass(400);
  expect(told()).toEqual(['Saved']);
  pass(600);
  expect(told()).toEqual([]);
});

it('keeps what interrupts apart from what waits', () => {
  show();
  pass(100);
  flushSync(() => announce('Offline', 'assertive'));
  expect(told()).toEqual([]);
  expect(told('assertive')).toEqual(['Offline']);
});

it('says what a component says, and takes back what it no longer says', () => {
  show('Loading products');
  pass(50);
  show(null);
  pass(50);
  expect(told()).toEqual([]);
  show('Loading articles');
  pass(0);
  expect(told()).toEqual(['Loading articles']);
});

it('takes words back that were not said', () => {
  const takeBack = announce('Loading');
  takeBack();
  show();
  pass(100);
  expect(told()).toEqual([]);
});
