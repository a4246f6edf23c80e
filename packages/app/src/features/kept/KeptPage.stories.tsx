import { WebConfig } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type PageStory, pageStory } from '../../testing/PageStory';
import { keptParts } from './kept';

const meta = {
  ...pageStory,
  title: 'App/What is kept',
  args: { path: '/what-is-kept', session: { status: 'signed-out' } },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Anybody may read it; whoever runs this Seedbed has written nothing of their own. */
export const Read: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'What is kept of you' });
    for (const { title } of keptParts)
      await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Privacy policy' })).toBeNull();
  },
};

const written = {
  ...WebConfig.parse(WebConfig.meta()?.example),
  termsUrl: 'https://acme.example/terms',
  privacyUrl: 'https://acme.example/privacy',
};

export const WithPolicies: Story = {
  args: { config: written },
  play: async ({ canvas }) => {
    const terms = await canvas.findByRole('link', { name: 'Terms of service' });
    await expect(terms).toHaveAttribute('href', written.termsUrl);
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      written.privacyUrl,
    );
  },
};
