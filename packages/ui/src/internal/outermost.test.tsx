import { createRef, StrictMode, type ReactElement, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Carousel } from '../carousel';
import { FormFactorPicker } from '../form-factor';
import { SplitPanes } from '../split-panes';
import { TabStrip } from '../tab-strip';
import { createToastQueue, ToastRegion } from '../toast';
import type { OutermostProps } from './outermost';

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => root.unmount());

const panes = [<p key="left">Left</p>, <p key="right">Right</p>];
const words = (item: string) => item;
const queue = createToastQueue();

/** Each of the published components, and what its outermost element is. */
const components: [string, string, (props: OutermostProps & { ref?: Ref<never> }) => ReactElement][] = [
  [
    'Carousel',
    '[role=listbox]',
    (props) => (
      <Carousel
        {...{ ...props, ref: undefined }}
        label="Kinds"
        items={['One']}
        itemKey={words}
        itemLabel={words}
      >
        {words}
      </Carousel>
    ),
  ],
  ['TabStrip', 'div:has(> [role=status])', (props) => <TabStrip {...props} label="Tabs" defaultTabs={[]} />],
  ['SplitPanes', 'div:has(> [role=separator])', (props) => <SplitPanes {...props}>{panes}</SplitPanes>],
  ['FormFactorPicker', 'fieldset', (props) => <FormFactorPicker {...props} />],
  ['ToastRegion', 'section', (props) => <ToastRegion {...props} queue={queue} />],
];

describe.each(components)('%s', (_name, outermost, draw) => {
  it('takes id, class, style and marks on its outermost element, and keeps its own', async () => {
    const props = { id: 'mine', className: 'wide tall', style: { order: 7 }, 'data-testid': 'found' };
    root.render(<StrictMode>{draw(props)}</StrictMode>);
    await expect.poll(() => document.getElementById('mine')).not.toBeNull();
    const element = document.getElementById('mine');
    expect(element?.matches(outermost)).toBe(true);
    expect([...(element?.classList ?? [])]).toEqual(expect.arrayContaining(['wide', 'tall']));
    expect(element?.classList.length).toBeGreaterThan(2);
    expect(element?.style.order).toBe('7');
    expect(element?.dataset.testid).toBe('found');
  });

  it('has nothing added where nothing is said', async () => {
    root.render(<StrictMode>{draw({})}</StrictMode>);
    await expect.poll(() => document.querySelector(outermost)).not.toBeNull();
    expect(document.querySelector(outermost)?.className).not.toMatch(/undefined|\s$/);
  });
});

it.each(components.slice(1))('%s: its ref is that element', async (_name, outermost, draw) => {
  const ref = createRef<never>();
  root.render(<StrictMode>{draw({ ref })}</StrictMode>);
  await expect.poll(() => ref.current).not.toBeNull();
  expect(ref.current).toBe(document.querySelector(outermost));
});

it('SplitPanes: a style of the page does not move the divider', async () => {
  root.render(
    <SplitPanes id="panes" style={{ gridTemplateColumns: '1fr', blockSize: 40 }} sizes={[30, 70]}>
      <p>Left</p>
      <p>Right</p>
    </SplitPanes>,
  );
  await expect.poll(() => document.getElementById('panes')?.style.blockSize).toBe('40px');
  expect(document.getElementById('panes')?.style.gridTemplateColumns).toContain('30fr');
});
