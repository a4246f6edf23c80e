import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Landing',
  args: { path: '/' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  args: { session: { status: 'signed-out' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'The Lab' });
    for (const [name, href] of [
      ['V1 - Prototype', '/search'],
      ['V4 - New Tab Experience', '/new-tab'],
      ['V4 - New Product Experience', '/new-product'],
      ['V4 - Tabs', '/tabs'],
    ] as const)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
};

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
  },
};
