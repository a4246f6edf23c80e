import { urlOf } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';
import { post } from '../../../testing/post';
import { sendRequest, sourcedProductId, type AskedMaker } from '../../../testing/sentRequest';

const meta = {
  ...pageStory,
  title: 'App/Comparison of quotes',
  args: { path: `/v1/products/${sourcedProductId}` },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The room's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

const asking = (makers: readonly AskedMaker[]) => async () => {
  pageStory.beforeEach();
  await sendRequest(makers);
};

const northwind: AskedMaker = {
  name: 'Northwind Contract Manufacturing',
  quote: {
    tiers: [
      { quantity: 2500, unitPrice: '4.55' },
      { quantity: 10_000, unitPrice: '3.80' },
    ],
    setup: { amount: '750.00', per: 'batch' },
    testing: 'included',
    labels: 'excluded',
  },
};
const alpenrose: AskedMaker = {
  name: 'Alpenrose Nutrition',
  quote: {
    currency: 'EUR',
    fxRate: '1.10',
    fxAsOf: '2026-11-20',
    tiers: [{ quantity: 5000, unitPrice: '3.05' }],
    moq: 5000,
    incoterm: 'FOB',
    freight: { amount: '2181.82', per: 'order' },
    dutyPercent: 6.4,
    dutyAsOf: '2026-11-20',
    entry: '300.00',
    validUntil: '2099-02-28',
  },
};
const five: readonly AskedMaker[] = [
  northwind,
  alpenrose,
  {
    name: 'Bay Capsule Works',
    quote: { tiers: [{ quantity: 5000, unitPrice: '4.10' }], depositPercent: 100 },
  },
  {
    name: 'Fjord Ernæring',
    quote: {
      currency: 'EUR',
      fxRate: '1.10',
      fxAsOf: '2026-11-20',
      testing: 'unknown',
      tolerancePercent: 15,
    },
  },
  {
    name: 'Verdant Laboratories of the Lower Rio Grande Valley',
    quote: { tiers: [{ quantity: 10_000, unitPrice: '3.20' }], moq: 10_000 },
  },
];

const quotesOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Quotes' }, patience));
const heads = async (canvas: Canvas) => {
  const table = await (await quotesOf(canvas)).findByRole('table', {}, patience);
  return within(table).getAllByRole('columnheader').slice(1);
};

/** While the quotes are on their way. */
export const Loading: Story = {
  beforeEach: asking([northwind]),
  parameters: { msw: scenarios.slow('rfqs.comparison') },
  play: async ({ canvas }) => {
    const room = within(await canvas.findByRole('region', { name: 'Production' }, patience));
    await room.findByText('Northwind Contract Manufacturing', {}, patience);
    await room.findByRole('status', { name: 'Loading the quotes' }, patience);
  },
};

/** Asked, and nobody has quoted yet. */
export const Empty: Story = {
  beforeEach: asking([{ name: 'Northwind Contract Manufacturing' }]),
  play: async ({ canvas }) => {
    const quotes = await quotesOf(canvas);
    await quotes.findByText(/^No quote has come yet/, {}, patience);
    await expect(quotes.queryByRole('table')).toBeNull();
  },
};

let isDown = true;

/** The server is down, and then it is not. */
export const Failed: Story = {
  beforeEach: async () => {
    isDown = true;
    await asking([northwind])();
  },
  parameters: {
    msw: [
      http.get('*/api/rfqs/:id/comparison', () => (isDown ? new Response('', { status: 503 }) : undefined)),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The quotes could not be compared', {}, patience);
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(await heads(canvas)).toHaveLength(1), patience);
  },
};

/** One quote: it can be awarded, its arithmetic opens line by line, and what is in the price says so. */
export const OneQuote: Story = {
  beforeEach: asking([northwind]),
  play: async ({ canvas }) => {
    const quotes = await quotesOf(canvas);
    const setup = await quotes.findByRole('button', { name: 'Setup' }, patience);
    await userEvent.click(setup);
    await expect(setup).toHaveAttribute('aria-expanded', 'true');
    await quotes.findByText('750.00 a batch', {}, patience);
    await expect(quotes.getByRole('row', { name: 'Testing incl.' })).toBeVisible();
    await expect(
      quotes.getByRole('button', { name: 'Award Northwind Contract Manufacturing' }),
    ).toBeEnabled();
  },
};

/** Five, two of them in euros: the best landed cost is first by rank, and what is below its MOQ has none. */
export const FiveInTwoCurrencies: Story = {
  beforeEach: asking(five),
  play: async ({ canvas }) => {
    const columns = await heads(canvas);
    await expect(columns).toHaveLength(5);
    const quantity = canvas.getByRole('spinbutton', { name: 'Compare at' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '5000');
    await userEvent.tab();
    await waitFor(async () => {
      const [, , , , verdant] = await heads(canvas);
      await expect(verdant).toHaveTextContent('below MOQ');
    }, patience);
    const [, euros] = await heads(canvas);
    await expect(euros).toHaveTextContent(/rank \d/);
    await expect((await quotesOf(canvas)).getByText('3.05 EUR')).toBeVisible();
  },
};

/** The whole table is reached on a phone by scrolling it, not the page. */
export const FiveOnAPhone: Story = {
  ...FiveInTwoCurrencies,
  globals: { viewport: { value: 'mobile2' } },
};

export const FiveInTheDark: Story = { ...FiveInTwoCurrencies, globals: { theme: 'dark' } };

/** Who declined stands among the makers with the reason, and in no column. */
export const Declined: Story = {
  beforeEach: asking([
    northwind,
    { name: 'Alpenrose Nutrition', declines: 'We fill no capsules this year.' },
  ]),
  play: async ({ canvas }) => {
    await expect(await heads(canvas)).toHaveLength(1);
    const makers = within(await canvas.findByRole('region', { name: 'Makers' }, patience));
    await makers.findByText('Declined', {}, patience);
    await makers.findByText(/We fill no capsules this year/, {}, patience);
  },
};

/** An expired quote stands where it stood, without a rank, and cannot be awarded. */
export const Expired: Story = {
  beforeEach: async () => {
    await asking([northwind, alpenrose])();
    for (const row of db.rfqs) {
      const quotes = row.record.quotes.map((quote) =>
        quote.content.currency === 'EUR'
          ? { ...quote, content: { ...quote.content, validUntil: '2026-01-31' } }
          : quote,
      );
      row.record = { ...row.record, quotes };
    }
  },
  play: async ({ canvas }) => {
    const [first, second] = await heads(canvas);
    await expect(second).toHaveTextContent('Expired');
    await expect(second).not.toHaveTextContent('rank');
    await expect(first).toHaveTextContent('rank 1');
    await expect(canvas.queryByRole('button', { name: 'Award Alpenrose Nutrition' })).toBeNull();
  },
};

/** Taken after one more question; the award says what it came to. */
export const Awarded: Story = {
  beforeEach: asking([northwind, alpenrose]),
  play: async ({ canvas }) => {
    const quotes = await quotesOf(canvas);
    await userEvent.click(await quotes.findByRole('button', { name: 'Award Alpenrose Nutrition' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: /^Award Alpenrose/ }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Award quote' }));
    await quotes.findByText('Awarded to Alpenrose Nutrition', {}, patience);
    await waitFor(async () => expect((await heads(canvas))[0]).toHaveTextContent('Not chosen'), patience);
    // Its quotes stay as they are: nothing is offered that would be refused.
    await expect(quotes.queryByRole('button', { name: /^Award |^Duty, freight, rate of / })).toBeNull();
  },
};

/** Two windows award at once: the later one is told, and what it shows is what is so now. */
export const AwardedElsewhere: Story = {
  beforeEach: asking([northwind, alpenrose]),
  play: async ({ canvas }) => {
    const quotes = await quotesOf(canvas);
    await userEvent.click(await quotes.findByRole('button', { name: 'Award Alpenrose Nutrition' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: /^Award Alpenrose/ }, patience));
    const [row] = db.rfqs;
    const [quote] = row?.record.quotes.filter(({ content }) => content.currency === 'USD') ?? [];
    await post(urlOf('rfqs.award', { id: row?.id ?? 0 }), {
      recipientId: quote?.recipientId,
      quoteId: quote?.id,
      quantity: 5000,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Award quote' }));
    await dialog.findByText('This was changed elsewhere', {}, patience);
  },
};
