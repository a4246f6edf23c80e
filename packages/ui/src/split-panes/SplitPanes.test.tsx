import '../theme';
import { Profiler, StrictMode, useRef, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { SplitPaneDivider, SplitPanes, type SizeStorage } from './index';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.createElement('div');
  container.style.cssText = 'inline-size: 1000px; block-size: 300px';
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  root.unmount();
  container.remove();
});

const show = async (element: ReactElement) => {
  root.render(<StrictMode>{element}</StrictMode>);
  await vi.waitFor(() => expect(container.querySelector('[role=separator]')).not.toBeNull());
};
const handle = () => container.querySelector<HTMLElement>('[role=separator]') as HTMLElement;
const ghost = () => handle().style.getPropertyValue('--seedbed-split-ghost');
const shares = () =>
  [...container.querySelectorAll<HTMLElement>(':scope > div > div:not([role])')].map((pane) =>
    Math.round((100 * pane.offsetWidth) / 999),
  );
const point = (type: string, clientX: number) =>
  handle().dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      button: 0,
      buttons: type === 'pointerup' ? 0 : 1,
      clientX,
      clientY: 10,
      bubbles: true,
      cancelable: true,
    }),
  );

/** The pointer of a dispatched event is not a real one, so it cannot be captured. */
const allowCapture = () => {
  handle().setPointerCapture = () => undefined;
};

const memory = (first?: string): SizeStorage & { value: string | undefined } => ({
  value: first,
  getItem() {
    return this.value ?? null;
  },
  setItem(_key, value) {
    this.value = value;
  },
});

/** The part of Chromium's protocol that is spoken here; Vitest types the session without it. */
interface TouchSession {
  send: (method: 'Emulation.setTouchEmulationEnabled', params: object) => Promise<void>;
}

const two = [<p key="a">left</p>, <p key="b">right</p>];

