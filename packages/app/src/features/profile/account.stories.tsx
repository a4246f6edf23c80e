import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Account',
  args: { path: '/v1/profile' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** This browser is marked; another one's session is ended. */
export const EndsSession: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This browser');
    await userEvent.click(await canvas.findByRole('button', { name: 'End Safari on iPhone' }));
    await screen.findByText('Session ended');
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
    await expect(canvas.getByText('Firefox on Linux')).toBeVisible();
  },
};

export const EndsAllOthers: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End all other sessions' }));
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
  },
};

export const EndingFails: Story = {
  parameters: { msw: scenarios.broken('sessions.delete') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'End Safari on iPhone' }));
    await screen.findByText('It could not be ended. Please try again.');
    await expect(canvas.getByText('Safari on iPhone')).toBeVisible();
  },
};

export const SessionsBroken: Story = {
  parameters: { msw: scenarios.broken('sessions.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your sessions could not be loaded');
  },
};

/** The file is made, then linked to. */
export const TakesDataOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make a file of my data' }));
    const link = await canvas.findByRole('link', { name: 'Download seedbed-export.zip' });
    await expect(link).toHaveAttribute('href', '/api/exports/1');
  },
};

/** Nothing is deleted before the account's email was typed. */
export const AsksForEmail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    const field = await dialog.findByLabelText('Type your email to confirm');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'ada{Enter}');
    await dialog.findByText('Type ada@seedbed.test');
  },
};

export const DeletionFails: Story = {
  parameters: { msw: scenarios.broken('users.delete') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await userEvent.type(await dialog.findByLabelText('Type your email to confirm'), 'ada@seedbed.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
    await screen.findByText('The account could not be deleted. It is still there; please try again.');
  },
};
