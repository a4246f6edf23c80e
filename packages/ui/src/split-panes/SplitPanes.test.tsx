import '../theme';
import { Profiler, StrictMode, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SplitPanes, type SizeStorage } from './index';

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
const shares = () =>
  [...container.querySelectorAll<HTMLElement>(':scope > div > div:not([role])')].map((pane) =>
    Math.round((100 * pane.offsetWidth) / 999),
  );
const point = (type: string, clientX: number) =>
  handle().dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      button: 0,
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
    await vi.waitFor(() => expect(handle().style.translate).toBe('150px'));
    expect(shares()).toEqual([50, 50]);
    point('pointerup', 650);
    await vi.waitFor(() => expect(shares()).toEqual([65, 35]));
    expect(handle().style.translate).toBe('');
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
    await vi.waitFor(() => expect(storage.value).toBe('{"sizes":[60,40]}'));
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
});
