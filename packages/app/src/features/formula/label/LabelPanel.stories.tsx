import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { data, proteinPowder, reckon, sleepCapsule } from '../../../testing/formulaCases';
import { LabelPanel } from './LabelPanel';
import { Labels } from './Labels';

const meta = {
  title: 'App/Formula/Label',
  component: Labels,
  args: { name: 'Sleep capsule', view: 'US', draft: sleepCapsule, computed: reckon(sleepCapsule), data },
  render: (source) => (
    <LabelPanel own={source.draft.market ?? 'US'}>{(view) => <Labels {...source} view={view} />}</LabelPanel>
  ),
} satisfies Meta<typeof Labels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Supplement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'US', selected: true })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^Supplement Facts/ })).toBeVisible();
    await expect(canvas.queryByText('What changes')).toBeNull();
  },
};

export const Europe: Story = {
  play: async ({ canvas, step }) => {
    await step('The same lines, the other label, and what changes, by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tab', { name: 'EU', selected: true })).toHaveFocus();
      await expect(await canvas.findByRole('table', { name: /^Food supplement/ })).toBeVisible();
      const changes = await canvas.findByRole('table', { name: /^What changes/ });
      const vitaminD = within(changes).getByRole('row', { name: /Vitamin D/ });
      await expect(vitaminD).toHaveTextContent('25 mcg (1,000 IU) · 125%');
      await expect(vitaminD).toHaveTextContent('25 µg · 500%');
    });
  },
};

/** The percentage of magnesium, asked about by keyboard. */
async function askByKeyboard(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  const figure = page.getByRole('button', { name: '29%' });
  figure.focus();
  await userEvent.keyboard('{Enter}');
  return { page, figure, sheet: await page.findByRole('dialog', { name: /^Magnesium .*: 29%$/ }) };
}

export const Explained: Story = {
  play: async ({ canvasElement, step }) => {
    const { page, figure, sheet } = await askByKeyboard(canvasElement);
    await step('Enter on a figure tells what it was made from, the steps and the rule', async () => {
      await expect(sheet).toHaveTextContent('Magnesium (as magnesium bisglycinate)120 mg, typed');
      await expect(
        within(sheet)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['120 mg ÷ 420 mg = 28.571 %', 'Nearest whole: 29%']);
      await waitFor(() => expect(within(sheet).getByText('21 CFR 101.36(b)(2)(iii)')).toBeVisible());
    });
    await step('Escape closes it, and the focus is on the figure again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(figure).toHaveFocus());
    });
  },
};

export const ExplainedOpen: Story = {
  play: async ({ canvasElement }) => {
    const { sheet } = await askByKeyboard(canvasElement);
    await expect(sheet.getBoundingClientRect().right).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};
export const ExplainedDark: Story = { ...ExplainedOpen, globals: { theme: 'dark' } };
export const ExplainedNarrow: Story = { ...ExplainedOpen, globals: { viewport: { value: 'mobile2' } } };

export const Both: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Both' }));
    await expect(await canvas.findByRole('table', { name: /^Food supplement/ })).toBeVisible();
    await expect(canvas.getByRole('table', { name: /^Supplement Facts/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'EU' })).toBeVisible();
  },
};

export const Food: Story = {
  args: { name: 'Protein', draft: proteinPowder, computed: reckon(proteinPowder) },
};

const folate = { id: 9, nutrient: 'folate', amount: { value: 400, unit: 'µg' as const } };
const withFolate = { ...sleepCapsule, lines: [...(sleepCapsule.lines ?? []), folate] };

export const LeftOff: Story = {
  args: { draft: withFolate, computed: reckon(withFolate) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Left off the label')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Magnesium/ })).toBeVisible();
  },
};

export const Dark: Story = { ...Both, globals: { theme: 'dark' } };
export const Narrow: Story = { ...Both, globals: { viewport: { value: 'mobile2' } } };
