import type { Conversation as Kept, LiteratureSource, Message } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

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

/** Literature is off at first, chosen by the keyboard, and told with the words that left. */
export const AskLiterature: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('textbox', { name: 'Your question' });
    const chip = await canvas.findByRole('button', { name: 'Literature' });
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    chip.focus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toHaveAccessibleDescription(/names in your question, nothing else/);
    await userEvent.type(box, `${question}{Enter}`);
    await canvas.findByText('Asked Europe PMC and PubMed for: magnesium sleep');
    await canvas.findByText(/^PubMed: did not answer/);
    await canvas.findByRole('heading', { name: 'Sources' }, { timeout: 15_000 });
    await expect(canvas.getByRole('button', { name: 'Literature' })).toHaveAttribute('aria-pressed', 'true');
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

/** The server took it and has not said a word. */
export const IsThinking: Story = {
  parameters: { msw: scenarios.slow('conversations.create') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Your question' }), `${question}{Enter}`);
    await canvas.findByText('Thinking');
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveValue('');
    await expect(canvas.getByRole('article', { name: 'You' })).toHaveTextContent(question);
  },
};

/** No network: what was typed stays. */
export const SendOffline: Story = {
  ...SendFails,
  parameters: { msw: scenarios.offline('conversations.create') },
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

const meant = { label: 'Quercetin', question: 'Is quercetin safe?' };
const askedBack: Message[] = [
  {
    id: 901,
    conversationId: 1,
    role: 'user',
    content: 'Is kwercetin safe?',
    status: 'complete',
    citations: [],
    createdAt: '2026-11-20T09:00:00.000Z',
  },
  {
    id: 902,
    conversationId: 1,
    role: 'assistant',
    content: 'I hold nothing on “kwercetin”, so I make no claim about it. Did you mean one of these?',
    status: 'complete',
    citations: [],
    interpretations: [meant, { label: 'Creatine', question: 'Is creatine safe?' }],
    createdAt: '2026-11-20T09:00:01.000Z',
  },
];

/** The question was not understood for sure: what it may mean is pressed, and asked. */
export const AskedBack: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: told(askedBack) },
  play: async ({ canvas, userEvent }) => {
    const choices = await canvas.findByRole('group', { name: 'What the question may mean' });
    await userEvent.click(within(choices).getByRole('button', { name: meant.label }));
    await canvas.findByText(meant.question);
  },
};

const foundWork: LiteratureSource = {
  service: 'Europe PMC',
  record: 'article',
  journal: 'Journal of Examples',
  year: null,
  design: null,
  pmid: null,
  doi: null,
  nct: null,
  isRetracted: false,
  retrievedOn: '2026-11-22',
};

const literatureTurn = [
  messageOf(1, { content: 'Does magnesium help with sleep?' }),
  messageOf(2, {
    role: 'assistant',
    content:
      '### From the literature, not graded\n\n- **Magnesium bisglycinate for sleep quality**: Magnesium bisglycinate improved sleep quality (randomised trial, Journal of Examples, 2024; read by machine: 120 people, 250 mg/day, 8 weeks) [1].\n- **Retracted: Oral magnesium and sleep**: This work was retracted, so what it reported is not told (retracted, Journal of Examples, 2019) [2].',
    literature: {
      words: 'magnesium sleep',
      services: [
        { service: 'Europe PMC', state: 'answered', found: 2 },
        { service: 'PubMed', state: 'kept', found: 2 },
        { service: 'ClinicalTrials.gov', state: 'failed', found: 0, error: 'Did not answer within 8 s' },
      ],
    },
    citations: [
      {
        n: 1,
        kind: 'literature',
        title: 'Magnesium bisglycinate for sleep quality in adults: a randomized placebo-controlled trial',
        source: 'Journal of Examples, 2024',
        url: 'https://example.com/1',
        passage:
          'In this double-blind trial 120 adults with poor sleep took magnesium bisglycinate providing 250 mg/day or placebo for 8 weeks. Conclusions: Magnesium bisglycinate improved sleep quality.',
        literature: {
          ...foundWork,
          year: 2024,
          design: 'randomised trial',
          pmid: '90000001',
          doi: '10.5555/replay.0001',
          read: {
            participants: 120,
            population: 'adults with poor sleep',
            dose: '250 mg/day',
            duration: '8 weeks',
            direction: 'favours',
          },
        },
      },
      {
        n: 2,
        kind: 'literature',
        title: 'Retracted: Oral magnesium and sleep',
        source: 'Journal of Examples, 2019',
        url: 'https://example.com/2',
        passage: 'This work was retracted, so what it reported is not told.',
        literature: { ...foundWork, year: 2019, pmid: '90000002', isRetracted: true },
      },
    ],
  }),
];

