import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type CSSProperties } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  dark,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { SplitPaneDivider, SplitPanes } from '.';

const Sheet = ({ name, lines = 12 }: { name: string; lines?: number }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region needs a tab stop
  <section aria-label={name} tabIndex={0} style={{ padding: 16, blockSize: '100%', overflow: 'auto' }}>
    <h3>{name}</h3>
    {Array.from({ length: lines }, (_, line) => (
      <p key={`${name}-${line}`}>Magnesium bisglycinate, {100 + line} mg per serving</p>
    ))}
  </section>
);

const meta = {
  title: 'Components/SplitPanes',
  component: SplitPanes,
  args: {
    onSizesChange: fn(),
    children: [<Sheet key="formula" name="Formula" />, <Sheet key="claims" name="Claims" />],
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 320, inlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SplitPanes>;
export default meta;
type Story = StoryObj<typeof meta>;

const handleOf = (canvas: HTMLElement) => within(canvas).getByRole('separator', { name: 'Resize panes' });

export const Hero: Story = {};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvasElement, args }) => {
    handleOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([60, 40]);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([50, 50]);
  },
};

export const ThreePanes: Story = {
  args: {
    defaultSizes: [20, 50, 30],
    limits: [{ min: '120px', max: '320px' }, { min: 30 }, { min: 10 }],
    children: [
      <Sheet key="sources" name="Sources" />,
      <Sheet key="answer" name="Answer" />,
      <Sheet key="notes" name="Notes" />,
    ],
  },
};

export const Nested: Story = {
  args: {
    children: [
      <Sheet key="formula" name="Formula" />,
      <SplitPanes key="right" orientation="vertical" handleLabel={() => 'Resize claims and documents'}>
        <Sheet name="Claims" />
        <Sheet name="Documents" />
      </SplitPanes>,
    ],
  },
};

export const Collapsible: Story = {
  args: { limits: [{ min: 20, isCollapsible: true }, { min: 30 }], defaultSizes: [30, 70] },
  play: async ({ canvasElement, args, step }) => {
    const handle = handleOf(canvasElement);
    handle.focus();
    const press = async (keys: string, sizes: number[]) => {
      await userEvent.keyboard(keys);
      await expect(args.onSizesChange).toHaveBeenLastCalledWith(sizes);
      await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(sizes[0])));
    };
    await expect(handle).toHaveAttribute('aria-valuemin', '0');
    await step('Enter folds the pane away', () => press('{Enter}', [0, 100]));
    await expect(canvasElement.querySelector('[aria-label="Formula"]')?.closest('[inert]')).not.toBeNull();
    await step('and brings it back as it was', () => press('{Enter}', [30, 70]));
    await step('An arrow stops at the minimum', () => press('{ArrowLeft}', [20, 80]));
    await step('and folds from there', () => press('{ArrowLeft}', [0, 100]));
  },
};

export const Folded: Story = {
  args: { limits: [{ min: 20, isCollapsible: true }, { min: 30 }], defaultSizes: [0, 100] },
};

/** A pointer that holds the divider and takes it along; the test runner's own cannot be captured. */
const hold = async (handle: HTMLElement, path: readonly number[]) => {
  handle.setPointerCapture = () => undefined;
  const x = handle.getBoundingClientRect().x;
  await fireEvent.pointerDown(handle, { pointerId: 1, button: 0, clientX: x });
  for (const travelled of path)
    await fireEvent.pointerMove(handle, { pointerId: 1, buttons: 1, clientX: x + travelled });
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const handle = handleOf(canvasElement);
    await hold(handle, [40, 90]);
    await waitFor(() => expect(Number(handle.getAttribute('aria-valuenow'))).toBeGreaterThan(50));
    await expect(handle).toHaveAttribute('data-resizing');
  },
};

export const Preview: Story = {
  args: { isPreview: true },
  play: async ({ canvasElement }) => {
    const handle = handleOf(canvasElement);
    const before = handle.previousElementSibling?.clientWidth;
    await hold(handle, [90]);
    await waitFor(() => expect(handle.style.getPropertyValue('--seedbed-split-ghost')).toBe('90px'));
    await expect(handle.previousElementSibling?.clientWidth).toBe(before);
  },
};

