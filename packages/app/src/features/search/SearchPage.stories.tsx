import type { Message } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../PageStory';

const meta = {
  ...pageStory,
  title: 'App/Search',
  args: { path: '/v1/search' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One that the mocks have an answer to. */
const question = 'How much vitamin D does a sleep drink for adults need, and what is the upper limit?';

/** Nothing asked yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'What are you searching for?' });
    await expect(
      canvas.getByText('Discover ingredient benefits, studies, trends, news and more'),
    ).toBeVisible();
    await expect(canvas.getByPlaceholderText('Ask anything...')).toBeVisible();
    await expect(canvas.queryByText('Recent searches')).toBeNull();
  },
};

/** A stored conversation; its sources stand beside the answer. */
export const Conversation: Story = {
  args: { path: '/v1/search?conversation=1' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Sources' });
    await expect(canvas.getByRole('article', { name: 'You' })).toBeVisible();
  },
};

/** A marker opens the passage it stands for. */
export const MarkerOpensPassage: Story = {
  args: { path: '/v1/search?conversation=1' },
  play: async ({ canvas, userEvent }) => {
    const [marker] = await canvas.findAllByRole('button', { name: /^Source 1/ });
    if (!marker) throw new Error('The answer has no marker.');
    await userEvent.click(marker);
    await waitFor(() => expect(document.querySelector('li[aria-current]')).toHaveFocus());
  },
};

/** From the question to the stored answer. */
export const Ask: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your question' });
    await userEvent.type(box, `${question}{Enter}`);
    await canvas.findByRole('article', { name: 'You' });
    await canvas.findByRole('heading', { name: 'Sources' }, { timeout: 15_000 });
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
  },
};

/** The server did not take it: nothing typed is lost. */
export const SendFails: Story = {
  parameters: { msw: scenarios.broken('conversations.create') },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your question' });
    await userEvent.type(box, 'What is the upper limit for vitamin D?{Enter}');
    await screen.findByText('Failed to send message. Please try again.');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveValue(
        'What is the upper limit for vitamin D?',
      ),
    );
  },
};

/** An answer that was under way before the page was: it is taken up where it stands, and can be stopped. */
export const Answering: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: scenarios.answering() },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Stop' });
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Answer' })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

const answer =
  'Zinc lozenges shorten a cold [1].\n\n## You could ask next\n\n- What is the upper limit for zinc?\n';
const messageOf = (id: number, fields: Partial<Message>): Message => ({
  id,
  conversationId: 1,
  role: 'user',
  content: `Question ${id}`,
  status: 'complete',
  createdAt: '2026-01-05T09:30:00.000Z',
  citations: [],
  ...fields,
});
const turnOf = (n: number) => [
  messageOf(2 * n, {}),
  messageOf(2 * n + 1, { role: 'assistant', content: `${answer}- Is ${n} enough?\n` }),
];
const told = (messages: Message[]) => [
  http.get('*/api/conversations/1/messages', () => HttpResponse.json(messages)),
];

/** What an answer offers to go on with is asked by a press. */
export const FollowUp: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: told(turnOf(1)) },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('region', { name: 'You could ask next' });
    await expect(within(next).getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.click(within(next).getByRole('button', { name: 'What is the upper limit for zinc?' }));
    await waitFor(() =>
      expect(canvas.getAllByRole('article', { name: 'You' }).at(-1)).toHaveTextContent(
        'What is the upper limit for zinc?',
      ),
    );
  },
};

/** Hundreds of answers: it opens at the newest, and the oldest are there, in short, until one gets to them. */
export const Long: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: told(Array.from({ length: 200 }, (_, n) => turnOf(n + 1)).flat()) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-turn]')).toHaveLength(200));
    const turns = [...canvasElement.querySelectorAll<HTMLElement>('[data-turn]')];
    await waitFor(() => expect(turns.at(-1)?.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    await expect(turns[0]).toHaveTextContent('Zinc lozenges shorten a cold [1].');
    await expect(turns[0]?.querySelector('button')).toBeNull();
    turns[0]?.scrollIntoView();
    await waitFor(() => expect(turns[0]?.querySelector('button')).not.toBeNull());
  },
};

export const LoadingMessages: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: scenarios.slow('messages.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading messages');
  },
};

export const BrokenMessages: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: scenarios.broken('messages.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('The messages could not be loaded');
  },
};

/** Somebody else's, or deleted: the same words for both. */
export const Missing: Story = {
  args: { path: '/v1/search?conversation=4' },
  play: async ({ canvas }) => {
    await canvas.findByText('Conversation not found');
  },
};

export const History: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await canvas.findByRole('heading', { name: 'Recent searches' });
    await canvas.findByRole('link', { name: 'What does L-theanine do for sleep?' });
    await expect(canvas.getByRole('link', { name: 'New search' })).toHaveAttribute('aria-current', 'page');
  },
};

export const HistoryDeletes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Delete What does L-theanine do for sleep?' }),
    );
    await screen.findByText('Conversation deleted successfully');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'What does L-theanine do for sleep?' })).toBeNull(),
    );
  },
};
