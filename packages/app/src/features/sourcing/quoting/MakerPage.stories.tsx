import { urlOf } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { db, scenarios } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';
import { post } from '../../../testing/post';
import { postAsMaker, sendRequest, type AskedMaker, type SentRequest } from '../../../testing/sentRequest';

const name = 'Northwind Contract Manufacturing';

const meta = {
  ...pageStory,
  title: 'App/Maker’s page',
  args: { path: '/q', session: { status: 'signed-out' } },
  globals: { viewport: { value: 'mobile2' } },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The page's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

type Then = (sent: SentRequest & { token: string }) => Promise<unknown>;

/** The link's secret stands in the fragment of the address, as in a browser; nobody is signed in. */
const asked =
  (then: Then = async () => {}, maker: Omit<AskedMaker, 'name'> = {}) =>
  async () => {
    pageStory.beforeEach();
    const sent = await sendRequest([{ name, ...maker }]);
    const token = sent.makers[0]?.token ?? '';
    await then({ ...sent, token });
    return lookAt(token);
  };

function lookAt(token: string) {
  window.location.hash = token;
  return () => history.replaceState(null, '', window.location.pathname + window.location.search);
}

const open: Then = ({ token }) => postAsMaker(token, urlOf('quoteRequest.open'));
const terms = { tiers: [{ quantity: 2500, unitPrice: '4.55' }], validUntil: '2099-03-31' };
const quoted: Then = async (sent) => {
  await open(sent);
  await postAsMaker(sent.token, urlOf('quoteRequest.quote'), terms);
};

const press = async (canvas: Canvas, button: string) =>
  userEvent.click(await canvas.findByRole('button', { name: button }, patience));

/** Who asks whom; programs that follow links in mail press nothing. Opened by a press. */
export const Open: Story = {
  beforeEach: asked(),
  play: async ({ canvas }) => {
    await canvas.findByText(`Ada Okafor asks ${name} for a quote.`, {}, patience);
    await expect(canvas.queryByText('Reno, Nevada')).toBeNull();
    await press(canvas, 'Open the request');
    await canvas.findByText('Reno, Nevada', {}, patience);
    await canvas.findByRole('button', { name: 'Send quote' }, patience);
  },
};

const extract = {
  name: 'Ashwagandha',
  form: 'Withania somnifera, root, dry extract 10:1 70% ethanol, withanolides 5 %',
  amount: '300 mg',
  isActive: true,
};
const withExtract: Then = async (sent) => {
  for (const { record } of db.rfqs) if (record.frozen) record.frozen = { ...record.frozen, lines: [extract] };
  await open(sent);
};

/** However long an ingredient is told, its amount stays within the page. */
export const LongIngredient: Story = {
  beforeEach: asked(withExtract),
  play: async ({ canvas }) => {
    const amount = await canvas.findByText('300 mg', {}, patience);
    const row = amount.closest('li');
    await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(
      row?.getBoundingClientRect().right ?? 0,
    );
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.offsetWidth);
  },
};

/** A question, and its answer. */
export const AskedAQuestion: Story = {
  beforeEach: asked(open),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Question', {}, patience), 'May it be gelatin?');
    await press(canvas, 'Send question');
    await canvas.findByText('Not answered yet.', {}, patience);
    await expect(canvas.getByText('May it be gelatin?')).toBeVisible();
    await expect(canvas.queryByLabelText('Question')).toBeNull();
  },
};

