import '../theme';
import { StrictMode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabStrip, type TabStripTab } from './index';

const tabs: TabStripTab[] = [
  { id: 'home', title: 'Home', isPinned: true },
  { id: 'a', title: 'Search' },
  { id: 'b', title: 'Formula' },
  { id: 'c', title: 'Claims' },
];
const onMove = vi.fn();

const Strip = () => {
  const [activeId, setActiveId] = useState('a');
  return (
    <TabStrip
      label="Open tabs"
      tabs={tabs}
      activeId={activeId}
      onActivate={setActiveId}
      onClose={vi.fn()}
      onMove={onMove}
    />
  );
};

let container: HTMLElement;
let root: Root;
const tab = (name: string) => container.querySelector(`[role=tab][aria-label="${name}"]`) as HTMLElement;
const grid = () => container.querySelector('[role=tablist]')?.parentElement as HTMLElement;
const middleOf = (element: HTMLElement) => {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
};
const point = (
  type: string,
  { at, on = tab('Search'), pointerType = 'mouse' }: { at: number; on?: HTMLElement; pointerType?: string },
) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 3,
      pointerType,
      isPrimary: true,
      button: 0,
      clientX: at,
      bubbles: true,
    }),
  );

beforeEach(async () => {
  onMove.mockClear();
  container = document.createElement('div');
  container.style.inlineSize = '1000px';
  document.body.append(container);
  root = createRoot(container);
  root.render(
    <StrictMode>
      <Strip />
    </StrictMode>,
  );
  await vi.waitUntil(() => container.querySelector('[role=tab]'));
  // The pointer of a dispatched event is not a real one, so it cannot be captured.
  grid().setPointerCapture = () => undefined;
});
afterEach(() => {
  root.unmount();
  container.remove();
});

it('drags a tab with its close button and drops it on the half it is over', () => {
  const start = middleOf(tab('Search'));
  const end = middleOf(tab('Claims')) + 10;
  point('pointerdown', { at: start });
  point('pointermove', { at: start + 10 });
  point('pointermove', { at: end });
  expect(tab('Search').style.translate).toBe(`${end - start}px`);
  expect(container.querySelector<HTMLElement>('[aria-label="Close Search"]')?.style.translate).toBe(
    `${end - start}px`,
  );
  expect(Number.parseFloat(tab('Formula').style.translate)).toBeLessThan(0);
  point('pointerup', { at: end });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', { targetId: 'c', side: 'after' });
  expect(tab('Search').style.translate).toBe('');
});

it('lands after the pinned tab however far it is dragged', () => {
  point('pointerdown', { at: middleOf(tab('Claims')), on: tab('Claims') });
  point('pointermove', { at: -200, on: tab('Claims') });
  point('pointerup', { at: -200, on: tab('Claims') });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('c', { targetId: 'home', side: 'after' });
});

it('does not drag the pinned tab', () => {
  point('pointerdown', { at: middleOf(tab('Home')), on: tab('Home') });
  point('pointermove', { at: 600, on: tab('Home') });
  point('pointerup', { at: 600, on: tab('Home') });
  expect(onMove).not.toHaveBeenCalled();
});

it('gives up on Escape', () => {
  point('pointerdown', { at: middleOf(tab('Search')) });
  point('pointermove', { at: 700 });
  tab('Search').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  point('pointerup', { at: 700 });
  expect(onMove).not.toHaveBeenCalled();
  expect(tab('Search').style.translate).toBe('');
});

it('lets a finger that moves at once scroll, and drags after a hold', async () => {
  const start = middleOf(tab('Search'));
  point('pointerdown', { at: start, pointerType: 'touch' });
  point('pointermove', { at: start + 60, pointerType: 'touch' });
  expect(tab('Search').style.translate).toBe('');
  point('pointerup', { at: start + 60, pointerType: 'touch' });

  point('pointerdown', { at: start, pointerType: 'touch' });
  await vi.waitUntil(() => container.querySelector('[data-dragging]'));
  point('pointermove', { at: start + 400, pointerType: 'touch' });
  point('pointerup', { at: start + 400, pointerType: 'touch' });
  expect(onMove).toHaveBeenCalledOnce();
});

it('renders on a server', () => {
  const html = renderToString(<Strip />);
  expect(html).toContain('aria-label="Open tabs"');
  expect(html.match(/role="tab"/g)).toHaveLength(4);
});
