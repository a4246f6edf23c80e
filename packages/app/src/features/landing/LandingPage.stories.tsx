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
    await expect(canvas.getByRole('link', { name: 'V1 - Prototype' })).toHaveAttribute('href', '/search');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
};

export const SignedIn: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'V4 - Tabs' })).toHaveAttribute('href', '/tabs');
  },
};
