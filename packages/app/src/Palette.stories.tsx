import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type PageStory, pageStory } from './testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Find anything',
  args: { path: '/v1/products' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its code comes when it is first asked for: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

async function openByKey() {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find anything' }, patience);
  await waitFor(() => expect(field).toHaveFocus());
  return within(screen.getByRole('dialog', { name: 'Find anything' }));
}

const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Find anything' })).toBeNull(), patience);

/** Opened by a button that can be seen, or by ⌘/Ctrl+K; what one may do stands under headings. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Find anything/ }, patience));
    const found = within(await screen.findByRole('dialog', { name: 'Find anything' }, patience));
    for (const name of ['Go to', 'Open tabs', 'Do'])
      await expect(await found.findByRole('group', { name }, patience)).toBeInTheDocument();
    await userEvent.keyboard('{Control>}k{/Control}');
    await isClosed();
  },
};

/** Products, searches, kinds of tab and places are found by a few letters. What was chosen comes first the next time. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Find anything/ }, patience);
    const found = await openByKey();
    await userEvent.keyboard('materials');
    await found.findByRole('option', { name: 'My materials' }, patience);
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await canvas.findByRole('heading', { level: 1, name: 'My materials' }, patience);
    const again = await openByKey();
    const recent = within(await again.findByRole('group', { name: 'Recent' }, patience));
    await expect(recent.getByRole('option', { name: 'My materials' })).toBeInTheDocument();
  },
};

/** The words of one's own work are found too; a search opens at the message that says them, marked. */
export const Words: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Find anything/ }, patience);
    const found = await openByKey();
    await userEvent.keyboard('theanine');
    const searches = within(await found.findByRole('group', { name: 'In searches' }, patience));
    const [hit] = await searches.findAllByRole(
      'option',
      { name: /^What does L-theanine do for sleep/ },
      patience,
    );
    if (hit) await userEvent.click(hit);
    await isClosed();
    await waitFor(
      () => expect(document.querySelector('[data-turn][aria-current="true"]')).toHaveTextContent(/theanine/i),
      patience,
    );
  },
};

/** What cannot be done now is found, and says why. */
export const Unavailable: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Find anything/ }, patience);
    const found = await openByKey();
    await userEvent.keyboard('close tab');
    const option = await found.findByRole('option', { name: /^Close tab/ }, patience);
    await expect(option).toHaveTextContent('The Home tab stays open.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option).toBeVisible());
  },
};

export const Dark: Story = { ...Opened, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...Unavailable,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Products' }, patience);
    const found = await openByKey();
    await expect(await found.findByRole('group', { name: 'Go to' }, patience)).toBeInTheDocument();
  },
};
