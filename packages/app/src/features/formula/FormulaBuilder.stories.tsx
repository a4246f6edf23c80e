import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Formula/Builder',
  args: { path: '/v1/products/1' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Parts of the bench come when they are wanted: a busy machine takes its time over them. */
const patience = { timeout: 15_000 };

const cell = (at: string) => document.querySelector<HTMLElement>(`[role="grid"] [data-cell="${at}"]`);
const isFocused = (at: string) => waitFor(() => expect(cell(at)).toHaveFocus(), patience);

/** Brings a part into sight where the window is too narrow for all of them. */
async function showPart(canvas: Canvas, name: string): Promise<void> {
  const tab = () => canvas.queryByRole('tab', { name });
  const isWide = () => canvas.queryByRole('group', { name: 'Label' }) !== null;
  await waitFor(() => expect(tab() !== null || isWide()).toBe(true), patience);
  const shown = tab();
  if (shown) await userEvent.click(shown);
}

/** Begins a formula and types its first line. */
async function typeLine(canvas: Canvas, name: string, amount: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Type a line' }, patience));
  await isFocused('0:0');
  await userEvent.keyboard(name);
  await userEvent.tab();
  await isFocused('0:1');
  await userEvent.keyboard(amount);
  await userEvent.keyboard('{Enter}');
  await canvas.findByRole('gridcell', { name: amount }, patience);
}

/** Until there is a line: what it will be, and three ways to begin. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/where an ingredient card is begun/, {}, patience);
    for (const name of ['Start from the suggested formula', 'Type a line', 'Paste a table'])
      await expect(await canvas.findByRole('button', { name }, patience)).toBeVisible();
  },
};

/** A line, its label, its sums and its checks. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    await showPart(canvas, 'Label');
    const label = await canvas.findByRole('table', { name: /^Supplement Facts/ }, patience);
    await expect(within(label).getByRole('row', { name: /Magnesium/ })).toHaveTextContent('120 mg');
    await showPart(canvas, 'Lines');
    const headings = within(canvas.getByRole('grid', { name: 'Lines' })).getAllByRole('columnheader');
    await expect(headings.slice(0, 3).map((heading) => heading.textContent)).toEqual([
      'Name',
      'Amount',
      'Form',
    ]);
    for (const name of ['Save version', 'Versions', 'Compare'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await showPart(canvas, 'Fit and checks');
    await expect(
      within(canvas.getByRole('list', { name: 'Checks' })).getAllByText('Stops approval')[0],
    ).toBeVisible();
  },
};

/** Each of the sums opens how it came about, and Escape goes back to it. */
export const Sums: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body);
    await typeLine(canvas, 'Magnesium', '120 mg');
    const figures = [/^Fit: /, /^Weight of a serving: /, /^Materials of a serving: /];
    for (const name of figures) {
      const figure = await canvas.findByRole('button', { name }, patience);
      await userEvent.click(figure);
      const dialog = within(await page.findByRole('dialog', { name }, patience));
      await expect(within(dialog.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')).not.toEqual(
        [],
      );
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(figure).toHaveFocus());
    }
  },
};

/** All that a line holds beside the columns. */
export const Details: Story = {
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    cell('0:1')?.focus();
    await userEvent.keyboard('{F4}');
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Magnesium' }, patience));
    const allergens = await dialog.findByRole('region', { name: 'Allergens' }, patience);
    // A sheet comes in from transparent.
    await waitFor(() => expect(allergens).toBeVisible(), patience);
  },
};

/** A target cost: single changes that meet it, each with the evidence it loses; one is taken as one step. */
export const Target: Story = {
  play: async ({ canvas }) => {
    const page = within(document.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Start from the suggested formula' }, patience),
    );
    await isFocused('0:0');
    await showPart(canvas, 'Fit and checks');
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Meet a target cost' })).toBeEnabled(),
      patience,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Meet a target cost' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Meet a target cost' }, patience));
    const target = await dialog.findByRole('spinbutton', {}, patience);
    await waitFor(() => expect(target).toHaveFocus(), patience);
    await userEvent.clear(target);
    await userEvent.keyboard('1{Enter}');
    await waitFor(() => expect(dialog.getByText('No single change reaches $1.00.')).toBeVisible(), patience);
    await userEvent.click(
      (await dialog.findAllByRole('button', { name: /^Use this: Without / }, patience))[0] as Element,
    );
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), patience);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).not.toHaveAttribute('aria-disabled'), patience);
  },
};
export const TargetNarrow: Story = { ...Target, globals: { viewport: { value: 'mobile2' } } };

export const Settings: Story = {
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Settings of the formula' }, patience),
    );
    await userEvent.click(
      await dialog.findByRole('checkbox', { name: 'IU behind vitamins A, D and E' }, patience),
    );
    await expect(dialog.getByRole('checkbox', { name: 'IU behind vitamins A, D and E' })).toBeChecked();
  },
};

/** What the cost of a unit waits for is a press away. */
export const Unset: Story = {
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Cost of a unit: .* not set$/ }, patience),
    );
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Settings of the formula' }, patience),
    );
    const wanted = await dialog.findByRole('spinbutton', { name: 'A container holds' }, patience);
    await waitFor(() => expect(wanted).toHaveFocus(), patience);
  },
};

/** What a target cost waits for is named. */
export const TargetUnset: Story = {
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    await showPart(canvas, 'Fit and checks');
    await waitFor(
      () => expect(canvas.getByRole('button', { name: 'Meet a target cost' })).toBeEnabled(),
      patience,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Meet a target cost' }));
    const dialog = within(
      await within(document.body).findByRole('dialog', { name: 'Meet a target cost' }, patience),
    );
    // It may be on its way in.
    await waitFor(
      () => expect(dialog.getByText(/Set ‘A container holds’ in the settings/)).toBeVisible(),
      patience,
    );
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('formulas.list') },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the formula' }, patience);
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('formulas.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('The formula could not be loaded', {}, patience);
  },
};

export const Dark: Story = { ...Typed, globals: { theme: 'dark' } };

/** Under 900 px the parts are tabs, and the sums stay. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    for (const name of ['Lines', 'Label', 'Fit and checks']) {
      await userEvent.click(await canvas.findByRole('tab', { name }, patience));
      await expect(canvas.getByRole('tab', { name, selected: true })).toBeVisible();
    }
    const weight = await canvas.findByText('Weight of a serving', {}, patience);
    await expect(weight).toBeVisible();
    const sums = weight.closest('dl');
    const tops = Array.from(sums?.children ?? [], (sum) => Math.round(sum.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** What could not be sent stays, and says so. */
export const NotSaved: Story = {
  parameters: { msw: scenarios.offline('formulas.update') },
  play: async ({ canvas }) => {
    await typeLine(canvas, 'Magnesium', '120 mg');
    await expect(await canvas.findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '120 mg' })).toBeVisible();
  },
};
