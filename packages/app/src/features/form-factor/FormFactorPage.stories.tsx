import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { forgetStories, PageStory } from '../../testing/PageStory';

const meta = {
  title: 'App/Form factor',
  component: PageStory,
  args: { path: '/form-factor' },
  parameters: { layout: 'fullscreen' },
  beforeEach: forgetStories,
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Capsule' })).toBeChecked();
    await expect(canvas.getByRole('spinbutton', { name: 'Volume' })).toHaveValue('500');
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveValue('mg');
    await expect(canvas.getByRole('link', { name: 'Skip' })).toHaveAttribute('href', '/v1/products');
  },
};

/** A form brings its own unit and keeps the volume; a volume that cannot be changes nothing. */
export const AnotherForm: Story = {
  play: async ({ canvas, userEvent }) => {
    const volume = await canvas.findByRole('spinbutton', { name: 'Volume' });
    for (const refused of ['1001', '12.5', '-1', 'many']) {
      await userEvent.clear(volume);
      await userEvent.type(volume, `${refused}{Enter}`);
      await expect(volume).toHaveValue('500');
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Liquid' }));
    await expect(canvas.getByRole('combobox', { name: 'Unit' })).toHaveValue('mL');
    await expect(volume).toHaveValue('500');
    await userEvent.clear(volume);
    await userEvent.type(volume, '250{Enter}');
    await expect(canvas.getByRole('slider')).toHaveValue('250');
  },
};