/** What public services gave stands beside the answer: what a machine read is marked so, and a retracted work is. */
export const LiteratureSources: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: told(literatureTurn) },
  play: async ({ canvas }) => {
    await canvas.findByText('Read by machine: 120 adults with poor sleep · 250 mg/day · 8 weeks · favours');
    await expect(
      canvas.getByText(/^Asked Europe PMC and ClinicalTrials.gov, kept answers of PubMed/),
    ).toBeVisible();
    await expect(canvas.getByText(/^Retracted · PMID 90000002/)).toBeVisible();
  },
};

const trend = {
  months: [
    { month: '2026-08', named: 0, stored: 40 },
    { month: '2026-09', named: 3, stored: 62 },
    { month: '2026-10', named: 2, stored: 71 },
    { month: '2026-11', named: 9, stored: 88 },
  ],
};
const trendTurn = [
  messageOf(1, { content: 'Is magnesium trending?' }),
  messageOf(2, {
    role: 'assistant',
    content:
      'Magnesium was named in 14 of the 261 stored articles since Aug 2026: 9 in Nov 2026, 2 in Oct 2026 [1].',
    citations: [
      {
        n: 1,
        kind: 'article',
        title: 'Stored articles that name magnesium, by month',
        source: 'Counted over the stored trade press',
        url: null,
        passage: 'Magnesium was named in 14 of the 261 stored articles since Aug 2026.',
        trend,
      },
    ],
  }),
];

/** Counts that an answer tells are drawn by month. */
export const Trend: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: { msw: told(trendTurn) },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Stored articles that name magnesium, by month' });
    const rows = within(table).getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toHaveTextContent(/Nov 2026.*9.*88/);
  },
};

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

/** Cut off by its reader, then by the server: what was written stays, and can be asked for again. */
export const BrokenOff: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: {
    msw: told([
      messageOf(1, { content: 'What does zinc do for a cold?' }),
      messageOf(2, { role: 'assistant', content: 'Zinc lozenges shorten', status: 'stopped' }),
      messageOf(3, { content: 'And vitamin C?' }),
      messageOf(4, { role: 'assistant', content: 'Taken before a cold', status: 'error' }),
    ]),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Stopped. The text so far was kept.');
    await expect(canvas.getAllByRole('article', { name: 'Answer' })).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Ask again' })).toHaveLength(1);
  },
};

const endless = 'Magnesiumbisglycinatchelatpulverzubereitung'.repeat(6);
const wide = `${endless}\n\n| Ingredient | ${'Column | '.repeat(8)}\n| --- | ${'--- | '.repeat(8)}\n| ${endless} | ${'4,000 IU a day | '.repeat(8)}`;

/** 2,000 characters asked, words without an end and a table without one: the screen is no wider for it. */
export const LongWords: Story = {
  args: { path: '/v1/search?conversation=1' },
  parameters: {
    msw: told([
      messageOf(1, { content: `${`${question} `.repeat(23)}${endless}`.slice(0, 2000) }),
      messageOf(2, { role: 'assistant', content: wide }),
    ]),
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    // Measured a moment after it is drawn; then the keyboard can scroll it.
    await waitFor(() => expect(table.closest('[role="region"]')).toHaveAttribute('tabindex', '0'));
    const [cell] = within(table).getAllByRole('cell');
    await expect(cell?.scrollWidth).toBe(cell?.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
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

const keptSearches = Array.from({ length: 40 }, (_, n): Kept => {
  const time = new Date(Date.now() - n * 20 * 3_600_000).toISOString();
  const title =
    n % 4 === 0 ? `Zinc, part ${n}` : `Which claims about ingredient ${n} are authorized in the EU?`;
  return { id: n + 1, title, createdAt: time, updatedAt: time };
});

/** Many past searches: the newest first, by when they were, and a filter. */
export const HistoryLong: Story = {
  parameters: { msw: [http.get('*/api/conversations', () => HttpResponse.json(keptSearches))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    const filter = await canvas.findByRole('searchbox', { name: 'Find a search' });
    await expect(canvas.getByRole('heading', { name: 'Older' })).toBeInTheDocument();
    await userEvent.type(filter, 'zinc');
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Delete / })).toHaveLength(10));
    await userEvent.type(filter, ' of which there is none');
    await canvas.findByText('No past search matches.');
    await userEvent.clear(filter);
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Delete / })).toHaveLength(40));
  },
};

export const HistoryEmpty: Story = {
  parameters: { msw: scenarios.empty('conversations.list') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await canvas.findByText('What you ask is kept here.');
  },
};

export const HistoryBroken: Story = {
  parameters: { msw: scenarios.broken('conversations.list') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    await canvas.findByText(/^Past searches could not be loaded\./);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
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
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Which magnesium dose/ })).toHaveFocus());
  },
};
