import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { forgetStories, pageParameters, PageStory } from '../PageStory';

const meta = {
  title: 'App/Sign in',
  component: PageStory,
  args: { path: '/login', session: { status: 'signed-out' } },
  parameters: pageParameters,
  beforeEach: forgetStories,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome to the product' });
    await expect(canvas.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  },
};

export const Initializing: Story = {
  args: { session: { status: 'loading' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Initializing...');
  },
};

/** Local mode: somebody to be, for each role. */
export const LocalAccounts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a local account' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add account' }));
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Noor');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add account' }));
    await within(dialog).findByText('Invalid email address');
  },
};

/** Signed out, every other address leads here. */
export const Redirected: Story = {
  args: { path: '/v1/products' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome to the product' });
  },
};
