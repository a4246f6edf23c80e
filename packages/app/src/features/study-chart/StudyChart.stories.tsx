import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../mocks';
import { FormulaStory } from '../../testing/FormulaStory';
import { forgetStories, pageParameters } from '../../testing/PageStory';
import { StudyExplorer } from './explorer/StudyExplorer';

/** Studies beside a formula with 15 mg of zinc a day. */
const meta = {
  title: 'App/Study chart',
  component: StudyExplorer,
  parameters: pageParameters,
  beforeEach: forgetStories,
  render: () => (
    <FormulaStory>
      {({ formula }) => (
        <StudyExplorer
          product={{ id: formula.productId, concept: 'Zinc lozenge', description: 'For a winter of colds' }}
        />
      )}
    </FormulaStory>
  ),
} satisfies Meta<typeof StudyExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It begins with what the formula has that was studied most. */
export const Normal: Story = {
  play: async ({ canvas, step }) => {
    const points = await canvas.findByRole('listbox', { name: /^Zinc and .*: effects$/ });
    await expect(within(points).getAllByRole('option').length).toBeGreaterThan(1);
    await expect(canvas.getByText(/^Your formula: 15 mg a day\./)).toBeVisible();
    await step('A point opens its passage opposite, and closing goes back to it', async () => {
      const [first] = within(points).getAllByRole('option');
      first?.focus();
      await userEvent.keyboard('{Enter}');
      const passage = await canvas.findByRole('region', { name: /^Passage: Zinc/ });
      await expect(passage).toHaveFocus();
      await userEvent.click(within(passage).getByRole('button', { name: 'Close' }));
      await expect(first).toHaveFocus();
    });
    await step('What is not drawn says why', async () => {
      await expect(canvas.getByRole('heading', { name: /^Not drawn/ })).toBeVisible();
    });
  },
};

/** The dose of the formula is a band among the studied ones. */
export const Dose: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Ingredient', 'Magnesium');
    await canvas.findByRole('listbox', { name: /^Magnesium and .*: effects$/ });
    await choose(canvas, 'View', 'Dose and effect');
    await canvas.findByRole('listbox', { name: /^Magnesium and .*: dose and effect$/ });
  },
};

/** Another outcome, in another of its measures. */
export const Timeline: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Ingredient', 'Melatonin');
    await canvas.findByRole('listbox', { name: 'Melatonin and sleep: effects' });
    await choose(canvas, 'Measure', /^Standardised mean difference/);
    await choose(canvas, 'View', 'Timeline');
    const points = await canvas.findByRole('listbox', {
      name: 'Melatonin and sleep: effects over the years',
    });
    await waitFor(() => expect(within(points).getAllByRole('option')).toHaveLength(1));
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('evidence.ingredients') },
  play: async ({ canvas }) => {
    await canvas.findByText('The studies could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Alt+P plants what has the focus: a study on its point or in its row, the chart elsewhere in it. Last: what it says stays for a while. */
export const PlantedByKey: Story = {
  beforeEach: () => {
    db.garden = [];
  },
  play: async ({ canvas }) => {
    const points = await canvas.findByRole('listbox', { name: /^Zinc and .*: effects$/ });
    await canvas.findByRole('button', { name: 'Plant' });
    const kinds = () => db.garden.map(({ kind }) => kind);
    within(points).getAllByRole('option')[0]?.focus();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await waitFor(() => expect(kinds()).toEqual(['study']));
    const [, row] = within(canvas.getByRole('table', { name: /^Zinc and/ })).getAllByRole('rowheader');
    within(row as HTMLElement)
      .getByRole('button')
      .focus();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await waitFor(() => expect(kinds()).toEqual(['study', 'study']));
    canvas.getByRole('button', { name: 'Plant' }).focus();
    await userEvent.keyboard('{Alt>}p{/Alt}');
    await waitFor(() => expect(kinds().toSorted()).toEqual(['chart', 'study', 'study']));
  },
};

async function choose(
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>,
  field: string,
  option: string | RegExp,
): Promise<void> {
  const page = within(document.body);
  if (field === 'Ingredient') {
    const box = await canvas.findByRole('combobox', { name: field });
    await userEvent.clear(box);
    await userEvent.type(box, String(option));
  } else {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(field) }));
  }
  await userEvent.click(await page.findByRole('option', { name: option }));
}
