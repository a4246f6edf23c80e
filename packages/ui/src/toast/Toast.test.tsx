import '../theme';
import { Profiler, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createToastQueue, ToastHistory, ToastRegion, type ToastQueue } from './index';

let container: HTMLElement;
let root: Root;
let queue: ToastQueue;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  queue = createToastQueue();
});
afterEach(() => {
  root.unmount();
  container.remove();
});

/** Often enough that two hundred toasts do not take long, and as long as a busy machine needs. */
const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 20_000 });
const region = () => document.querySelector('section');
const card = () => document.querySelector<HTMLElement>('[role=group]:not([data-leaving])');
const show = async (element: ReactNode) => {
  root.render(<StrictMode>{element}</StrictMode>);
  await until(() => expect(region()).not.toBeNull());
};
const press = (key: string, init: KeyboardEventInit = {}, on: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  on.dispatchEvent(event);
  return event;
};
const point = (type: string, on: Element, clientX = 0) =>
  on.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX,
      bubbles: true,
      cancelable: true,
    }),
  );

describe('a burst', () => {
  it('of two hundred toasts is one render, and each is seen or remembered', async () => {
    const commits = vi.fn();
    const all = createToastQueue({ historyLimit: 200 });
    await show(
      <Profiler id="toasts" onRender={commits}>
        <ToastRegion queue={all} />
      </Profiler>,
    );
    commits.mockClear();
    for (let n = 0; n < 200; n += 1) all.add({ title: `Toast ${n}` });
    await until(() => expect(card()?.textContent).toContain('Toast 0'));
    expect(card()?.textContent).toContain('199 more');
    expect(commits).toHaveBeenCalledOnce();
    for (let n = 0; n < 200; n += 1) {
      await until(() => expect(card()?.textContent).toContain(`Toast ${n}`));
      all.dismiss(all.getToasts()[0]?.id ?? '', 'ended');
    }
    expect(all.getHistory()).toHaveLength(200);
  });
});

describe('announcing', () => {
  /** Everything that a screen reader is told, from here on: what is added to a live region that is there. */
  const listen = () => {
    const said: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) {
          const words = node instanceof Element ? [...node.children] : [node];
          const live = target instanceof Element ? target.role : null;
          said.push(`${live}: ${words.map(({ textContent }) => textContent).join('. ')}`);
        }
      }
    });
    for (const live of document.querySelectorAll('[role=status], [role=alert]')) {
      observer.observe(live, { childList: true });
    }
    return said;
  };

  it('says a toast and each change of its words once, without its buttons', async () => {
    await show(<ToastRegion queue={queue} />);
    const said = listen();
    const id = queue.add({ title: 'Saving', action: { label: 'Stop', onPress: () => undefined } });
    await until(() => expect(said).toEqual(['status: Saving']));
    queue.update(id, { title: 'Saved', description: 'As a draft', action: undefined });
    await until(() => expect(said).toEqual(['status: Saving', 'status: Saved. As a draft']));
  });

  it('says the same words of two toasts twice, and a destructive one as an alert', async () => {
    await show(<ToastRegion queue={queue} />);
    const said = listen();
    queue.dismiss(queue.add({ title: 'Copied' }));
    const first = queue.add({ title: 'Copied' });
    await until(() => expect(said).toEqual(['status: Copied']));
    queue.dismiss(first);
    queue.add({ title: 'Copied' });
    await until(() => expect(said).toEqual(['status: Copied', 'status: Copied']));
    queue.dismissAll();
    queue.add({ title: 'Error', variant: 'destructive' });
    await until(() => expect(said.at(-1)).toBe('alert: Error'));
  });

  it('is in the words that are seen, which are nowhere else', async () => {
    await show(<ToastRegion queue={queue} />);
    queue.add({ title: 'Copied' });
    await until(() => expect(card()?.querySelector('[role=status]')).toHaveProperty('textContent', 'Copied'));
    expect(document.body.textContent.split('Copied')).toHaveLength(2);
  });

  it('says a count when it has come to rest, not each time', async () => {
    await show(<ToastRegion queue={queue} />);
    const said = listen();
    for (let n = 1; n <= 6; n += 1) {
      queue.add({ title: 'Failed' });
      await until(() => expect(card()?.textContent).toContain(n === 1 ? 'Failed' : `×${n}`));
    }
    expect(card()?.querySelector('[role=img]')).toHaveProperty('textContent', '×6');
    await until(() => expect(said).toEqual(['status: Failed', 'status: 6 times']));
  });

  it('does not say again what comes back', async () => {
    await show(<ToastRegion queue={queue} />);
    const said = listen();
    queue.add({ title: 'Undo?', duration: null });
    queue.add({ title: 'Next' });
    queue.makeWay();
    await until(() => expect(said).toEqual(['status: Next']));
    queue.dismiss(queue.getToasts()[0]?.id ?? '');
    await until(() => expect(card()?.textContent).toContain('Undo?'));
    expect(said).toEqual(['status: Next']);
  });
});

