import { WebConfig } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, within } from 'storybook/test';
import { type PageStory, pageStory } from '../../testing/PageStory';
import { toasts } from '../../feedback/toasts';
import { sessionEnded } from '../watch/watchSession';

const meta = {
  ...pageStory,
  title: 'App/Sign in',
  args: { path: '/login', session: { status: 'signed-out' } },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome to the product' });
    await expect(canvas.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await canvas.findByText('By signing in you agree to the terms of service and the privacy policy.');
    await expect(canvas.getByRole('link', { name: 'What is kept of you' })).toHaveAttribute(
      'href',
      '/what-is-kept',
    );
  },
};

const written = {
  ...WebConfig.parse(WebConfig.meta()?.example),
  termsUrl: 'https://acme.example/terms',
  privacyUrl: 'https://acme.example/privacy',
};

/** Whoever runs this Seedbed has written terms and a privacy policy: the words lead there. */
export const WithPolicies: Story = {
  args: { config: written },
  play: async ({ canvas }) => {
    const terms = await canvas.findByRole('link', { name: 'terms of service' });
    await expect(terms).toHaveAttribute('href', written.termsUrl);
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      written.privacyUrl,
    );
    await expect(terms.closest('p')).toHaveTextContent(
      /^By signing in you agree to the terms of service and the privacy policy\.$/,
    );
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

/** The identity service does not answer: the toast says what to try, the notice what happened. */
export const Fails: Story = {
  parameters: { msw: [http.post(/identitytoolkit\.googleapis\.com/, () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in with Google' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose a local account' });
    await userEvent.click(within(dialog).getByRole('button', { name: /Ada Okafor/ }));
    await screen.findByText(
      'Authentication blocked by browser settings. Try disabling ad blockers or using incognito mode.',
    );
    await expect(await canvas.findByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  },
};

/** The session ended somewhere else: what was typed is kept. */
export const SignedOutElsewhere: Story = {
  args: { path: '/v1/products' },
  play: async ({ canvas }) => {
    toasts.add(sessionEnded);
    await screen.findByText('Your session ended. What you typed is kept in this tab.');
    await expect(await canvas.findByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  },
};

/** Nobody knows who is here: the server did not answer. */
export const Unreachable: Story = {
  args: { session: { status: 'failed', error: new TypeError('Failed to fetch') } },
  play: async ({ canvas }) => {
    await canvas.findByText('Seedbed could not be reached');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Signed out, every other address leads here. */
export const Redirected: Story = {
  args: { path: '/v1/products' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome to the product' });
  },
};
