import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { SplitPanes } from './SplitPanes';

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

export const Hero: Story = {};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const ThreePanes: Story = {
  args: {
    defaultSizes: [20, 50, 30],
    limits: [{ min: '120px', max: '320px' }, { min: 30 }, { min: 10 }],
    handleTitle: 'Double-click to share evenly',
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

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Resize panes' });
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([60, 40]);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Resize panes' });
    handle.focus();
    const press = async (keys: string, sizes: number[]) => {
      await userEvent.keyboard(keys);
      await expect(args.onSizesChange).toHaveBeenLastCalledWith(sizes);
      await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(sizes[0])));
    };
    await step('Arrows move by ten percent', () => press('{ArrowRight}', [60, 40]));
    await step('and back', () => press('{ArrowLeft}', [50, 50]));
    await step('Shift goes to the limit', () => press('{Shift>}{ArrowLeft}{/Shift}', [25, 75]));
    await step('End is the largest', () => press('{End}', [75, 25]));
    await step('Home is the smallest', () => press('{Home}', [25, 75]));
    await step('A double-click shares evenly', async () => {
      await userEvent.dblClick(handle);
      await expect(args.onSizesChange).toHaveBeenLastCalledWith([50, 50]);
    });
  },
};

export const RefusedByItsOwner: Story = {
  args: { sizes: [70, 30] },
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Resize panes' });
    const group = handle.parentElement as HTMLElement;
    const before = group.style.gridTemplateColumns;
    await fireEvent.keyDown(handle, { key: 'ArrowLeft' });
    await expect(args.onSizesChange).toHaveBeenLastCalledWith([60, 40]);
    await expect(group.style.gridTemplateColumns).toBe(before);
  },
};
