import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '.';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading messages' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading messages' })).toBeVisible();
  },
};

export const RingOnly: Story = { args: { isLabelHidden: true, size: 24 } };

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };
