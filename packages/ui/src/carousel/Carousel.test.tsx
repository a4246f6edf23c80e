import '../theme';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel } from './index';

const items = Array.from({ length: 13 }, (_, index) => `Slide ${index}`);
const onSelectionChange = vi.fn();
const carousel = (
  <Carousel
    label="Slides"
    items={items}
    itemKey={String}
    itemLabel={String}
    onSelectionChange={onSelectionChange}
  >
    {(name) => <div style={{ blockSize: 100 }}>{name}</div>}
  </Carousel>
);

let container: HTMLElement;
let root: Root;
const viewport = () => container.querySelector('[role=listbox]') as HTMLElement;
const track = () => viewport().firstElementChild as HTMLElement;
const middle = () => container.querySelector('[aria-selected=true]') as HTMLElement;

beforeEach(async () => {
  onSelectionChange.mockClear();
  container = document.createElement('div');
  container.style.inlineSize = '1000px';
  document.body.append(container);
  root = createRoot(container);
  root.render(<StrictMode>{carousel}</StrictMode>);
  await vi.waitUntil(() => container.querySelector('[role=listbox]'));
  viewport().setPointerCapture = () => undefined;
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const touch = (type: string, clientX: number) =>
  middle().dispatchEvent(
    new PointerEvent(type, { pointerId: 5, pointerType: 'touch', isPrimary: true, clientX, bubbles: true }),
  );

it('stands the selected slide in the middle', async () => {
  await vi.waitFor(() => {
    const box = middle().getBoundingClientRect();
    const around = viewport().getBoundingClientRect();
    expect(Math.abs(box.x + box.width / 2 - (around.x + around.width / 2))).toBeLessThan(1);
  });
});

it('follows a finger and comes to rest on the nearest slide', async () => {
  touch('pointerdown', 500);
  touch('pointermove', 400);
  touch('pointermove', 260);
  expect(Number(track().style.getPropertyValue('--carousel-position'))).toBeCloseTo(1 + 240 / 304, 2);
  touch('pointerup', 260);
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(2, 'drag');
  await vi.waitFor(() => expect(middle().getAttribute('aria-label')).toBe('Slide 2'));
});

it('goes back when the system takes the pointer away', () => {
  touch('pointerdown', 500);
  touch('pointermove', 300);
  touch('pointercancel', 300);
  expect(track().style.getPropertyValue('--carousel-position')).toBe('1');
  expect(onSelectionChange).not.toHaveBeenCalled();
});

it('renders on a server as it will stand', () => {
  const html = renderToString(carousel);
  expect(html).toContain('--carousel-position:1');
  expect(html.match(/role="option"/g)).toHaveLength(11);
});