describe('SplitPanes', () => {
  it('follows the pointer without a React commit and reports on release', async () => {
    const commits = vi.fn();
    const onSizesChange = vi.fn();
    await show(
      <Profiler id="panes" onRender={commits}>
        <SplitPanes onSizesChange={onSizesChange}>{two}</SplitPanes>
      </Profiler>,
    );
    allowCapture();
    commits.mockClear();
    point('pointerdown', 500);
    for (let x = 500; x <= 600; x += 10) point('pointermove', x);
    await vi.waitFor(() => expect(shares()).toEqual([60, 40]));
    expect(commits).not.toHaveBeenCalled();
    point('pointerup', 600);
    expect(onSizesChange).toHaveBeenCalledExactlyOnceWith([60, 40]);
    await vi.waitFor(() => expect(handle().getAttribute('aria-valuenow')).toBe('60'));
  });

  it('goes back when its owner refuses the drag', async () => {
    await show(<SplitPanes sizes={[70, 30]}>{two}</SplitPanes>);
    allowCapture();
    point('pointerdown', 700);
    point('pointermove', 400);
    await vi.waitFor(() => expect(shares()).toEqual([40, 60]));
    expect(handle().getAttribute('aria-valuenow')).toBe('40');
    point('pointerup', 400);
    await vi.waitFor(() => expect(shares()).toEqual([70, 30]));
    expect(handle().getAttribute('aria-valuenow')).toBe('70');
  });

  it('goes back on Escape', async () => {
    await show(<SplitPanes>{two}</SplitPanes>);
    allowCapture();
    point('pointerdown', 500);
    point('pointermove', 700);
    await vi.waitFor(() => expect(shares()).toEqual([70, 30]));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shares()).toEqual([50, 50]));
  });

  it('moves only the divider in preview, and the panes on release', async () => {
    await show(<SplitPanes isPreview>{two}</SplitPanes>);
    allowCapture();
    point('pointerdown', 500);
    point('pointermove', 650);
    await vi.waitFor(() => expect(ghost()).toBe('150px'));
    expect(shares()).toEqual([50, 50]);
    point('pointerup', 650);
    await vi.waitFor(() => expect(shares()).toEqual([65, 35]));
    expect(ghost()).toBe('');
  });

  it('keeps pixel limits', async () => {
    await show(
      <SplitPanes limits={[{ min: '300px' }, { min: '100px' }]} defaultSizes={[10, 90]}>
        {two}
      </SplitPanes>,
    );
    await vi.waitFor(() => expect(shares()).toEqual([30, 70]));
    expect(handle().getAttribute('aria-valuemin')).toBe('30');
    expect(handle().getAttribute('aria-valuemax')).toBe('90');
  });

  it('saves under its key and comes back', async () => {
    const storage = memory();
    await show(
      <SplitPanes saveKey="panes" storage={storage}>
        {two}
      </SplitPanes>,
    );
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(storage.value).toBe('{"sizes":[60,40],"expandToSizes":[60,40]}'));
    root.unmount();
    root = createRoot(container);
    await show(
      <SplitPanes saveKey="panes" storage={storage}>
        {two}
      </SplitPanes>,
    );
    expect(shares()).toEqual([60, 40]);
  });

  it.each([
    [
      'throws',
      {
        getItem: () => {
          throw new Error('denied');
        },
        setItem: () => {
          throw new Error('full');
        },
      },
    ],
    ['holds another version', memory('{"sizes":[100]}')],
  ])('works when its storage %s', async (_name, storage) => {
    await show(
      <SplitPanes saveKey="panes" storage={storage}>
        {two}
      </SplitPanes>,
    );
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(shares()).toEqual([60, 40]));
  });

  it('renders on a server with its default layout, touching no storage', () => {
    const storage = { getItem: vi.fn(), setItem: vi.fn() };
    const html = renderToString(
      <SplitPanes saveKey="panes" storage={storage} defaultSizes={[30, 70]}>
        {two}
      </SplitPanes>,
    );
    expect(html).toContain('30.0000fr');
    expect(storage.getItem).not.toHaveBeenCalled();
  });

  it('hydrates what a server rendered, then stands as it was kept', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const panes = (
      <SplitPanes saveKey="panes" storage={memory('{"sizes":[30,70]}')}>
        {two}
      </SplitPanes>
    );
    root.unmount();
    container.innerHTML = renderToString(panes);
    expect(shares()).toEqual([50, 50]);
    root = hydrateRoot(container, panes);
    await vi.waitFor(() => expect(shares()).toEqual([30, 70]));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('does not take a press, or a double-click, for a change', async () => {
    const onSizesChange = vi.fn();
    const storage = memory();
    await show(
      <SplitPanes saveKey="panes" storage={storage} onSizesChange={onSizesChange}>
        {two}
      </SplitPanes>,
    );
    allowCapture();
    point('pointerdown', 500);
    point('pointerup', 500);
    expect(onSizesChange).not.toHaveBeenCalled();
    await userEvent.dblClick(handle());
    expect(onSizesChange).toHaveBeenCalledExactlyOnceWith([50, 50]);
  });

  it('lets a handle be taken again after one was unmounted while it was held', async () => {
    await show(<SplitPanes>{[...two, <p key="c">third</p>]}</SplitPanes>);
    [...container.querySelectorAll<HTMLElement>('[role=separator]')].forEach((each) => {
      each.setPointerCapture = () => undefined;
    });
    const held = container.querySelectorAll('[role=separator]')[1];
    held?.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, clientX: 666, bubbles: true }));
    await show(<SplitPanes>{two}</SplitPanes>);
    await vi.waitFor(() => expect(container.querySelectorAll('[role=separator]')).toHaveLength(1));
    allowCapture();
    point('pointerdown', 500);
    point('pointermove', 600);
    await vi.waitFor(() => expect(shares()).toEqual([60, 40]));
    point('pointerup', 600);
  });

  it('shares evenly again when a pane comes or goes', async () => {
    await show(<SplitPanes>{two}</SplitPanes>);
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(shares()).toEqual([60, 40]));
    await show(<SplitPanes>{[...two, <p key="c">third</p>]}</SplitPanes>);
    await vi.waitFor(() => expect(shares()).toEqual([33, 33, 33]));
  });

  it('listens to no pointer on the document or the window', async () => {
    const onDocument = vi.spyOn(document, 'addEventListener');
    const onWindow = vi.spyOn(window, 'addEventListener');
    await show(<SplitPanes>{two}</SplitPanes>);
    allowCapture();
    point('pointerdown', 500);
    point('pointermove', 600);
    await vi.waitFor(() => expect(shares()).toEqual([60, 40]));
    point('pointerup', 600);
    const types = [...onDocument.mock.calls, ...onWindow.mock.calls].map(([type]) => type);
    expect(types.filter((type) => /pointer|mouse|touch/.test(type))).toEqual([]);
    onDocument.mockRestore();
    onWindow.mockRestore();
  });

  it('names the pane that each divider resizes, and it is there', async () => {
    await show(
      <SplitPanes>
        <p>left</p>
        {null}
        <SplitPanes orientation="vertical">{two}</SplitPanes>
      </SplitPanes>,
    );
    const handles = [...container.querySelectorAll('[role=separator]')];
    expect(handles).toHaveLength(2);
    for (const each of handles)
      expect(document.getElementById(each.getAttribute('aria-controls') ?? '')?.nextElementSibling).toBe(
        each,
      );
  });

  it('keeps the size to which a folded pane expands', async () => {
    const storage = memory();
    const panes = (
      <SplitPanes
        saveKey="panes"
        storage={storage}
        defaultSizes={[40, 60]}
        limits={[{ min: 20, isCollapsible: true }, {}]}
      >
        {two}
      </SplitPanes>
    );
    await show(panes);
    handle().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(storage.value).toBe('{"sizes":[0,100],"expandToSizes":[40,100]}'));
    expect(container.querySelector('[data-collapsed]')?.hasAttribute('inert')).toBe(true);
    root.unmount();
    root = createRoot(container);
    await show(panes);
    expect(shares()).toEqual([0, 100]);
    handle().focus();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(shares()).toEqual([40, 60]));
  });

  it('refuses a layout for another number of panes', () => {
    expect(() => renderToString(<SplitPanes sizes={[50, 30, 20]}>{two}</SplitPanes>)).toThrow(
      '3 sizes for 2 panes',
    );
  });

  it('is 5 px wide for a fine pointer and 15 px for a finger', async () => {
    await show(<SplitPanes>{two}</SplitPanes>);
    const width = () => getComputedStyle(handle(), '::after').width;
    expect(width()).toBe('5px');
    const session = cdp() as unknown as TouchSession;
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
    await vi.waitFor(() => expect(width()).toBe('15px'));
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  });
});

