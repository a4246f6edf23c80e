import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dark, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
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

export const RightToLeft: Story = { ...WithLabel, ...rightToLeft };
export const Dark: Story = { ...WithLabel, ...dark };
export const ForcedColors: Story = {
  ...WithLabel,
  ...forcedColors(async ({ canvas }) => {
    const ring = canvas.getByRole('progressbar').querySelector('path') as SVGPathElement;
    await expect(getComputedStyle(ring).stroke).toBe(getComputedStyle(document.body).color);
  }),
};
export const ReducedMotion: Story = { ...WithLabel, ...reducedMotion };