/** What the buyer answered stands under the question. */
export const Answered: Story = {
  beforeEach: asked(async ({ rfqId, token, makers }) => {
    await open({ rfqId, token, makers });
    await postAsMaker(token, urlOf('quoteRequest.question'), { text: 'May it be gelatin?' });
    const rid = makers[0]?.recipientId ?? 0;
    await post(urlOf('rfqRecipients.answer', { id: rfqId, rid }), { answer: 'No: HPMC, please.' });
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No: HPMC, please.', {}, patience);
  },
};

/** What is refused is said at its field, and what was typed stays; then it is received. */
export const Quoted: Story = {
  beforeEach: asked(open),
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText(/^Unit price/, {}, patience);
    const [quantity, currency] = ['Quantity', /^Currency/].map((name) => canvas.getByLabelText(name));
    await expect(quantity?.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(price.compareDocumentPosition(currency ?? price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.type(price, 'four');
    await press(canvas, 'Send quote');
    await canvas.findByText('It was not sent', {}, patience);
    await expect(price).toHaveValue('four');
    await expect(price).toBeInvalid();
    await userEvent.clear(price);
    await userEvent.type(price, '4.55');
    await userEvent.type(canvas.getByLabelText('Valid until'), '2099-03-31');
    await press(canvas, 'Send quote');
    await canvas.findByText('Quote 1 has been received', {}, patience);
  },
};

/** A later quote keeps the one before, and begins with what it said. */
export const Revised: Story = {
  beforeEach: asked(quoted),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Your quote, revised' }, patience);
    const price = canvas.getByLabelText(/^Unit price/);
    await expect(price).toHaveValue('4.55');
    await userEvent.clear(price);
    await userEvent.type(price, '4.40');
    await press(canvas, 'Send quote');
    await canvas.findByText('Quote 2 has been received', {}, patience);
    await expect(db.rfqs[0]?.record.quotes).toHaveLength(2);
  },
};

/** Declined with a reason: nothing more can be sent. */
export const Declined: Story = {
  beforeEach: asked(open),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Reason', {}, patience), 'We make no capsules.');
    await press(canvas, 'Decline');
    await canvas.findByText('You declined this request', {}, patience);
    await expect(canvas.queryByRole('button', { name: 'Send quote' })).toBeNull();
  },
};

/** The quote as a file is kept at once; one that is not taken says why. */
export const Uploaded: Story = {
  beforeEach: asked(open),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Your quote as a file', {}, patience);
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is no field for files.');
    await userEvent.upload(field, new File(['<html>'], 'quote.gif'));
    await canvas.findByText(/^The file was not kept/, {}, patience);
    await userEvent.upload(field, new File(['%PDF-1.7'], 'quote.pdf', { type: 'application/pdf' }));
    await canvas.findByText('quote.pdf goes along with the quote.', {}, patience);
    await waitFor(() => expect(canvas.queryByText(/^The file was not kept/)).toBeNull(), patience);
  },
};

/** An expired quote says so, and can be renewed. */
export const Expired: Story = {
  beforeEach: asked(async (sent) => {
    await quoted(sent);
    for (const row of db.rfqs) {
      const quotes = row.record.quotes.map((quote) => ({
        ...quote,
        content: { ...quote.content, validUntil: '2026-01-31' },
      }));
      row.record = { ...row.record, quotes };
    }
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your quote has expired', {}, patience);
    await canvas.findByText(/valid until Jan 31, 2026/, {}, patience);
    await canvas.findByRole('button', { name: 'Send quote' }, patience);
  },
};

/** The buyer closed the request before anything was quoted. */
export const Closed: Story = {
  beforeEach: asked(async (sent) => {
    await open(sent);
    await post(urlOf('rfqs.close', { id: sent.rfqId }));
  }),
  play: async ({ canvas }) => {
    await canvas.findByText('No more quotes are taken', {}, patience);
    await expect(canvas.queryByRole('button', { name: 'Send quote' })).toBeNull();
  },
};

/** A revoked link is told as any wrong one: nothing of the request shows. */
export const Revoked: Story = {
  beforeEach: asked(({ rfqId, makers }) =>
    post(urlOf('rfqRecipients.revoke', { id: rfqId, rid: makers[0]?.recipientId ?? 0 })),
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This link does not work' }, patience);
    await expect(canvas.queryByText(/Ada Okafor/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: asked(),
  parameters: { msw: scenarios.slow('quoteRequest.get') },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...', {}, patience);
  },
};

let isDown = true;

/** The server is down while the link is followed, and then it is not. */
export const ServerDown: Story = {
  beforeEach: () => {
    isDown = true;
    return asked(open)();
  },
  parameters: {
    msw: [http.get('*/api/quote-request', () => (isDown ? new Response('', { status: 503 }) : undefined))],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The request could not be loaded', {}, patience);
    isDown = false;
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: 'Send quote' }, patience);
  },
};

/** The server goes down before the quote arrives: what was typed is kept. */
export const DownWhileSending: Story = {
  beforeEach: asked(open),
  parameters: { msw: scenarios.offline('quoteRequest.quote') },
  play: async ({ canvas }) => {
    const price = await canvas.findByLabelText(/^Unit price/, {}, patience);
    await userEvent.type(price, '4.55');
    await press(canvas, 'Send quote');
    await canvas.findByText(/could not be reached.*What you typed is kept/, {}, patience);
    await expect(price).toHaveValue('4.55');
  },
};

export const Wide: Story = { ...Revised, globals: { viewport: { value: undefined } } };

export const Dark: Story = { ...Revised, globals: { theme: 'dark', viewport: { value: 'mobile2' } } };
