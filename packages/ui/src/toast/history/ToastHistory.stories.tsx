import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../../internal/variants.stories';
import { createToastQueue, ToastHistory, type ToastContent, type ToastOutcome } from '..';

const past: [ToastContent, ToastOutcome][] = [
  [{ title: 'Success', description: 'Successfully signed in with Google' }, 'ended'],
  [{ title: 'Product created', description: 'Your new product has been created successfully.' }, 'yielded'],
  [
    { title: 'Error', description: 'Failed to update product. Please try again.', variant: 'destructive' },
    'dismissed',
  ],
  [{ title: 'Product deleted' }, 'acted'],
];

/** A quarter past nine, wherever this runs. */
const morning = new Date(2026, 10, 22, 9, 15).getTime();

const historyOf = (entries: typeof past) => {
  const queue = createToastQueue({ now: () => morning, historyAge: Infinity });
  for (const [content, outcome] of entries) {
    const id = queue.add(content);
    if (content.variant) queue.add(content);
    queue.dismiss(id, outcome);
  }
  return queue;
};

const meta = {
  title: 'Components/Toast/History',
  component: ToastHistory,
  args: { queue: historyOf(past) },
} satisfies Meta<typeof ToastHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Past: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Past notifications' }));
    const entries = list.getAllByRole('listitem').map((entry) => entry.textContent);
    await expect(entries).toEqual([
      expect.stringContaining('Product deleted'),
      expect.stringMatching(/^Error×2.*Dismissed$/),
      expect.stringMatching(/^Product created.*Shown briefly$/),
      expect.stringContaining('Successfully signed in'),
    ]);
  },
};

export const Cleared: Story = {
  render: (args) => <ToastHistory {...args} queue={historyOf(past)} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^What a notification said/)).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { queue: createToastQueue() } };

export const Dark: Story = { ...Past, ...dark };
export const RightToLeft: Story = { ...rightToLeft };
export const ReducedMotion: Story = { ...reducedMotion };
export const ForcedColors: Story = {
  ...forcedColors(async ({ canvasElement }) => {
    await expectEdge(within(canvasElement).getByRole('button', { name: 'Clear' }));
  }),
};
