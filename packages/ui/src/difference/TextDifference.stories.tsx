import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { dark, rightToLeft } from '../internal/variants.stories';
import { TextDifference } from '.';

const before = `Product specification
Sleep capsules, 60 a bottle.
Take 2 capsules before bed. Supports sleep.
Store below 25 °C.
Keep away from children.`;

const after = `Product specification
Sleep capsules, 60 a bottle.
Take 2 capsules 30 minutes before bed. Valerian helps you fall asleep.
Store below 25 °C.
Keep away from children.
Contains caffeine.`;

const meta = {
  title: 'Components/Difference/Text',
  component: TextDifference,
  args: { label: 'Label copy, version 3 and the draft', before, after },
} satisfies Meta<typeof TextDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

const marked = (element: HTMLElement, tag: 'ins' | 'del') =>
  [...element.querySelectorAll(tag)].map(({ textContent }) => textContent);

export const Texts: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('What came and went is named and marked', async () => {
      await expect(marked(canvasElement, 'del')).toEqual(['Removed: Supports sleep']);
      await expect(marked(canvasElement, 'ins')).toEqual([
        'Added: 30 minutes ',
        'Added: Valerian helps you fall asleep',
        'Added: Contains caffeine.',
      ]);
      const group = canvas.getByRole('group', { name: 'Label copy, version 3 and the draft' });
      await expect(group).toHaveAccessibleDescription('1 changed, 2 added');
    });
    await step('What is alike is folded, and a press shows it', async () => {
      await expect(canvas.queryByText('Store below 25 °C.')).toBeNull();
      await userEvent.click(canvas.getAllByRole('button', { name: '2 unchanged' })[1] as HTMLElement);
      await expect(canvas.getByText('Store below 25 °C.')).toBeVisible();
    });
  },
};

export const ShowsUnchanged: Story = { args: { showsUnchanged: true } };
export const TextRightToLeft: Story = { ...ShowsUnchanged, ...rightToLeft };
export const TextDark: Story = { ...ShowsUnchanged, ...dark };
export const TextNarrow: Story = { ...ShowsUnchanged, globals: { viewport: { value: 'mobile2' } } };
