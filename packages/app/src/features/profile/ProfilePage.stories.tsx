import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Profile',
  args: { path: '/v1/profile' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Full name')).toHaveValue('Ada Okafor');
    await expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Leave Infinite Garden' })).toBeVisible();
  },
};

/** The button comes with the first change and goes with the save. */
export const Save: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '+1 555 0100');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Profile updated');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save Changes' })).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText('Full name').closest('form')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
  },
};

export const SaveFails: Story = {
  parameters: { msw: scenarios.broken('users.updateProfile') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Phone number'), '1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }));
    await screen.findByText('Failed to update profile. Please try again.');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('1');
  },
};

export const NeedsName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Full name'));
    await canvas.findByText('Full name is required');
  },
};

const longName = 'Maximiliana Anastasia Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the Third';

/** Names that no line holds: the page is no wider for them. */
export const LongNames: Story = {
  parameters: {
    msw: [
      http.get('*/api/users/current', () =>
        HttpResponse.json({
          id: 1,
          firebaseUid: 'ada-research',
          email: `${'maximiliana.anastasia.'.repeat(5)}w@seedbed.test`,
          fullName: longName,
          phoneNumber: null,
          role: 'research',
          createdAt: '2026-01-05T09:30:00.000Z',
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: longName });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const Offline: Story = {
  parameters: { msw: scenarios.offline('users.current') },
  play: async ({ canvas }) => {
    await canvas.findByText('The server could not be reached. Check the connection, then try again.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('users.current') },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading profile' });
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('users.current') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your profile could not be loaded');
  },
};