describe('keys', () => {
  it('go to the toasts and back by the hotkey, whichever it is', async () => {
    container.insertAdjacentHTML('afterend', '<button id="origin">Origin</button>');
    const origin = document.getElementById('origin') as HTMLElement;
    await show(<ToastRegion queue={queue} hotkey="Alt+T" />);
    queue.add({ title: 'A' });
    await until(() => expect(card()).not.toBeNull());
    origin.focus();
    expect(press('F8', {}, origin).defaultPrevented).toBe(false);
    expect(press('t', { altKey: true }, origin).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(region());
    press('t', { altKey: true }, region() ?? document);
    expect(document.activeElement).toBe(origin);
    origin.remove();
  });

  /** A toast, and a control beside it that has the focus. */
  const beside = async (html: string, hotkey?: string) => {
    await show(<ToastRegion queue={queue} hotkey={hotkey} />);
    container.insertAdjacentHTML('beforebegin', `<div id="around">${html}</div>`);
    onTestFinished(() => document.getElementById('around')?.remove());
    const field = document.getElementById('field') as HTMLElement;
    field.focus();
    queue.add({ title: 'A' });
    await until(() => expect(card()).not.toBeNull());
    return field;
  };
  const fields = [
    ['an input', '<input id="field">'],
    ['a text area', '<textarea id="field"></textarea>'],
    ['a select', '<select id="field"></select>'],
    ['editable text', '<div contenteditable="true"><p id="field" tabindex="0">a</p></div>'],
  ] as const;

  it.each(fields)('F8 goes to the toasts from %s and back, Escape is left to it', async (_who, html) => {
    const field = await beside(html);
    press('Escape', {}, field);
    expect(queue.getToasts()).toHaveLength(1);
    expect(press('F8', {}, field).defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(region());
    press('F8', {}, region() as HTMLElement);
    expect(document.activeElement).toBe(field);
  });

  it('leave a hotkey that types to a field', async () => {
    const field = await beside('<input id="field">', 'n');
    expect(press('n', {}, field).defaultPrevented).toBe(false);
    expect(document.activeElement).toBe(field);
    expect(press('n').defaultPrevented).toBe(true);
  });

  it.each([
    ['an input method', { isComposing: true }],
    ['an old input method', { keyCode: 229 }],
  ])('are left to %s', async (_who, init) => {
    const field = await beside('<button id="field">b</button>');
    expect(press('F8', init, field).defaultPrevented).toBe(false);
    press('Escape', init, field);
    expect(document.activeElement).not.toBe(region());
    expect(queue.getToasts()).toHaveLength(1);
  });

  it('are left to the page without a toast, and without a hotkey', async () => {
    await show(<ToastRegion queue={queue} hotkey={null} />);
    expect(region()?.getAttribute('aria-label')).toBe('Notifications');
    queue.add({ title: 'A' });
    await until(() => expect(card()).not.toBeNull());
    expect(press('F8').defaultPrevented).toBe(false);
    root.render(<ToastRegion queue={createToastQueue()} />);
    await until(() => expect(region()?.getAttribute('aria-label')).toBe('Notifications (F8)'));
    await until(() => expect(card()).toBeNull());
    expect(press('F8').defaultPrevented).toBe(false);
  });

  it('Escape closes from the page, unless something there used it or a dialog is open around it', async () => {
    await show(<ToastRegion queue={queue} />);
    container.insertAdjacentHTML('beforebegin', '<div id="around" role="dialog"><button>b</button></div>');
    const around = document.getElementById('around') as HTMLElement;
    queue.add({ title: 'A' });
    await until(() => expect(card()).not.toBeNull());
    press('Escape', {}, around.firstElementChild ?? around);
    expect(queue.getToasts()).toHaveLength(1);
    const used = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', used);
    press('Escape');
    document.removeEventListener('keydown', used);
    expect(queue.getToasts()).toHaveLength(1);
    press('Escape');
    expect(queue.getHistory()[0]?.outcome).toBe('dismissed');
    around.remove();
  });
});

describe('focus', () => {
  it('goes on to the next toast, and after the last back to where it came from', async () => {
    container.insertAdjacentHTML('afterend', '<button id="origin">Origin</button>');
    const origin = document.getElementById('origin') as HTMLElement;
    await show(<ToastRegion queue={queue} />);
    queue.add({ title: 'A' });
    queue.add({ title: 'B' });
    await until(() => expect(card()?.textContent).toContain('A'));
    origin.focus();
    press('F8', {}, origin);
    card()?.querySelector('button')?.focus();
    card()?.querySelector('button')?.click();
    await until(() => expect(card()?.textContent).toContain('B'));
    expect(document.activeElement).toBe(region());
    // Taken back by the program, not by a key.
    queue.dismissAll();
    await until(() => expect(document.activeElement).toBe(origin));
    origin.remove();
  });
});

describe('a swipe', () => {
  it.each([
    ['right', 'ltr', 50, true],
    ['right', 'rtl', 50, true],
    ['right', 'ltr', 49, false],
    ['right', 'ltr', -80, false],
    ['left', 'ltr', -50, true],
    ['end', 'rtl', -50, true],
    ['end', 'rtl', 50, false],
  ] as const)('to the %s, in %s, by %d px: %s', async (swipeDirection, direction, distance, isGone) => {
    document.documentElement.dir = direction;
    await show(<ToastRegion queue={queue} swipeDirection={swipeDirection} />);
    queue.add({ title: 'A' });
    await until(() => expect(card()).not.toBeNull());
    const swiped = card() as HTMLElement;
    swiped.setPointerCapture = () => undefined;
    point('pointerdown', swiped, 500);
    point('pointermove', swiped, 500 + distance);
    const shown = swiped.style.getPropertyValue('--seedbed-toast-swipe');
    point('pointerup', swiped, 500 + distance);
    expect(shown).toBe(isGone || distance === 49 ? `${distance}px` : '');
    expect(queue.getToasts()).toHaveLength(isGone ? 0 : 1);
    document.documentElement.dir = 'ltr';
  });

  it('commits nothing on the way', async () => {
    const commits = vi.fn();
    await show(
      <Profiler id="toasts" onRender={commits}>
        <ToastRegion queue={queue} />
      </Profiler>,
    );
    queue.add({ title: 'A', duration: null });
    await until(() => expect(card()).not.toBeNull());
    const swiped = card() as HTMLElement;
    swiped.setPointerCapture = () => undefined;
    commits.mockClear();
    point('pointerdown', swiped, 500);
    for (let x = 500; x <= 540; x += 1) point('pointermove', swiped, x);
    expect(swiped.style.getPropertyValue('--seedbed-toast-swipe')).toBe('40px');
    expect(commits).not.toHaveBeenCalled();
  });
});

describe('on a server', () => {
  it('draws nothing, and takes over without a warning', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = (
      <main>
        <ToastRegion queue={queue} />
        <ToastHistory queue={queue} emptyText="Nothing yet" />
      </main>
    );
    queue.add({ title: 'Added before' });
    root.unmount();
    container.innerHTML = renderToString(page);
    expect(container.textContent).toBe('Nothing yet');
    root = hydrateRoot(container, <StrictMode>{page}</StrictMode>, { onRecoverableError: warned });
    await until(() => expect(card()?.textContent).toContain('Added before'));
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });
});
