import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { type PageStory, pageStory } from '../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Frame',
  args: { path: '/v1/garden' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Garden: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Your private garden content will be displayed here.');
    await expect(document.title).toBe('Private garden · Seedbed');
  },
};

export const NotFound: Story = {
  args: { path: '/nowhere/at/all' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: '404 Page Not Found' });
    await expect(canvas.getByText('Did you forget to add the page to the router?')).toBeVisible();
  },
};

/** Folded away, and brought back from the page's header; the focus goes along. */
export const Folded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Collapse sidebar' }));
    await expect(localStorage.getItem('sidebar-collapsed')).toBe('true');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open sidebar' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('link', { name: 'Insights' });
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Workspace/ })).toHaveFocus());
  },
};

export const Workspaces: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Workspace: Infinite Garden' }));
    await screen.findByRole('menuitem', { name: 'Create or join a workspace' });
  },
};

/** An old address leads to the new one. */
export const Redirected: Story = {
  args: { path: '/profile' },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Full name');
  },
};

export const Planned: Story = {
  args: { path: '/overview' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Open a new tab' });
  },
};

export const AuthLoading: Story = {
  args: { path: '/v1/products', session: { status: 'loading' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...');
  },
};

export const Unreachable: Story = {
  args: { path: '/v1/products', session: { status: 'failed', error: new TypeError('Failed to fetch') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Seedbed could not be reached');
  },
};
