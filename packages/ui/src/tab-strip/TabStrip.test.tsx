import '../theme';
import { StrictMode, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabStrip, type TabStripTab } from './index';

const few: TabStripTab[] = [
  { id: 'home', title: 'Home', isPinned: true },
  { id: 'a', title: 'Search' },
  { id: 'b', title: 'Formula' },
  { id: 'c', title: 'Claims' },
];
const many: TabStripTab[] = Array.from({ length: 40 }, (_, index) => ({
  id: `t${index}`,
  title: `Chart ${index}`,
}));
const onMove = vi.fn();

/** In ms. It ends a hang, and must not judge a busy machine. */
const patience = 30_000;
const until = (isDone: () => unknown) => vi.waitUntil(isDone, { timeout: patience });

let container: HTMLElement;
let root: Root;
const tab = (name: string) => container.querySelector(`[role=tab][aria-label="${name}"]`) as HTMLElement;
const grid = () => container.querySelector('[role=tablist]')?.parentElement as HTMLElement;
const scroller = () => grid().parentElement as HTMLElement;
const middleOf = (element: HTMLElement) => {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
};

interface At {
  at: number;
  on?: HTMLElement;
  pointerType?: string;
  pointerId?: number;
  /** 1 while the first button or a finger is down. */
  buttons?: number;
}
const held = (type: string) => (type === 'pointerdown' || type === 'pointermove' ? 1 : 0);
const point = (
  type: string,
  { at, on = tab('Search'), pointerType = 'mouse', pointerId = 3, buttons = held(type) }: At,
) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      pointerId,
      pointerType,
      isPrimary: pointerId === 3,
      button: 0,
      buttons,
      clientX: at,
      bubbles: true,
    }),
  );

const show = async (props: Partial<ComponentProps<typeof TabStrip>>) => {
  root.render(
    <StrictMode>
      <TabStrip label="Open tabs" tabs={few} activeId="a" onMove={onMove} onClose={vi.fn()} {...props} />
    </StrictMode>,
  );
  await until(() => container.querySelector('[role=tab]'));
  // The pointer of a dispatched event is not a real one, so it cannot be captured.
  grid().setPointerCapture = () => undefined;
};

beforeEach(() => {
  onMove.mockClear();
  container = document.createElement('div');
  container.style.inlineSize = '1000px';
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
  document.documentElement.dir = '';
});

it('drags a tab with its close button and drops it on the half it is over', async () => {
  await show({});
  const start = middleOf(tab('Search'));
  const last = middleOf(tab('Claims'));
  // On the far half: of the very middle a fraction of a pixel decides which half it is. The tab itself stops in the last place.
  const end = last + 8;
  point('pointerdown', { at: start });
  point('pointermove', { at: start + 10 });
  point('pointermove', { at: end });
  expect(tab('Search').style.translate).toBe(`${last - start}px`);
  const closer = container.querySelector('[aria-label="Close Search"]')?.parentElement;
  expect(closer?.style.translate).toBe(`${last - start}px`);
  expect(Number.parseFloat(tab('Formula').style.translate)).toBeLessThan(0);
  point('pointerup', { at: end });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', { targetId: 'c', side: 'after' });
  expect(tab('Search').style.translate).toBe('');
});

it.each([1000, 560])('draws what lies over a tab where the tab is, in %i px', async (width) => {
  container.style.inlineSize = `${width}px`;
  await show({});
  point('pointerover', { at: 0, on: tab('Claims') });
  for (const name of ['Search', 'Formula', 'Claims']) {
    const { left, width } = tab(name).getBoundingClientRect();
    const slot = container.querySelector(`[aria-label="Close ${name}"]`)?.parentElement;
    expect(slot?.getBoundingClientRect()).toMatchObject({ left, width });
  }
});

it('lands after the pinned tab however far it is dragged', async () => {
  await show({});
  point('pointerdown', { at: middleOf(tab('Claims')), on: tab('Claims') });
  point('pointermove', { at: -200, on: tab('Claims') });
  point('pointerup', { at: -200, on: tab('Claims') });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('c', { targetId: 'home', side: 'after' });
});

it('drags to the left where reading goes to the left', async () => {
  document.documentElement.dir = 'rtl';
  await show({});
  const end = middleOf(tab('Claims'));
  expect(end).toBeLessThan(middleOf(tab('Search')));
  point('pointerdown', { at: middleOf(tab('Search')) });
  point('pointermove', { at: end });
  expect(Number.parseFloat(tab('Formula').style.translate)).toBeGreaterThan(0);
  point('pointerup', { at: end });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', { targetId: 'c', side: 'after' });
});

it('does not drag the pinned tab', async () => {
  await show({});
  point('pointerdown', { at: middleOf(tab('Home')), on: tab('Home') });
  point('pointermove', { at: 600, on: tab('Home') });
  expect(tab('Home')).not.toHaveAttribute('data-dragged');
  point('pointerup', { at: 600, on: tab('Home') });
  expect(onMove).not.toHaveBeenCalled();
});

it('gives up on Escape, wherever the focus is', async () => {
  await show({});
  point('pointerdown', { at: middleOf(tab('Search')) });
  point('pointermove', { at: 700 });
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  point('pointerup', { at: 700 });
  expect(onMove).not.toHaveBeenCalled();
  expect(tab('Search').style.translate).toBe('');
});

