import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import '../theme';
import { Markdown } from '.';

it('a full stop stands close to the marker before it', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(<Markdown onMarkerPress={() => undefined}>Stay below 40 mg [1]. So do I.</Markdown>),
  );
  const marker = host.querySelector('button')?.parentElement;
  const stop = document.createRange();
  if (!marker?.nextSibling) throw new Error('Nothing follows the marker.');
  stop.setStart(marker.nextSibling, 0);
  stop.setEnd(marker.nextSibling, 1);
  expect(stop.toString()).toBe('.');
  expect(stop.getBoundingClientRect().left - marker.getBoundingClientRect().right).toBeLessThan(0.5);
  root.unmount();
  host.remove();
});

it('a marker is never broken in two, however narrow the cell it ends', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const table = '| Body | Amount |\n| --- | --- |\n| NASEM/IOM, adults 19 to 50 [1] [2] | 15 mg and more |';
  flushSync(() => root.render(<Markdown onMarkerPress={() => undefined}>{table}</Markdown>));
  const markers = [...host.querySelectorAll('button')].map((button) => button.parentElement);
  expect(markers).toHaveLength(2);
  const broken: number[] = [];
  for (let width = 150; width < 500; width += 1) {
    host.style.width = `${width}px`;
    if (markers.some((marker) => marker?.getClientRects().length !== 1)) broken.push(width);
  }
  expect(broken).toEqual([]);
  root.unmount();
  host.remove();
});
