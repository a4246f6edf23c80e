import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { Sprout } from '../icons';
import { dark, expectEdge, forcedColors, reducedMotion, rightToLeft } from '../internal/variants.stories';
import { EmptyState } from '.';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'Start with an idea',
    description: 'We can help you come up with fresh ideas and turn them into a reality.',
    action: <Button variant="primary">Create product</Button>,
    picture: <Sprout size={40} />,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Start with an idea' })).toBeVisible();
  },
};

export const AsThePage: Story = {
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Start with an idea' })).toBeVisible();
  },
};

export const WordsOnly: Story = { args: { picture: undefined, action: undefined } };

export const RightToLeft: Story = { ...WithPicture, ...rightToLeft };
export const Dark: Story = { ...WithPicture, ...dark };
export const ForcedColors: Story = {
  ...WithPicture,
  ...forcedColors(async ({ canvas }) => {
    await expectEdge(canvas.getByRole('button', { name: 'Create product' }));
  }),
};
export const ReducedMotion: Story = { ...WithPicture, ...reducedMotion };