describe('SplitPaneDivider', () => {
  const onResize = vi.fn();
  const onSizeChange = vi.fn();
  const Bench = ({ size, min }: { size: number; min?: number }) => {
    const ref = useRef<HTMLDivElement>(null);
    return (
      <div ref={ref} style={{ position: 'relative', blockSize: '100%' }}>
        <div id="left" />
        <div style={{ position: 'absolute', insetBlock: 0, insetInlineStart: `${size}%`, display: 'grid' }}>
          <SplitPaneDivider groupRef={ref} controls="left" {...{ size, min, onResize, onSizeChange }} />
        </div>
      </div>
    );
  };
  beforeEach(() => {
    onResize.mockClear();
    onSizeChange.mockClear();
  });

  it('names the pane before it, its share and its limits', async () => {
    await show(<Bench size={90} />);
    expect(handle().getAttribute('aria-controls')).toBe('left');
    expect(['now', 'min', 'max'].map((name) => handle().getAttribute(`aria-value${name}`))).toEqual([
      '75',
      '25',
      '75',
    ]);
    expect(handle().offsetHeight).toBe(300);
    expect(onResize).not.toHaveBeenCalled();
  });

  it('says where it is while it is dragged, and changes on release', async () => {
    await show(<Bench size={50} />);
    allowCapture();
    point('pointerdown', 500);
    point('pointermove', 600);
    await vi.waitFor(() => expect(onResize).toHaveBeenCalledExactlyOnceWith(60));
    expect(onSizeChange).not.toHaveBeenCalled();
    point('pointerup', 600);
    expect(onSizeChange).toHaveBeenCalledExactlyOnceWith(60);
  });

  it('goes back when a drag is given up, and when its outcome is refused', async () => {
    await show(<Bench size={50} />);
    allowCapture();
    point('pointerdown', 500);
    point('pointermove', 600);
    await vi.waitFor(() => expect(onResize).toHaveBeenLastCalledWith(60));
    await userEvent.keyboard('{Escape}');
    expect(onResize).toHaveBeenLastCalledWith(50);
    expect(onSizeChange).not.toHaveBeenCalled();
    point('pointerdown', 500);
    point('pointermove', 700);
    await vi.waitFor(() => expect(onResize).toHaveBeenLastCalledWith(70));
    point('pointerup', 700);
    await show(<Bench size={50} />);
    await vi.waitFor(() => expect(onResize).toHaveBeenLastCalledWith(50));
  });

  it('moves by keys, and shares evenly on a double-click', async () => {
    await show(<Bench size={50} min={10} />);
    handle().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onSizeChange).toHaveBeenLastCalledWith(60);
    await userEvent.keyboard('{Home}');
    expect(onSizeChange).toHaveBeenLastCalledWith(10);
    await userEvent.dblClick(handle());
    expect(onSizeChange).toHaveBeenLastCalledWith(50);
  });
});
