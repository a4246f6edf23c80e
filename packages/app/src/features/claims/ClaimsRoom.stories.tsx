import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Claims',
  args: { path: '/v1/products/2' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The room's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

async function write(canvas: Canvas, text: string): Promise<HTMLElement> {
  const field = await canvas.findByLabelText('Text to check', {}, patience);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return canvas.findByRole('list', { name: 'Sentences' }, patience);
}

async function openClaim(canvas: Canvas, text: string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByText(text, { selector: '[role="gridcell"]' }, patience));
  return screen.findByRole('dialog', { name: 'Claim' }, patience);
}

/** What is kept, and a place to write. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Claims' }, patience);
    await expect(within(grid).getAllByRole('row')).toHaveLength(3);
    await expect(grid).toHaveTextContent('Formula changed since (v3 → v4)');
  },
};

/** Until there is a formula, what will be here. */
export const Empty: Story = {
  args: { path: '/v1/products/3' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Claims need a built formula/, {}, patience);
  },
};

/** A verdict for each sentence, with the words that a rule is about and what it needs. */
export const Checked: Story = {
  play: async ({ canvas }) => {
    const list = await write(canvas, 'Excellent source of magnesium.');
    await within(list).findByText('Blocked', {}, patience);
    await expect(list).toHaveTextContent('Magnesium 80 mg = 19.0 % DV');
    await expect(list.querySelector('mark')).toHaveTextContent(/Excellent/i);
  },
};

/** Alt with an arrow walks the findings, Enter takes other words. */
export const Reworded: Story = {
  play: async ({ canvas }) => {
    const list = await write(canvas, 'Supports healthy cholesterol levels.');
    await within(list).findByText('Blocked', {}, patience);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const [first] = within(list).getAllByRole('listitem');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Text to check')).not.toHaveValue('Supports healthy cholesterol levels.'),
    );
  },
};

const twoSentences =
  'Made in small batches. Supports healthy cholesterol levels and, as part of a varied diet, restful sleep after long days.';

/** The walk passes over what nothing was found in; long words that may stand instead run over lines on a phone. */
export const WalkedNarrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const list = await write(canvas, twoSentences);
    await within(list).findByText('Blocked', {}, patience);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const [, second] = within(list).getAllByRole('listitem');
    await expect(second).toHaveFocus();
    const other = within(list).getByRole('button', { name: /^Use/ });
    await expect(other.getBoundingClientRect().right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
  },
};

/** A sample is a beginning; what is saved stands first in the list. */
export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Helps maintain normal muscle function.' }, patience),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as claim' }, patience));
    const grid = await canvas.findByRole('grid', { name: 'Claims' }, patience);
    await waitFor(() => expect(within(grid).getAllByRole('row')).toHaveLength(4), patience);
  },
};

/** What the formula may say, by ingredient: a sentence that is chosen is checked as if it were typed. */
export const WhatMayBeSaid: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'What this formula may say in the US' }, patience);
    const said = 'Excellent source of vitamin C.';
    await userEvent.click(within(list).getByRole('button', { name: said }));
    await expect(canvas.getByLabelText('Text to check')).toHaveValue(said);
    await canvas.findByRole('list', { name: 'Sentences' }, patience);
  },
};

/** One stop of the Tab key; arrows, Home and End go on from there, Enter opens, and focus returns. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Claims' }, patience);
    const rows = within(grid).getAllByRole('row');
    rows[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(rows[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
    await screen.findByRole('dialog', { name: 'Claim' }, patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rows[0]).toHaveFocus(), patience);
  },
};

/** What would change is shown first; taken over, an approved claim that got worse is reopened. */
export const Reopened: Story = {
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, 'Helps maintain normal muscle function.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check again' }));
    const table = await within(dialog).findByRole('table', {}, patience);
    await expect(table).toHaveTextContent('Needs evidence');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take it over' }));
    await within(dialog).findByText('Reopened', {}, patience);
    await expect(dialog).toHaveTextContent('Approved by Dev Patel');
  },
};

/** The role legal decides; a rejection says why. */
export const Decided: Story = {
  beforeEach: () => {
    const [ada] = db.users;
    if (ada) ada.role = 'legal';
  },
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, 'Good source of magnesium.');
    const reject = await within(dialog).findByRole('button', { name: 'Reject' }, patience);
    await expect(reject).toBeDisabled();
    await userEvent.type(within(dialog).getByLabelText('Note'), 'Name the serving.');
    await userEvent.click(reject);
    await within(dialog).findByText('Rejected', {}, patience);
    await expect(dialog).toHaveTextContent('Name the serving.');
  },
};

/** Every claim as each market would judge it now. */
export const Markets: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By market' }, patience));
    const table = await canvas.findByRole('table', { name: /^Claims by market/ }, patience);
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    const left = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().left ?? 0);
    const badge = within(table).getAllByRole('button', { name: /in the US: show why$/ })[0]
      ?.firstElementChild;
    await expect(left(badge) - left(within(table).getByRole('columnheader', { name: 'US' }))).toBeLessThan(
      16,
    );
  },
};

/** A verdict of a market says why. */
export const MarketWhy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'By market' }, patience));
    const table = await canvas.findByRole('table', { name: /^Claims by market/ }, patience);
    const [verdict] = within(table).getAllByRole('button', { name: /in the US: show why$/ });
    if (!verdict) throw new Error('No verdict is there');
    await userEvent.click(verdict);
    const dialog = await screen.findByRole('dialog', { name: 'In the US' }, patience);
    await waitFor(() => expect(dialog.querySelector('cite')).not.toBeNull(), patience);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(verdict).toHaveFocus(), patience);
  },
};

/** Studies of the base are found by ingredient and outcome, and attached. */
export const Found: Story = {
  play: async ({ canvas }) => {
    const dialog = await openClaim(canvas, 'Good source of magnesium.');
    const inside = within(dialog);
    await userEvent.click(await inside.findByRole('button', { name: 'Find studies' }, patience));
    const field = await inside.findByRole('combobox', { name: 'Ingredient' }, patience);
    await waitFor(() => expect(field).toHaveValue('Magnesium'), patience);
    const studies = await inside.findByRole('group', { name: /^Studies on Magnesium/ }, patience);
    const [first] = within(studies).getAllByRole('checkbox');
    if (!first) throw new Error('No study is there');
    await userEvent.click(first);
    await userEvent.click(inside.getByRole('button', { name: 'Attach evidence' }));
    await waitFor(
      () => expect(db.claims.some(({ basis }) => basis?.studies?.length === 1)).toBe(true),
      patience,
    );
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('claims.list') },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the claims' }, patience);
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('claims.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('The claims could not be loaded', {}, patience);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What was written stays when it could not be checked. */
export const NotChecked: Story = {
  parameters: { msw: scenarios.offline('claims.check') },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Text to check', {}, patience);
    await userEvent.type(field, 'High in zinc.');
    await canvas.findByText('The text could not be checked', {}, patience);
    await expect(field).toHaveValue('High in zinc.');
  },
};

export const Dark: Story = { ...Checked, globals: { theme: 'dark' } };

export const Narrow: Story = { ...Checked, globals: { viewport: { value: 'mobile2' } } };
