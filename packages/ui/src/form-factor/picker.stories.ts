import { expect, within } from 'storybook/test';
import type { FormFactorValue } from '.';

/** One change, and one announcement of it: nothing else was told. */
export const expectOneChange = async (onChange: unknown, value: FormFactorValue) => {
  await expect(onChange).toHaveBeenCalledOnce();
  await expect(onChange).toHaveBeenCalledWith(value);
};

/** What a person operates, by role and name. */
export const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    chip: (name: string) => canvas.getByRole('radio', { name }),
    volume: canvas.getByRole<HTMLInputElement>('spinbutton', { name: 'Volume' }),
    unit: canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Unit' }),
    slider: canvas.getByRole<HTMLInputElement>('slider', { name: 'Volume' }),
    status: canvas.getByRole('status'),
  };
};
