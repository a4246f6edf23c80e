import type { Meta, StoryObj } from '@storybook/react-vite';
import { urlOf } from '@seedbed/server/contract';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';
import { post } from '../../testing/post';

const productId = 2;

/** A formula with lines is what documents are written from. */
async function build(): Promise<void> {
  pageStory.beforeEach();
  await post(urlOf('formulas.create', { id: productId }), { name: 'Sleep capsule', from: 'suggested' });
}

const meta = {
  ...pageStory,
  title: 'App/Documents',
  args: { path: `/v1/products/${productId}` },
  beforeEach: build,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The room's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

const find = (canvas: Canvas) => canvas.findByRole('grid', { name: 'Documents' }, patience);

async function openKind(canvas: Canvas, title: string) {
  await userEvent.click(within(await find(canvas)).getByText(title));
  return within(await screen.findByRole('dialog', { name: title }, patience));
}

/** Opens a kind and generates it. */
async function generate(canvas: Canvas, title: string) {
  const dialog = await openKind(canvas, title);
  await userEvent.click(await dialog.findByRole('button', { name: 'Generate' }, patience));
  await dialog.findByText('Number 1', {}, patience);
  return dialog;
}

/** Every kind, and a place to begin one. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    const grid = await find(canvas);
    await expect(within(grid).getAllByRole('row')).toHaveLength(13);
    await expect(canvas.getByRole('button', { name: 'Generate' })).toBeEnabled();
  },
};

/** Until there is a formula with a line, what will be here. */
export const Empty: Story = {
  args: { path: '/v1/products/3' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Compliance documents need a built formula/, {}, patience);
  },
};

/** What is generated is shown at once, its label as it is drawn. */
export const FactsPanel: Story = {
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Facts panel');
    await dialog.findByText('DRAFT', {}, patience);
    await expect(dialog.getByRole('link', { name: 'Download SVG' })).toHaveAttribute(
      'href',
      '/api/documents/1/file?format=svg',
    );
    await waitFor(() => expect(dialog.getAllByText(/Supplement Facts/).length).toBeGreaterThan(1), patience);
  },
};

/** Begun from the row of fields above the list. */
export const Generated: Story = {
  play: async ({ canvas }) => {
    await find(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Formula and bill of materials' }, patience),
    );
    await dialog.findByText('DRAFT', {}, patience);
    await waitFor(() => expect(dialog.getAllByRole('table').length).toBeGreaterThan(0), patience);
  },
};

/** Sources stand under the figures where they are wanted. */
export const Sources: Story = {
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Formula and bill of materials');
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Show sources' }, patience));
    await waitFor(() => expect(dialog.getAllByText(/^Formula, line 1/).length).toBeGreaterThan(0), patience);
  },
};

/** An open item leads to its field; what is filled in makes the next number, which can be compared with the first. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Finished-product specification');
    const [item] = await dialog.findAllByRole('button', { name: /^Open: / }, patience);
    if (!item) throw new Error('Nothing is open');
    const question = (item.textContent ?? '').replace('Open: ', '');
    await userEvent.click(item);
    const field = await dialog.findByRole('textbox', { name: question }, patience);
    await waitFor(() => expect(field).toHaveFocus(), patience);
    await userEvent.type(field, '≤ 0.5 mg/kg');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Number 2', {}, patience);
    await userEvent.click(dialog.getByRole('tab', { name: /^Numbers/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }, patience));
    const table = await dialog.findByRole('table', { name: /^Number 1 and number 2/ }, patience);
    await expect(table).toHaveTextContent('≤ 0.5 mg/kg');
  },
};

/** The role legal decides; open items stand in the way of an approval. */
export const InTheWay: Story = {
  beforeEach: beLegal,
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Finished-product specification');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    const approve = await dialog.findByRole('button', { name: 'Approve' }, patience);
    await expect(approve).toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByText(/stand in the way of the approval/, { selector: 'p' })).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Note/), 'Name the limits.');
    await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await dialog.findByText(/^Rejected by .*: Name the limits\.$/, {}, patience);
  },
};

/** What was approved stays as it is; its successor is generated. */
export const Approved: Story = {
  beforeEach: beLegal,
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Facts panel');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve' }, patience));
    await dialog.findByText(/^Approved by /, {}, patience);
    await waitFor(() => expect(dialog.queryByText('DRAFT')).toBeNull(), patience);
    await dialog.findByRole('button', { name: 'Generate' }, patience);
  },
};

/** Who has not the role is told who has it. */
export const Submitted: Story = {
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Facts panel');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await dialog.findByText('Approvals and rejections are for the role legal.', {}, patience);
  },
};

/** What would change is shown first, and taken over by a second press. */
export const Stale: Story = {
  beforeEach: async () => {
    await post(urlOf('documents.create'), { productId, kind: 'labelCopy' });
    for (const row of db.documents) {
      row.staleBecause = [
        { kind: 'formula', id: 1, from: 3, to: 4, text: 'Formula changed since (v3 → v4)' },
      ];
    }
  },
  play: async ({ canvas }) => {
    await expect(await find(canvas)).toHaveTextContent('Formula changed since (v3 → v4)');
    const dialog = await openKind(canvas, 'Label copy');
    await userEvent.click(await dialog.findByRole('button', { name: 'Check again' }, patience));
    await dialog.findByRole('table', { name: /^What would change in the document/ }, patience);
    await userEvent.click(dialog.getByRole('button', { name: 'Take it over' }));
    await waitFor(() => expect(dialog.queryByText('Formula changed since (v3 → v4)')).toBeNull(), patience);
  },
};

/** One stop of the Tab key; arrows, Home and End go on from there, Enter opens, and focus returns. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const rows = within(await find(canvas)).getAllByRole('row');
    rows[0]?.focus();
    await userEvent.keyboard('{End}');
    await expect(rows.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{Enter}');
    await screen.findByRole('dialog', { name: 'Facts panel' }, patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows[1]).toHaveFocus(), patience);
  },
};

/** A document goes after a question. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Facts panel');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete document' }));
    const asked = within(await screen.findByRole('alertdialog', {}, patience));
    await userEvent.click(asked.getByRole('button', { name: 'Delete document' }));
    await waitFor(() => expect(db.documents).toHaveLength(0), patience);
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('documents.list') },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the documents' }, patience);
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('documents.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('The documents could not be loaded', {}, patience);
  },
};

/** What was typed stays where it could not be saved. */
export const NotSaved: Story = {
  parameters: { msw: scenarios.offline('documents.update') },
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Finished-product specification');
    const [item] = await dialog.findAllByRole('button', { name: /^Open: / }, patience);
    if (!item) throw new Error('Nothing is open');
    const question = (item.textContent ?? '').replace('Open: ', '');
    await userEvent.click(item);
    const field = await dialog.findByRole('textbox', { name: question }, patience);
    await userEvent.type(field, 'None');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Nothing was changed', {}, patience);
    await expect(field).toHaveValue('None');
  },
};

export const Dark: Story = { ...Generated, globals: { theme: 'dark' } };

/** Tables that are wider than the sheet scroll, also by keys. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const dialog = await generate(canvas, 'Formula and bill of materials');
    const [table] = await dialog.findAllByRole('region', {}, patience);
    await expect(table).toHaveAttribute('tabindex', '0');
  },
};

function beLegal(): void {
  const [ada] = db.users;
  if (ada) ada.role = 'legal';
}
