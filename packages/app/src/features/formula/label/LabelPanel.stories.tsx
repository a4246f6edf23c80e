import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { data, proteinPowder, reckon, sleepCapsule } from '../../../testing/formulaCases';
import { LabelPanel } from './LabelPanel';

const meta = {
  title: 'App/Formula/Label',
  component: LabelPanel,
  args: { name: 'Sleep capsule', draft: sleepCapsule, computed: reckon(sleepCapsule), data },
} satisfies Meta<typeof LabelPanel>;
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
      const changes = canvas.getByRole('table', { name: /^What changes/ });
      const vitaminD = within(changes).getByRole('row', { name: /Vitamin D/ });
      await expect(vitaminD).toHaveTextContent('25 mcg (1,000 IU) · 125%');
      await expect(vitaminD).toHaveTextContent('25 µg · 500%');
    });
  },
};

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
