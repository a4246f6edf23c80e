import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Insights',
  args: { path: '/v1/insights' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Articles' });
    await expect(within(list).getAllByRole('link').length).toBeGreaterThan(2);
    await expect(within(list).getByText('Jan 5, 2026')).toBeInTheDocument();
    await expect(within(list).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      'https://example.com/evening-claims',
    );
    await expect(within(list).getAllByText('Sample').length).toBeGreaterThan(0);
    const [card] = within(list).getAllByRole('article');
    const middles = within(card ?? list)
      .getAllByText(/^(Read article|Plant)$/)
      .map((button) => button.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2));
    await expect(middles).toHaveLength(2);
    await expect(middles[0]).toBe(middles[1]);
  },
};

/** Six cards hold the place of what is coming. */
export const Loading: Story = {
  parameters: { msw: scenarios.slow('articles.list') },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('status', { name: 'Loading articles' });
    await expect(region.firstElementChild?.children).toHaveLength(6);
  },
};

export const Empty: Story = {
  parameters: { msw: scenarios.empty('articles.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('No articles found. Click below to fetch the latest industry insights.');
    await expect(canvas.getByRole('button', { name: 'Fetch Articles' })).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('articles.list') },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Error loading articles: 500: /);
  },
};

export const Offline: Story = {
  parameters: { msw: scenarios.offline('articles.list') },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Error loading articles: The server could not be reached\./);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What came, and that a source was silent. */
export const Fetched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fetch Articles' }));
    await canvas.findByText('1 new article. 1 of 2 sources could not be reached.');
    await canvas.findByRole('heading', { name: 'Fetched a moment ago: sweeteners on the agenda' });
  },
};

/** A fetch that fails takes nothing away. */
export const FetchFails: Story = {
  parameters: { msw: scenarios.broken('articles.fetch') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fetch Articles' }));
    await canvas.findByText('The sources could not be read just now. What is here stays; try again.');
    await expect(canvas.getByRole('list', { name: 'Articles' })).toBeVisible();
  },
};
