import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { scenarios } from '../../../../../mocks';
import { type PageStory, pageStory } from '../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/New product',
  args: { path: '/new-product' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What one types and presses, from one step to the next. */
const toTheForm: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Product concept'), 'Zinc lozenge');
  await userEvent.type(canvas.getByLabelText('Product description'), 'For the first sore throat');
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  await canvas.findByRole('heading', { level: 1, name: 'Form and volume' });
};

export const Words: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await canvas.findByText('Enter a product concept');
    await expect(canvas.getByText('Enter a product description')).toBeVisible();
    await expect(canvas.getByLabelText('Product concept')).toHaveFocus();
    await expect(canvas.getByPlaceholderText('Enter your product concept')).toBeVisible();
  },
};

/** The choice made on the form-factor screen is here already. */
export const FormChosenBefore: Story = {
  args: { path: '/new-product?formFactor=powder&volume=12&unit=g' },
  play: async (context) => {
    await toTheForm(context);
    await expect(context.canvas.getByRole('radio', { name: 'Powder' })).toBeChecked();
    await expect(context.canvas.getByRole('spinbutton', { name: 'Volume' })).toHaveValue('12');
  },
};

/** Saved, estimated, and opened at the end. */
export const ToTheEnd: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toTheForm(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Tablet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and estimate' }));
    await canvas.findByText('Estimated Cost');
    await screen.findByText('Your new product has been created successfully.');
    await expect(canvas.getByRole('radio', { name: 'Tablet' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the product' }));
    await canvas.findByRole('heading', { level: 1, name: 'Zinc lozenge' });
    await waitFor(() => expect(sessionStorage.getItem('draft-new-product')).not.toContain('Zinc'));
  },
};

/** No form: the estimate takes the usual one, and going back changes the same product. */
export const Skipped: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toTheForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await canvas.findByText(/^None chosen/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('button', { name: 'Save and see the estimate' });
  },
};

/** The words say that it is a drink: it has a pack instead of a form, and one press says that it is none. */
export const Drink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Product concept'), 'Ginger kombucha');
    await userEvent.type(canvas.getByLabelText('Product description'), 'For the gut');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('This looks like a drink · Change');
    await expect(await canvas.findByRole('spinbutton', { name: 'Size of a unit' })).toHaveValue('400');
    await expect(canvas.queryByRole('spinbutton', { name: 'Volume' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Supplement' }));
    await canvas.findByText('You chose a supplement · Change');
    await expect(canvas.getByRole('spinbutton', { name: 'Volume' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Drink' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and estimate' }));
    await canvas.findByText('Estimated Cost');
    await expect(await canvas.findByRole('spinbutton', { name: 'Size of a unit' })).toHaveValue('400');
  },
};

/** The server does not take it: it says so, and everything typed is still there. */
export const SaveFails: Story = {
  parameters: { msw: scenarios.broken('products.create') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toTheForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and estimate' }));
    await screen.findByText('Failed to create product. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByLabelText('Product concept')).toHaveValue('Zinc lozenge');
  },
};

/** While the server works. */
export const Thinking: Story = {
  parameters: { msw: scenarios.slow('products.create') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toTheForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and estimate' }));
    await canvas.findByText('Thinking deeply...');
  },
};

/** The form moved and could not be saved: the figures say that they are old, and there is a way to bring them along. */
export const EstimateDoesNotFollow: Story = {
  parameters: { msw: scenarios.offline('products.update') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toTheForm(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Save and estimate' }));
    await canvas.findByText('Estimated Cost');
    await userEvent.click(canvas.getByRole('radio', { name: 'Powder' }));
    await screen.findByText('Failed to update product. Please try again.');
    await canvas.findByText('The estimate did not follow');
    await expect(canvas.getByRole('radio', { name: 'Powder' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
