import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Materials',
  args: { path: '/v1/materials' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest first, each with its newest price. */
export const Normal: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: /^Your materials/ });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(table).toHaveTextContent('Magnesium bisglycinate, Acme');
    await expect(table).toHaveTextContent('$14.00; from 100 kg $11.50');
  },
};

/** Its fields, its prices, and a new price that follows at once. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Magnesium bisglycinate, Acme' }));
    const dialog = await screen.findByRole('dialog', { name: 'Magnesium bisglycinate, Acme' });
    await expect(await within(dialog).findByLabelText('Potency, %')).toHaveValue('14.1');
    await within(dialog).findByText('No formula uses this material yet.');
    await userEvent.type(within(dialog).getByLabelText('Price per kg, US dollars'), '12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add price' }));
    await within(dialog).findByText('Kept. No draft uses this material.');
    await waitFor(() => expect(within(dialog).getAllByRole('row')).toHaveLength(4));
  },
};

const magnesium = () => db.materials.find(({ name }) => name === 'Magnesium bisglycinate, Acme');

/** Nutrition and allergens go with the material to each of its lines. */
export const Detailed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Magnesium bisglycinate, Acme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Magnesium bisglycinate, Acme' }));
    await userEvent.click(await dialog.findByText('Plant, allergens and nutrition of 100 g'));
    const protein = await dialog.findByRole('spinbutton', { name: 'Protein' }, { timeout: 15_000 });
    await userEvent.type(protein, '80');
    await userEvent.tab();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Free of all of them' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(magnesium()?.fields).toMatchObject({ profile: { protein: 80 }, allergens: { celery: 'free' } }),
    );
  },
};

/** A name is needed; the rest may stay unknown. */
export const New: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New material' }));
    const dialog = await screen.findByRole('dialog', { name: 'New material' });
    const keep = within(dialog).getByRole('button', { name: 'Keep material' });
    await userEvent.click(keep);
    await within(dialog).findByText('Enter a name');
    await userEvent.type(within(dialog).getByLabelText('Name'), 'Inulin');
    await userEvent.click(keep);
    await canvas.findByRole('button', { name: 'Inulin' });
  },
};

/** Gone from the list, once it is confirmed. */
export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Chicory inulin, Orafti' }));
    const dialog = await screen.findByRole('dialog', { name: 'Chicory inulin, Orafti' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete material' }));
    const asked = await screen.findByRole('alertdialog');
    await userEvent.click(within(asked).getByRole('button', { name: 'Delete material' }));
    await waitFor(() => expect(canvas.queryByText('Chicory inulin, Orafti')).toBeNull());
  },
};

/** Another window was quicker: nothing is written, and what it is now can be shown. */
export const ChangedElsewhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Magnesium bisglycinate, Acme' }));
    const dialog = await screen.findByRole('dialog', { name: 'Magnesium bisglycinate, Acme' });
    await within(dialog).findByLabelText('Potency, %');
    await fetch('/api/materials/1', {
      method: 'PATCH',
      body: JSON.stringify({ potency: 13 }),
      headers: { 'Content-Type': 'application/json', 'If-Match': '*' },
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Show what it is now' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Potency, %')).toHaveValue('13'));
  },
};

export const Empty: Story = {
  beforeEach: () => {
    db.materials = [];
  },
  play: async ({ canvas }) => {
    await canvas.findByText('No materials of your own yet');
  },
};

export const Failed: Story = {
  parameters: { msw: scenarios.broken('materials.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your materials could not be loaded');
  },
};
