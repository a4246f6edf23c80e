import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../PageStory';

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