/** Two panes that the page places itself, with the divider between them. */
function OwnPanes() {
  const ref = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(40);
  return (
    <div
      ref={ref}
      style={
        {
          '--share': share,
          display: 'grid',
          gridTemplateColumns: 'calc(var(--share) * 1%) auto minmax(0, 1fr)',
          blockSize: '100%',
        } as CSSProperties
      }
    >
      <div id="sources" style={{ overflow: 'hidden' }}>
        <Sheet name="Sources" />
      </div>
      <SplitPaneDivider
        groupRef={ref}
        controls="sources"
        label="Resize sources"
        size={share}
        min={20}
        onResize={(next) => ref.current?.style.setProperty('--share', String(next))}
        onSizeChange={setShare}
      />
      <div style={{ overflow: 'hidden' }}>
        <Sheet name="Notes" />
      </div>
    </div>
  );
}

export const DividerAlone: Story = {
  render: () => <OwnPanes />,
  play: async ({ canvas }) => {
    const divider = canvas.getByRole('separator', { name: 'Resize sources' });
    const width = () => divider.previousElementSibling?.clientWidth ?? 0;
    const before = width();
    await hold(divider, [60]);
    await waitFor(() => expect(width()).toBe(before + 60));
    await fireEvent.pointerUp(divider, { pointerId: 1 });
    await waitFor(() => expect(divider).not.toHaveAttribute('aria-valuenow', '40'));
    divider.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(divider).toHaveAttribute('aria-valuenow', '20'));
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(handleOf(canvasElement)).toHaveFocus();
  },
};

export const RightToLeft: Story = { ...rightToLeft };

export const RightToLeftKeyboard: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    handleOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([60, 40]);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([50, 50]);
  },
};

export const Dark: Story = { ...dark };

export const ForcedColors: Story = {
  ...forcedColors(async ({ canvasElement }) => {
    const handle = handleOf(canvasElement);
    const canvas = getComputedStyle(document.body).backgroundColor;
    await expect(getComputedStyle(handle).backgroundColor).not.toBe(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await expectFocusRing(handle);
  }),
};

export const ReducedMotion: Story = { ...reducedMotion };

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const handle = handleOf(canvasElement);
    handle.focus();
    const press = async (keys: string, sizes: number[]) => {
      await userEvent.keyboard(keys);
      await expect(args.onSizesChange).toHaveBeenLastCalledWith(sizes);
      await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(sizes[0])));
    };
    await step('Arrows move by ten percent', () => press('{ArrowRight}', [60, 40]));
    await step('and back', () => press('{ArrowLeft}', [50, 50]));
    await step('Shift goes to the limit', () => press('{Shift>}{ArrowLeft}{/Shift}', [25, 75]));
    await step('either way', () => press('{Shift>}{ArrowRight}{/Shift}', [75, 25]));
    await step('Home is the smallest', () => press('{Home}', [25, 75]));
    await step('End is the largest', () => press('{End}', [75, 25]));
    await step('A double-click shares evenly', async () => {
      await userEvent.dblClick(handle);
      await expect(args.onSizesChange).toHaveBeenLastCalledWith([50, 50]);
    });
    await step('Escape while dragging goes back', async () => {
      await hold(handle, [60]);
      await waitFor(() => expect(handle).not.toHaveAttribute('aria-valuenow', '50'));
      await userEvent.keyboard('{Escape}');
      await expect(handle).toHaveAttribute('aria-valuenow', '50');
      await expect(args.onSizesChange).toHaveBeenLastCalledWith([50, 50]);
    });
  },
};

export const RefusedByItsOwner: Story = {
  args: { sizes: [70, 30] },
  play: async ({ canvasElement, args }) => {
    const handle = handleOf(canvasElement);
    const group = handle.parentElement as HTMLElement;
    const before = group.style.gridTemplateColumns;
    await fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([60, 40]);
    await expect(group.style.gridTemplateColumns).toBe(before);
  },
};
