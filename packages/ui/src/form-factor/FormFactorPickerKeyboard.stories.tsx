import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { expectFocusRing } from '../internal/variants.stories';
import { FormFactorPicker } from '.';
import { expectOneChange, parts } from './picker.stories';

const meta = {
  title: 'Components/FormFactorPicker/Keyboard',
  component: FormFactorPicker,
  args: { onChange: fn() },
} satisfies Meta<typeof FormFactorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const capsules = (volume: number) => ({ formFactor: 'capsule', volume, unit: 'mg' });

export const Tab: Story = {
  play: async ({ canvasElement }) => {
    const { chip, volume, unit, slider } = parts(canvasElement);
    await userEvent.tab();
    await expect(chip('Capsule')).toHaveFocus();
    await expectFocusRing(chip('Capsule').closest('label') as Element);
    for (const control of [volume, unit, slider]) {
      await userEvent.tab();
      await expect(control).toHaveFocus();
      await expectFocusRing(control);
    }
  },
};

export const ArrowsOnTheForms: Story = {
  play: async ({ canvasElement, args }) => {
    const { chip } = parts(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(chip('Tablet')).toHaveFocus();
    await expect(chip('Tablet')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(chip('Capsule')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};

export const EnterInTheVolume: Story = {
  play: async ({ canvasElement, args }) => {
    const { volume, slider } = parts(canvasElement);
    await userEvent.clear(volume);
    await userEvent.type(volume, '42');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expectOneChange(args.onChange, capsules(42));
    await expect(slider).toHaveValue('42');
    await expect(volume).toHaveFocus();
  },
};

export const EscapeInTheVolume: Story = {
  play: async ({ canvasElement, args }) => {
    const { volume } = parts(canvasElement);
    await userEvent.clear(volume);
    await userEvent.type(volume, '42{Escape}');
    await expect(volume).toHaveValue('500');
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ArrowsInTheVolume: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { volume } = parts(canvasElement);
    volume.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(volume).toHaveValue('501');
    await expect(args.onChange).toHaveBeenLastCalledWith(capsules(501));
    await step('start at what is typed', async () => {
      await userEvent.clear(volume);
      await userEvent.type(volume, '7{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith(capsules(8));
    });
  },
};

export const PagesInTheVolume: Story = {
  play: async ({ canvasElement, args }) => {
    const { volume } = parts(canvasElement);
    volume.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(volume).toHaveValue('600');
    await userEvent.keyboard('{PageUp>6/}');
    await expect(volume).toHaveValue('1000');
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(capsules(900));
  },
};
