import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import {
  dark,
  expectEdge,
  expectFocusRing,
  forcedColors,
  reducedMotion,
  rightToLeft,
} from '../internal/variants.stories';
import { FormFactorPicker, initialValue, type FormFactorOption } from '.';
import { expectOneChange, parts } from './picker.stories';

const meta = {
  title: 'Components/FormFactorPicker',
  component: FormFactorPicker,
  args: { onChange: fn() },
} satisfies Meta<typeof FormFactorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { chip, volume, unit, slider, status } = parts(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Form factor' })).toBeVisible();
    await expect(chip('Capsule')).toBeChecked();
    await expect(chip('Powder')).toHaveAccessibleDescription('in g');
    await expect(volume).toHaveValue('500');
    await expect(volume).toHaveAttribute('aria-valuetext', '500 mg');
    await expect(unit).toHaveValue('mg');
    await expect(slider).toHaveValue('500');
    await expect(slider).toHaveAttribute('aria-valuetext', '500 mg');
    await expect(status).toBeEmptyDOMElement();
  },
};

export const Liquid: Story = { args: { defaultValue: { formFactor: 'liquid', volume: 250, unit: 'fl oz' } } };

export const AtItsEnds: Story = {
  render: (args) => (
    <>
      <FormFactorPicker {...args} defaultValue={{ formFactor: 'tablet', volume: 0, unit: 'mEq' }} />
      <br />
      <FormFactorPicker {...args} defaultValue={{ formFactor: 'gummie', volume: 1000, unit: 'µg' }} />
    </>
  ),
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    const { chip, volume, unit, slider } = parts(canvasElement);
    for (const control of [chip('Tablet'), volume, unit, slider]) await expect(control).toBeDisabled();
  },
};

const german: readonly FormFactorOption[] = [
  { id: 'capsule', label: 'Kapsel', units: ['mg', 'µg'], defaultUnit: 'mg' },
  { id: 'powder', label: 'Pulver zum Auflösen', units: ['g', 'teaspoon'], defaultUnit: 'g' },
];

export const Translated: Story = {
  args: {
    label: 'Darreichungsform',
    volumeLabel: 'Menge',
    unitLabel: 'Einheit',
    options: german,
    defaultValue: { formFactor: 'powder', volume: 2, unit: 'teaspoon' },
    formatUnit: (unit) => (unit === 'teaspoon' ? 'Teelöffel' : unit),
    measuredLabel: (unit) => `in ${unit}`,
    refusedLabel: (volume) => `Nur ganze Zahlen von 0 bis 1000. Es bleibt bei ${volume}.`,
  },
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('spinbutton', { name: 'Menge' });
    await expect(volume).toHaveAttribute('aria-valuetext', '2 Teelöffel');
    await userEvent.type(volume, ',5{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Es bleibt bei 2 Teelöffel.');
  },
};

export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState(args.defaultValue ?? initialValue(german));
    return <FormFactorPicker {...args} options={german} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Pulver/ }));
    await expect(canvas.getByRole('combobox')).toHaveValue('g');
  },
};

export const Refused: Story = {
  play: async ({ args, canvasElement, step }) => {
    const { volume, slider, status } = parts(canvasElement);
    for (const refused of ['1001', '-5', '1.5', '1e2', 'much']) {
      await step(`${refused} leaves the previous one`, async () => {
        await userEvent.clear(volume);
        await userEvent.type(volume, refused);
        await userEvent.tab();
        await expect(volume).toHaveValue('500');
        await expect(slider).toHaveValue('500');
      });
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(status).toHaveTextContent('Whole numbers from 0 to 1000. 500 mg stays.');
  },
};

export const OtherRange: Story = {
  args: { range: { min: 10, max: 90, default: 30, step: 5, page: 20 } },
  play: async ({ canvasElement }) => {
    const { volume, slider, status } = parts(canvasElement);
    await expect(volume).toHaveValue('30');
    await expect([slider.min, slider.max, slider.step]).toEqual(['10', '90', '5']);
    await userEvent.clear(volume);
    await userEvent.type(volume, '91{Enter}');
    await expect(status).toHaveTextContent('Whole numbers from 10 to 90. 30 mg stays.');
  },
};

export const RefusedAndMended: Story = {
  play: async ({ canvasElement }) => {
    const { volume, status, chip } = parts(canvasElement);
    await userEvent.type(volume, '0{Enter}');
    await expect(status).not.toBeEmptyDOMElement();
    await userEvent.click(chip('Softgel'));
    await expect(status).toBeEmptyDOMElement();
  },
};

export const ChoosingAForm: Story = {
  play: async ({ canvasElement, args }) => {
    const { chip, unit, volume } = parts(canvasElement);
    await userEvent.click(chip('Powder'));
    await expectOneChange(args.onChange, {
      formFactor: 'powder',
      volume: 500,
      unit: 'g',
    });
    await expect(unit).toHaveValue('g');
    await expect(volume).toHaveValue('500');
  },
};

export const ChoosingAUnit: Story = {
  play: async ({ canvasElement, args }) => {
    const { unit, slider } = parts(canvasElement);
    await userEvent.selectOptions(unit, 'IU');
    await expectOneChange(args.onChange, {
      formFactor: 'capsule',
      volume: 500,
      unit: 'IU',
    });
    await expect(slider).toHaveAttribute('aria-valuetext', '500 IU');
  },
};

export const TypingAVolume: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { volume, slider } = parts(canvasElement);
    await step('moves nothing on the way', async () => {
      await userEvent.clear(volume);
      for (const key of '100') {
        await userEvent.type(volume, key);
        await expect(slider).toHaveValue('500');
      }
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('leaving takes it, once', async () => {
      await userEvent.tab();
      await expectOneChange(args.onChange, {
        formFactor: 'capsule',
        volume: 100,
        unit: 'mg',
      });
      await expect(slider).toHaveValue('100');
    });
  },
};

export const PastingAVolume: Story = {
  play: async ({ canvasElement, args }) => {
    const { volume, unit } = parts(canvasElement);
    await userEvent.clear(volume);
    await userEvent.paste(' 250 IU\n');
    await userEvent.keyboard('{Enter}');
    await expectOneChange(args.onChange, {
      formFactor: 'capsule',
      volume: 250,
      unit: 'IU',
    });
    await expect(volume).toHaveValue('250');
    await expect(unit).toHaveValue('IU');
  },
};

export const Sliding: Story = {
  play: async ({ canvasElement, args }) => {
    const { slider, volume } = parts(canvasElement);
    await fireEvent.change(slider, { target: { value: '640' } });
    await expect(volume).toHaveValue('640');
    await expect(slider).toHaveAttribute('aria-valuetext', '640 mg');
    await expectOneChange(args.onChange, {
      formFactor: 'capsule',
      volume: 640,
      unit: 'mg',
    });
  },
};

export const Dark: Story = { ...dark };
export const DarkRefused: Story = { ...Refused, ...dark };
export const RightToLeft: Story = { ...rightToLeft };
export const ReducedMotion: Story = { ...reducedMotion };

export const ForcedColors: Story = {
  ...forcedColors(async ({ canvasElement }) => {
    const { chip, volume, unit } = parts(canvasElement);
    for (const control of [volume, unit]) await expectEdge(control);
    const [chosen, other] = ['Capsule', 'Tablet'].map((name) => chip(name).closest('label') as Element);
    if (!chosen || !other) return;
    await expectEdge(other);
    await expect(getComputedStyle(chosen).outlineStyle).not.toBe(getComputedStyle(other).outlineStyle);
    volume.focus();
    await expectFocusRing(volume);
  }),
};
