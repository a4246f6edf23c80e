import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, type screen } from 'storybook/test';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/New tab',
  args: { path: '/new-tab' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const selected = (canvas: Pick<typeof screen, 'getByRole'>) =>
  canvas.getByRole('option', { selected: true }).getAttribute('aria-label');

/** Starts at the second kind, with the search ready to be typed in. */
export const Normal: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Open a new tab' });
    await expect(selected(canvas)).toBe('Tasks');
    const centred = canvas.getByRole('option', { selected: true });
    await expect(centred).toHaveAttribute('aria-posinset', '2');
    await expect(centred).toHaveAttribute('aria-setsize', '13');
    await expect(canvas.getByText('Search for a tab and press enter to open')).toBeVisible();
    await waitFor(() => expect(canvas.getByPlaceholderText('Search for a tab...')).toHaveFocus());
  },
};

/** Exact goes before prefix, prefix before substring; nothing found moves nothing. */
export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByPlaceholderText('Search for a tab...');
    for (const [text, title] of [
      ['s', 'Search'],
      ['sc', 'Scenarios'],
      ['  INSIGHTS ', 'Insights'],
      ['garden', 'Private Garden'],
      ['nothing like it', 'Private Garden'],
      ['chart', 'Study Chart'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await waitFor(() => expect(selected(canvas)).toBe(title));
    }
  },
};

/**
 * Who scrolls after typing is left where they went. What Enter opens is seen end to end: the workspace moves the focus
 * while React commits, and user-event's patched `focus` would start React again from within.
 */
export const ScrolledAfterTyping: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByPlaceholderText('Search for a tab...');
    await userEvent.type(field, 'formula');
    await waitFor(() => expect(selected(canvas)).toBe('Formula'));
    await fireEvent.wheel(canvas.getByRole('listbox', { name: 'Kind of tab' }), { deltaY: 40 });
    await waitFor(() => expect(selected(canvas)).toBe('Insights'));
  },
};
