import './watchTabs.test.support';
import '../theme';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TabStrip, type TabStripTab } from './index';

const tabs: TabStripTab[] = Array.from({ length: 60 }, (_, index) => ({
  id: `t${index}`,
  title: `Chart ${index}`,
}));

/** In ms. It ends a hang, and must not judge a busy machine. */
const patience = 30_000;
const until = (isDone: () => unknown) => vi.waitUntil(isDone, { timeout: patience });

let container: HTMLElement;
let root: Root | undefined;
const tab = (name: string) => container.querySelector(`[role=tab][aria-label="${name}"]`) as HTMLElement;
const close = (name: string) => container.querySelector(`[aria-label="Close ${name}"]`) as HTMLElement;
const press = (name: string, key: string, keys: KeyboardEventInit = {}) => {
  tab(name).focus();
  tab(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...keys }));
};

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  root?.unmount();
  root = undefined;
  container.remove();
});

it('draws two tabs when another is activated', async () => {
  root = createRoot(container);
  root.render(<TabStrip label="Open tabs" defaultTabs={tabs} />);
  // Not before the list of all tabs is there, which comes with a render of its own.
  await until(() => container.querySelector('[aria-label="All tabs"]'));
  expect(window.reactSince().tabs).toBe(tabs.length);
  tab('Chart 3').click();
  await until(() => tab('Chart 3').ariaSelected === 'true');
  expect(window.reactSince().tabs).toBe(2);
});

it('draws no tab that stays when one closes, and none while one is dragged', async () => {
  root = createRoot(container);
  root.render(<TabStrip label="Open tabs" defaultTabs={tabs} />);
  await until(() => container.querySelector('[aria-label="All tabs"]'));
  window.reactSince();
  close('Chart 5').click();
  await until(() => !tab('Chart 5'));
  expect(window.reactSince().tabs).toBe(0);

  const grid = tab('Chart 1').closest('[role=tablist]')?.parentElement as HTMLElement;
  grid.setPointerCapture = () => undefined;
  const point = (type: string, clientX: number) =>
    tab('Chart 1').dispatchEvent(
      new PointerEvent(type, {
        pointerId: 3,
        isPrimary: true,
        button: 0,
        buttons: 1,
        clientX,
        bubbles: true,
      }),
    );
  point('pointerdown', 200);
  for (let x = 210; x < 500; x += 10) point('pointermove', x);
  expect(tab('Chart 2').style.translate).not.toBe('');
  expect(window.reactSince().commits).toBe(0);
  point('pointercancel', 500);
});

/** Says when it is mounted and when it is taken away. */
const Panel = ({ title, onMount }: { title: string; onMount: (title: string) => () => void }) => {
  const first = useRef(title);
  useEffect(() => onMount(first.current), [onMount]);
  return <textarea aria-label={title} />;
};

it('neither mounts a panel again nor moves it in the document, wherever its tab goes', async () => {
  const seen: string[] = [];
  const onMount = (title: string) => {
    seen.push(`+${title}`);
    return () => seen.push(`-${title}`);
  };
  root = createRoot(container);
  root.render(
    <TabStrip
      label="Open tabs"
      defaultTabs={tabs.slice(0, 4)}
      renderPanel={({ title }) => <Panel title={title} onMount={onMount} />}
    />,
  );
  await until(() => seen.length === 1);
  const panel = container.querySelector('[role=tabpanel]');
  const removed: Node[] = [];
  const observer = new MutationObserver((records) =>
    records.forEach(({ removedNodes }) => removed.push(...removedNodes)),
  );
  observer.observe(panel?.parentElement as Element, { childList: true });
  press('Chart 0', 'End', { altKey: true, shiftKey: true });
  await until(() => container.querySelector('[role=tablist]')?.lastElementChild === tab('Chart 0'));
  expect(observer.takeRecords()).toEqual([]);
  expect(removed).toEqual([]);
  expect(seen).toEqual(['+Chart 0']);
  expect(container.querySelector('[role=tabpanel]')).toBe(panel);
});

it('draws a panel when it is first looked at, and keeps it', async () => {
  root = createRoot(container);
  root.render(
    <TabStrip label="Open tabs" defaultTabs={tabs.slice(0, 3)} renderPanel={({ title }) => title} />,
  );
  await until(() => tab('Chart 0'));
  const texts = () => [...container.querySelectorAll('[role=tabpanel]')].map((each) => each.textContent);
  expect(texts()).toEqual(['Chart 0', '', '']);
  tab('Chart 2').click();
  await until(() => texts()[2]);
  expect(texts()).toEqual(['Chart 0', '', 'Chart 2']);
});

it('is drawn on a server as in the browser, without a warning and without a shift', async () => {
  const strip = (
    <StrictMode>
      <TabStrip label="Open tabs" defaultTabs={tabs} renderPanel={({ title }) => title} onNewTab={vi.fn()} />
    </StrictMode>
  );
  const complaint = vi.spyOn(console, 'error');
  container.innerHTML = renderToString(strip);
  const places = () =>
    [...container.querySelectorAll('[role=tab]')].map((each) => each.getBoundingClientRect().x);
  const before = places();
  root = hydrateRoot(container, strip, { onRecoverableError: complaint });
  // The list of all tabs comes where the strip is cut off: nothing before it moves.
  await until(() => container.querySelector('[aria-label="All tabs"]'));
  expect(places()).toEqual(before);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it('leaves what it is not told to change to its consumer', async () => {
  const onTabsChange = vi.fn();
  root = createRoot(container);
  root.render(
    <TabStrip label="Open tabs" tabs={tabs.slice(0, 3)} activeId="t1" onTabsChange={onTabsChange} />,
  );
  await until(() => tab('Chart 0'));
  close('Chart 0').click();
  expect(onTabsChange).toHaveBeenCalledExactlyOnceWith([tabs[1], tabs[2]]);
  expect(tab('Chart 0')).not.toBeNull();
});

const consent = () => container.querySelector<HTMLElement>(':scope > button') as HTMLElement;

const Asking = () => {
  const [list, setList] = useState<readonly TabStripTab[]>(tabs.slice(0, 3));
  const [asked, setAsked] = useState<string>();
  return (
    <>
      <TabStrip label="Open tabs" tabs={list} onClose={setAsked} />
      <button type="button" onClick={() => setList((now) => now.filter(({ id }) => id !== asked))}>
        Really close {asked}
      </button>
    </>
  );
};

it('does not take the focus from where it went while a close was asked about', async () => {
  root = createRoot(container);
  root.render(<Asking />);
  await until(() => tab('Chart 0'));
  press('Chart 0', 'Delete');
  await until(() => consent().textContent === 'Really close t0');
  consent().focus();
  consent().click();
  await until(() => !tab('Chart 0'));
  expect(document.activeElement).toBe(consent());
});

it('has another active tab when its consumer takes the active one away', async () => {
  root = createRoot(container);
  root.render(<Asking />);
  await until(() => tab('Chart 1'));
  tab('Chart 1').click();
  close('Chart 1').click();
  await until(() => consent().textContent === 'Really close t1');
  expect(tab('Chart 1').ariaSelected).toBe('true');
  consent().click();
  await until(() => !tab('Chart 1'));
  expect(tab('Chart 2').ariaSelected).toBe('true');
});

it('does not scroll the page to bring the active tab into sight', async () => {
  container.style.marginBlockStart = '3000px';
  root = createRoot(container);
  root.render(<TabStrip label="Open tabs" defaultTabs={tabs} defaultActiveId="t50" />);
  await until(() => tab('Chart 50'));
  expect(tab('Chart 50').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  expect(window.scrollY).toBe(0);
});
