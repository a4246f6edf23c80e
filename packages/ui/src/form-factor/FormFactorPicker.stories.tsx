import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FormFactorPicker } from './FormFactorPicker';

const meta = {
  title: 'Components/FormFactorPicker',
  component: FormFactorPicker,
  args: { onChange: fn() },
} satisfies Meta<typeof FormFactorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    chip: (name: string) => canvas.getByRole('radio', { name }),
    volume: canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Volume' }),
    unit: canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }),
    slider: canvas.getByRole<HTMLInputElement>('slider', { name: 'Volume' }),
  };
};

export const Hero: Story = {
  play: async ({ canvasElement }) => {
    const { chip, volume, unit, slider } = parts(canvasElement);
    await expect(chip('Capsule')).toBeChecked();
    await expect(volume).toHaveValue(500);
    await expect(unit).toHaveValue('mg');
    await expect(slider).toHaveValue('500');
  },
};

export const Liquid: Story = { args: { defaultValue: { formFactor: 'liquid', volume: 250, unit: 'fl oz' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ChoosingAForm: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { chip, unit } = parts(canvasElement);
    await step('sets its default unit and keeps the volume', async () => {
      await userEvent.click(chip('Powder'));
      await expect(args.onChange).toHaveBeenLastCalledWith({ formFactor: 'powder', volume: 500, unit: 'g' });
      await expect(unit).toHaveValue('g');
    });
    await step('arrows go from chip to chip', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(chip('Liquid')).toBeChecked();
      await expect(chip('Liquid')).toHaveFocus();
    });
  },
};

export const TypingAVolume: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { volume, slider } = parts(canvasElement);
    await step('moves nothing on the way', async () => {
      await userEvent.clear(volume);
      await userEvent.type(volume, '100');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(slider).toHaveValue('500');
    });
    await step('Enter takes it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith({
        formFactor: 'capsule',
        volume: 100,
        unit: 'mg',
      });
      await expect(slider).toHaveValue('100');
    });
    for (const refused of ['1001', '-5', '1.5']) {
      await step(`${refused} leaves the previous one`, async () => {
        await userEvent.clear(volume);
        await userEvent.type(volume, refused);
        await userEvent.tab();
        await expect(volume).toHaveValue(100);
        await expect(args.onChange).toHaveBeenCalledTimes(1);
      });
    }
    await step('arrows count by one', async () => {
      volume.focus();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(volume).toHaveValue(101);
    });
  },
};

export const Sliding: Story = {
  play: async ({ canvasElement, args }) => {
    const { slider, volume } = parts(canvasElement);
    await fireEvent.change(slider, { target: { value: '640' } });
    await expect(volume).toHaveValue(640);
    await expect(slider).toHaveAttribute('aria-valuetext', '640 mg');
    await expect(args.onChange).toHaveBeenLastCalledWith({ formFactor: 'capsule', volume: 640, unit: 'mg' });
  },
};
