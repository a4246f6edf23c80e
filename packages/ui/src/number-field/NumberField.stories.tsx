import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { Stack } from '../layout';
import { NumberField, type Quantity } from '.';

const units = ['mg', 'µg', 'g', 'IU', 'bn CFU'];

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Amount per serving', units, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amounts: Story = {
  render: () => (
    <Stack gap="large">
      <NumberField
        label="Magnesium per serving"
        description="A unit may be typed behind the number: 0.2 g"
        units={units}
        defaultValue={{ value: 200, unit: 'mg' }}
      />
      <NumberField
        label="Overage"
        units={['%']}
        defaultValue={{ value: 12.5, unit: '%' }}
        min={0}
        max={300}
      />
      <NumberField label="Servings in a container" defaultValue={{ value: 1060, unit: '' }} min={1} />
    </Stack>
  ),
};

export const TypedWithUnit: Story = {
  args: { defaultUnit: 'mg' },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Amount per serving' });
    const unit = canvas.getByRole('combobox', { name: 'Unit' });
    await step('Enter takes it', async () => {
      await userEvent.type(input, '2 000 iu{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 2000, unit: 'IU' });
      await expect(input).toHaveValue('2,000');
      await expect(unit).toHaveValue('IU');
    });
    await step('Leaving takes it, with the unit that stands there', async () => {
      await userEvent.clear(input);
      await userEvent.type(input, '400');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 400, unit: 'IU' });
    });
    await step('Another unit keeps the number', async () => {
      await userEvent.selectOptions(unit, 'µg');
      await expect(args.onChange).toHaveBeenLastCalledWith({ value: 400, unit: 'µg' });
      await expect(input).toHaveAttribute('aria-valuetext', '400 µg');
    });
    await step('Emptied, there is none', async () => {
      await userEvent.clear(input);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    });
  },
};

export const Unreadable: Story = {
  args: { defaultValue: { value: 120, unit: 'mg' } },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Amount per serving' });
    const words = 'Write a number, with a unit of the list if you like. What was there before stays.';
    await userEvent.clear(input);
    await userEvent.type(input, 'a pinch{Enter}');
    await expect(input).toHaveValue('a pinch');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(words);
    await expect(args.onChange).not.toHaveBeenCalled();
    await step('Escape gives up what was typed', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(input).toHaveValue('120');
      await expect(input).toBeValid();
    });
    await userEvent.clear(input);
    await userEvent.type(input, '0,5 stone{Enter}');
    await expect(input).toHaveValue('0,5 stone');
  },
};

export const Steps: Story = {
  args: { defaultValue: { value: 0.2, unit: 'g' }, step: 0.1, min: 0, max: 2 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Amount per serving' });
    input.focus();
    for (const [key, value] of [
      ['{ArrowUp}', 0.3],
      ['{ArrowDown}', 0.2],
      ['{PageUp}', 1.2],
      ['{PageDown}', 0.2],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(args.onChange).toHaveBeenLastCalledWith({ value, unit: 'g' });
    }
    await userEvent.clear(input);
    await userEvent.type(input, '5{Enter}');
    await expect(input).toHaveAccessibleDescription('At most 2.');
    await userEvent.clear(input);
    await userEvent.type(input, '-1{Enter}');
    await expect(input).toHaveAccessibleDescription('At least 0.');
  },
};

const dose = { low: 100, usual: 200, high: 400 };

/** The page reads words of its own, and the value is the page's. */
export const OwnWords: Story = {
  render: function ControlledDose() {
    const [value, setValue] = useState<Quantity | null>(null);
    const parse = (text: string) => {
      const found = Object.entries(dose).find(([word]) => word === text.trim());
      return found ? { value: found[1], unit: 'mg' } : null;
    };
    return (
      <NumberField
        label="Dose"
        units={['mg']}
        value={value}
        onChange={setValue}
        parse={parse}
        placeholder="low, usual or high"
        faultWords={{ unreadable: 'Write low, usual or high.' }}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Dose' });
    await userEvent.type(input, 'usual{Enter}');
    await expect(input).toHaveValue('200');
    await userEvent.clear(input);
    await userEvent.type(input, 'some{Enter}');
    await expect(input).toHaveAccessibleDescription('Write low, usual or high.');
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'More than the 350 mg that are known to be safe', value: { value: 500, unit: 'mg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'More than the 350 mg that are known to be safe',
    );
  },
};

export const Disabled: Story = {
  args: {
    isDisabled: true,
    value: { value: 120, unit: 'mg' },
    description: 'Approved versions stay as they are.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, value: { value: 120, unit: 'mg' }, name: 'amount' },
  play: async ({ args, canvas, canvasElement }) => {
    canvas.getByRole('spinbutton').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('input[name=amount]')).toHaveValue('{"value":120,"unit":"mg"}');
  },
};

export const RightToLeft: Story = { ...Amounts, ...rightToLeft };
export const Dark: Story = { ...Amounts, ...dark };
export const ForcedColors: Story = {
  ...Amounts,
  ...forcedColors(async ({ canvas }) => {
    for (const control of canvas.getAllByRole('group')) await expectEdge(control);
    await userEvent.tab();
    await expectFocusRing(canvas.getByRole('group', { name: 'Magnesium per serving' }));
  }),
};
export const ReducedMotion: Story = { ...Amounts, ...reducedMotion };
export const Narrow: Story = { ...Amounts, globals: { viewport: { value: 'mobile2' } } };