it('lets go of a tab that was released outside the strip', async () => {
  await show({});
  const start = middleOf(tab('Search'));
  point('pointerdown', { at: start });
  point('pointerup', { at: start, on: document.body });
  point('pointermove', { at: start + 200 });
  expect(tab('Search')).not.toHaveAttribute('data-dragged');
});

it('lets go of a tab that was released where nobody saw it', async () => {
  await show({});
  const start = middleOf(tab('Search'));
  point('pointerdown', { at: start });
  point('pointermove', { at: start + 200, buttons: 0 });
  expect(tab('Search')).not.toHaveAttribute('data-dragged');
  point('pointerdown', { at: start });
  point('pointermove', { at: start + 200 });
  expect(tab('Search')).toHaveAttribute('data-dragged');
  point('pointermove', { at: start + 300, buttons: 0 });
  expect(tab('Search')).not.toHaveAttribute('data-dragged');
  expect(onMove).not.toHaveBeenCalled();
});

it('is dragged by the pointer that pressed it, and by no other', async () => {
  await show({});
  const start = middleOf(tab('Search'));
  const end = middleOf(tab('Claims'));
  point('pointerdown', { at: start });
  point('pointermove', { at: end });
  point('pointerup', { at: start, pointerId: 4 });
  point('pointercancel', { at: start, pointerId: 4 });
  expect(tab('Search').style.translate).toBe(`${end - start}px`);
  point('pointerup', { at: end });
  expect(onMove).toHaveBeenCalledOnce();
});

it('scrolls on while a drag is held at the edge, and stops at the end', async () => {
  await show({ tabs: many, activeId: 't0' });
  const dragged = tab('Chart 0');
  const { right } = scroller().getBoundingClientRect();
  point('pointerdown', { at: middleOf(dragged), on: dragged });
  point('pointermove', { at: right - 1, on: dragged });
  const end = scroller().scrollWidth - scroller().clientWidth;
  await until(() => scroller().scrollLeft >= end - 1);
  point('pointerup', { at: right - 1, on: dragged });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('t0', { targetId: 't39', side: 'after' });
});

it('lets a finger that moves at once scroll, and drags after a hold', async () => {
  await show({});
  const start = middleOf(tab('Search'));
  point('pointerdown', { at: start, pointerType: 'touch' });
  point('pointermove', { at: start + 60, pointerType: 'touch' });
  expect(tab('Search').style.translate).toBe('');
  point('pointerup', { at: start + 60, pointerType: 'touch' });

  point('pointerdown', { at: start, pointerType: 'touch' });
  await until(() => container.querySelector('[data-dragged]'));
  point('pointermove', { at: start + 400, pointerType: 'touch' });
  point('pointerup', { at: start + 400, pointerType: 'touch' });
  expect(onMove).toHaveBeenCalledOnce();
  expect(container.querySelector('[role=menu]')).toBeNull();
});

it('opens the menu when a finger was held and lifted', async () => {
  await show({});
  const at = middleOf(tab('Search'));
  point('pointerdown', { at, pointerType: 'touch' });
  await until(() => container.querySelector('[data-dragged]'));
  // The browser's own long press comes in between, and must open nothing.
  const long = new PointerEvent('contextmenu', { pointerType: 'touch', bubbles: true, cancelable: true });
  tab('Search').dispatchEvent(long);
  expect(long.defaultPrevented).toBe(true);
  expect(container.querySelector('[role=menu]')).toBeNull();
  point('pointerup', { at, pointerType: 'touch' });
  await until(() => container.querySelector('[role=menu]'));
  expect(onMove).not.toHaveBeenCalled();
});

it('turns a wheel sideways while there is more to see, then lets the page have it', async () => {
  await show({ tabs: many, activeId: 't0' });
  const turn = () => {
    const wheel = new WheelEvent('wheel', { deltaY: 100_000, bubbles: true, cancelable: true });
    grid().dispatchEvent(wheel);
    return wheel.defaultPrevented;
  };
  await until(turn);
  expect(scroller().scrollLeft).toBeGreaterThan(1000);
  expect(turn()).toBe(false);
});

const isSeen = (name: string) => {
  const close = container.querySelector(`[aria-label="Close ${name}"]`);
  return close !== null && getComputedStyle(close).opacity === '1';
};

it('offers to close what is in sight and what the mouse is over, and nothing else', async () => {
  const tabs = [
    { id: 'a', title: 'Search', partnerId: 'b' },
    { id: 'b', title: 'Formula', partnerId: 'a' },
    { id: 'c', title: 'Claims' },
    { id: 'd', title: 'Reports' },
  ];
  await show({ tabs });
  const offered = () => ['Search', 'Formula', 'Claims', 'Reports'].filter(isSeen);
  expect(offered()).toEqual(['Search', 'Formula']);
  point('pointerover', { at: 0, on: tab('Claims') });
  expect(offered()).toEqual(['Search', 'Formula', 'Claims']);
  point('pointerover', { at: 0, on: tab('Reports') });
  expect(offered()).toEqual(['Search', 'Formula', 'Reports']);
  // A finger comes to a tab without pointing at it first.
  point('pointerover', { at: 0, on: tab('Claims'), pointerType: 'touch' });
  expect(offered()).toEqual(['Search', 'Formula']);
});
