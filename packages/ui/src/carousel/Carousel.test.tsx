import '../theme';
import { createRef, StrictMode, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Carousel, type CarouselHandle } from './index';

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
const position = () => track().style.getPropertyValue('--seedbed-carousel-position');
const middle = () => container.querySelector('[aria-selected=true]') as HTMLElement;

const show = (element: ReactElement) => flushSync(() => root.render(<StrictMode>{element}</StrictMode>));

beforeEach(() => {
  // The pointer of a dispatched event is not a real one, so it cannot be captured.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onSelectionChange.mockClear();
  container = document.createElement('div');
  container.style.inlineSize = '1000px';
  document.body.append(container);
  root = createRoot(container);
  show(carousel);
});
afterEach(() => {
  vi.restoreAllMocks();
  root.unmount();
  container.remove();
});

/** A finger at a place and a time, in milliseconds: how fast it is must not depend on the machine. */
const touch = (type: string, clientX: number, timeStamp = 1000, pointerId = 5) => {
  const isDown = type === 'pointerdown' || type === 'pointermove';
  const finger = { pointerId, pointerType: 'touch', isPrimary: pointerId === 5 };
  const at = { ...finger, buttons: isDown ? 1 : 0, clientX, bubbles: true };
  middle().dispatchEvent(
    Object.defineProperty(new PointerEvent(type, at), 'timeStamp', { value: timeStamp }),
  );
};

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
  touch('pointermove', 260, 1100);
  expect(Number(position())).toBeCloseTo(1 + 240 / 304, 2);
  touch('pointerup', 260, 1400);
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(2, 'drag');
  await vi.waitFor(() => expect(middle().getAttribute('aria-label')).toBe('Slide 2'));
});

it('stays with the first finger when a second one is lifted', async () => {
  touch('pointerdown', 500);
  touch('pointermove', 400);
  touch('pointerdown', 900, 1000, 6);
  touch('pointerup', 900, 1050, 6);
  expect(onSelectionChange).not.toHaveBeenCalled();
  touch('pointermove', 260, 1100);
  expect(Number(position())).toBeCloseTo(1 + 240 / 304, 2);
  touch('pointerup', 260, 1400);
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(2, 'drag');
});

it('goes back when the system takes the pointer away', async () => {
  touch('pointerdown', 500);
  touch('pointermove', 300);
  touch('pointercancel', 300);
  await vi.waitFor(() => expect(position()).toBe('1'));
  expect(onSelectionChange).not.toHaveBeenCalled();
});

it('goes back where the page refuses the slide', async () => {
  show(
    <Carousel label="Slides" items={items} itemKey={String} itemLabel={String} selectedIndex={4}>
      {(name) => name}
    </Carousel>,
  );
  for (let time = 0; time < 2; time += 1) {
    touch('pointerdown', 500);
    touch('pointermove', 200);
    expect(position()).not.toBe('4');
    touch('pointerup', 200);
    await vi.waitFor(() => expect(position()).toBe('4'));
  }
});

it('moves on by one for a flick, and opens nothing by it', async () => {
  const onOpen = vi.fn();
  show(
    <Carousel label="Slides" items={items} itemKey={String} itemLabel={String} onOpen={onOpen}>
      {(name) => name}
    </Carousel>,
  );
  touch('pointerdown', 500, 1000);
  touch('pointermove', 490, 1016);
  touch('pointermove', 420, 1032);
  touch('pointerup', 420, 1040);
  middle().click();
  await vi.waitFor(() => expect(middle().getAttribute('aria-label')).toBe('Slide 2'));
  expect(onOpen).not.toHaveBeenCalled();
  touch('pointerdown', 500);
  touch('pointerup', 500);
  middle().click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Slide 2', 2);
});

it('reads only the names of the slides it draws, until something is searched', async () => {
  const itemLabel = vi.fn(String);
  const handle = createRef<CarouselHandle>();
  const thousands = Array.from({ length: 10_000 }, (_, index) => `Slide ${index}`);
  show(
    <Carousel ref={handle} label="Slides" items={thousands} itemKey={String} itemLabel={itemLabel}>
      {(name) => name}
    </Carousel>,
  );
  handle.current?.scrollTo(5000);
  await vi.waitFor(() => expect(middle().getAttribute('aria-label')).toBe('Slide 5000'));
  expect(new Set(itemLabel.mock.calls.map(([item]) => item)).size).toBeLessThan(40);
  expect(handle.current?.scrollToBestMatch(' SLIDE 7 ')).toBe(7);
});

it('hydrates what a server rendered', async () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue();
  root.unmount();
  container.innerHTML = renderToString(carousel);
  const before = middle().getBoundingClientRect().x;
  root = hydrateRoot(container, carousel);
  root.render(carousel);
  await vi.waitFor(() => expect(Object.keys(viewport()).join()).toContain('__reactProps'));
  expect(middle().getBoundingClientRect().x).toBe(before);
  expect(complaints).not.toHaveBeenCalled();
});

it('renders on a server as it will stand', () => {
  const html = renderToString(carousel);
  expect(html).toContain('--seedbed-carousel-position:1');
  expect(html.match(/role="option"/g)).toHaveLength(11);
});
