import { urlOf } from '@seedbed/server/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';
import { post } from '../../../testing/post';
import { sourcedProductId } from '../../../testing/sentRequest';

const maker = 'Alpenrose Nutrition (Example)';

const meta = {
  ...pageStory,
  title: 'App/Suppliers',
  args: { path: `/v1/products/${sourcedProductId}` },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** The room's code comes when it is wanted: a busy machine takes its time over it. */
const patience = { timeout: 15_000 };

async function openSuppliers(canvas: Canvas) {
  const room = within(await canvas.findByRole('region', { name: 'Production' }, patience));
  await userEvent.click(await room.findByRole('tab', { name: /Suppliers/ }, patience));
  return room;
}

async function openPrices(canvas: Canvas) {
  const room = await openSuppliers(canvas);
  await userEvent.click(await room.findByRole('button', { name: `Prices of ${maker}` }, patience));
  return within(await screen.findByRole('dialog', { name: `Prices of ${maker}` }, patience));
}

const zinc = {
  ingredientKey: 'zinc',
  form: 'zinc citrate',
  tiers: [
    { kg: 25, price: '9.50' },
    { kg: 100, price: '8.75' },
  ],
  asOf: '2026-11-01',
  moqKg: 25,
  leadTimeDays: 21,
  incoterm: 'FOB',
};

/** Three prices of one supplier: the newest in dollars is used, and each of the others says why it is not. */
const given = async () => {
  pageStory.beforeEach();
  const supplierId = db.suppliers.find(({ name }) => name === maker)?.id;
  await post(urlOf('prices.create'), { ...zinc, supplierId });
  await post(urlOf('prices.create'), { ...zinc, supplierId, asOf: '2026-06-01' });
  await post(urlOf('prices.create'), { ...zinc, supplierId, form: null, currency: 'EUR' });
};

/** Before a price is kept, what one is for. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const dialog = await openPrices(canvas);
    await dialog.findByText(/^No price is kept yet/, {}, patience);
    await dialog.findByRole('button', { name: 'Add price' }, patience);
  },
};

/** What cannot be read is said at its field; what can is kept, and is the price of formulas. */
export const Added: Story = {
  play: async ({ canvas }) => {
    const dialog = await openPrices(canvas);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add price' })).toBeEnabled(), patience);
    await userEvent.click(dialog.getByRole('button', { name: 'Add price' }));
    const form = within(await dialog.findByRole('form', { name: 'New price' }, patience));
    await userEvent.click(form.getByRole('button', { name: 'Add price' }));
    await form.findByText('Choose an ingredient', {}, patience);
    await userEvent.type(form.getByRole('combobox', { name: /^Ingredient/ }), 'Zinc');
    await userEvent.click(await screen.findByRole('option', { name: 'Zinc' }, patience));
    await userEvent.type(form.getByLabelText('Price of a kg'), '0: 9.50, 100: 8.75');
    await userEvent.click(form.getByRole('button', { name: 'Add price' }));
    const table = within(await dialog.findByRole('table', {}, patience));
    await table.findByText('from 100 kg 8.75 USD', {}, patience);
    await expect(table.getByText('Used')).toBeInTheDocument();
  },
};

export const Prices: Story = {
  beforeEach: given,
  play: async ({ canvas }) => {
    const dialog = await openPrices(canvas);
    const table = within(await dialog.findByRole('table', {}, patience));
    await expect(table.getAllByText('Used')).toHaveLength(1);
    await expect(table.getAllByText('Not used')).toHaveLength(2);
    await expect(table.getByText(/gave a newer one on Nov 1, 2026/)).toBeInTheDocument();
    await expect(table.getByText('Formulas are costed in US dollars.')).toBeInTheDocument();
  },
};

/** Deleted after one more question: the next newest is used. */
export const Deleted: Story = {
  beforeEach: given,
  play: async ({ canvas }) => {
    const dialog = await openPrices(canvas);
    const [first] = await dialog.findAllByRole('button', { name: /^Delete price of/ }, patience);
    if (!first) throw new Error('There is no price to delete.');
    await userEvent.click(first);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete price' }, patience));
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(3), patience);
  },
};

/** Changed in its form, which begins with what is kept. */
export const Changed: Story = {
  beforeEach: given,
  play: async ({ canvas }) => {
    const dialog = await openPrices(canvas);
    const [first] = await dialog.findAllByRole('button', { name: /^Change price of/ }, patience);
    if (!first) throw new Error('There is no price to change.');
    await userEvent.click(first);
    const form = within(await dialog.findByRole('form', { name: 'Change price' }, patience));
    const perKg = form.getByLabelText('Price of a kg');
    await expect(perKg).toHaveValue('25: 9.50, 100: 8.75');
    await userEvent.clear(perKg);
    await userEvent.type(perKg, '7.00');
    await userEvent.click(form.getByRole('button', { name: 'Save price' }));
    await dialog.findByText(/^7\.00 (USD|EUR)$/, {}, patience);
  },
};

async function certify(canvas: Canvas) {
  const room = await openSuppliers(canvas);
  await userEvent.click(await room.findByRole('button', { name: `Change ${maker}` }, patience));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change supplier' }, patience));
  await userEvent.click(dialog.getByRole('button', { name: 'Add certification' }));
  return { room, dialog };
}

/** What a supplier is certified for, its last day and its paper; one that is over says so in the list. */
export const Certified: Story = {
  play: async ({ canvas }) => {
    const { room, dialog } = await certify(canvas);
    await userEvent.type(dialog.getByLabelText('Certification'), 'NSF cGMP');
    await userEvent.type(dialog.getByLabelText('Holds until'), '2026-01-31');
    const row = dialog.getByRole('group', { name: 'NSF cGMP' });
    const input = await waitFor(() => {
      const found = row.querySelector<HTMLInputElement>('input[type=file]');
      if (!found) throw new Error('There is no place for the file yet.');
      return found;
    }, patience);
    await userEvent.upload(input, new File(['%PDF-1.7'], 'cgmp.pdf', { type: 'application/pdf' }));
    await within(row).findByRole('link', { name: 'Download cgmp.pdf' }, patience);
    await userEvent.click(dialog.getByRole('button', { name: 'Save supplier' }));
    await room.findByText('NSF cGMP expired', {}, patience);
    await expect(room.getByText(/NSF cGMP expired Jan 31, 2026/)).toBeVisible();
  },
};

/** A row that cannot be sent says why, until it can or is taken away. */
export const NotCertified: Story = {
  play: async ({ canvas }) => {
    const { dialog } = await certify(canvas);
    await userEvent.type(dialog.getByLabelText('Holds until'), '2026-02-30');
    await dialog.findByText('Enter a name', {}, patience);
    await dialog.findByText('Write the day as year, month, day: 2027-01-31', {}, patience);
    const save = dialog.getByRole('button', { name: 'Save supplier' });
    await expect(save).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Certification 1' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Add certification' })).toHaveFocus());
    await expect(save).toBeEnabled();
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('prices.list') },
  play: async ({ canvas }) => {
    const dialog = await openPrices(canvas);
    await dialog.findByText('The prices could not be loaded', {}, patience);
    await dialog.findByRole('button', { name: 'Try again' }, patience);
  },
};

export const Dark: Story = { ...Prices, globals: { theme: 'dark' } };

export const Narrow: Story = { ...Prices, globals: { viewport: { value: 'mobile2' } } };
