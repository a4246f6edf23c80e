import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  expectFocusRing,
  forcedColors,
  dark,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { FieldDifference, type DifferenceField } from '.';

const fields: DifferenceField[] = [
  { id: 'serving', label: 'Serving', before: '2 capsules', after: '2 capsules' },
  { id: 'count', label: 'Servings a bottle', before: '30', after: '30' },
  { id: 'valerian', label: 'Valerian root extract', before: '300 mg', after: '320 mg', change: '+20 mg' },
  { id: 'zinc', label: 'Zinc picolinate', before: '15 mg', after: '15 mg' },
  { id: 'magnesium', label: 'Magnesium citrate', after: '120 mg' },
  { id: 'melatonin', label: 'Melatonin', before: '1 mg' },
];

const meta = {
  title: 'Components/Difference',
  component: FieldDifference,
  args: { label: 'Version 3 and the draft', fields, beforeLabel: 'Version 3', afterLabel: 'Draft' },
} satisfies Meta<typeof FieldDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

export const Fields: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Each kind has its word, and a line of its own kind', async () => {
      await expect(rows(canvasElement)).toEqual([
        'Changed: Valerian root extract',
        'Zinc picolinate',
        'Added: Magnesium citrate',
        'Removed: Melatonin',
      ]);
      const line = (text: string) => getComputedStyle(canvas.getByText(text)).textDecorationLine;
      await expect([line('300 mg'), line('320 mg')]).toEqual(['line-through', 'underline']);
      await expect(canvas.getByText('320 mg').tagName).toBe('INS');
      await expect(canvas.getByText('300 mg').tagName).toBe('DEL');
    });
    await step('The table says how much differs, and how far', async () => {
      const table = canvas.getByRole('table', { name: /Version 3 and the draft/ });
      await expect(table).toHaveAccessibleName(/1 changed, 1 added, 1 removed/);
      await expect(canvas.getByRole('columnheader', { name: 'Change' })).toBeVisible();
    });
  },
};

export const Unfolded: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('Enter, Space on what is folded', async () => {
      await userEvent.tab();
      const fold = canvas.getByRole('button', { name: '2 unchanged', expanded: false });
      await expect(fold).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await expect(rows(canvasElement).slice(0, 2)).toEqual(['Serving', 'Servings a bottle']);
      await userEvent.keyboard(' ');
      await expect(rows(canvasElement)).toHaveLength(4);
    });
  },
};

export const ShowsUnchanged: Story = {
  args: { showsUnchanged: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(rows(canvasElement)).toHaveLength(fields.length);
  },
};

export const NoDifference: Story = {
  args: { fields: fields.filter(({ before, after }) => before === after) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No difference')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3 unchanged' })).toBeVisible();
  },
};

export const OwnWords: Story = {
  args: {
    words: { added: 'Neu', changed: 'Geändert', removed: 'Entfallen', summary: () => '3 Unterschiede' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Neu: Magnesium citrate' })).toBeVisible();
    await expect(canvas.getByText('3 Unterschiede')).toBeVisible();
  },
};

export const RightToLeft: Story = { ...Fields, ...rightToLeft };
export const Dark: Story = { ...Fields, ...dark };
export const ForcedColors: Story = {
  ...Fields,
  ...forcedColors(async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('300 mg')).textDecorationLine).toBe('line-through');
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('button', { name: '2 unchanged' }));
  }),
};
export const ReducedMotion: Story = { ...Fields, ...reducedMotion };
export const Narrow: Story = { ...Fields, globals: { viewport: { value: 'mobile2' } } };
