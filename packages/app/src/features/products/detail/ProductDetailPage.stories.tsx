import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { db, scenarios } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';
import { productOf } from '../product.fixture';

const meta = {
  ...pageStory,
  title: 'App/Product',
  args: { path: '/v1/products/1' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first product with this text of insights. */
const withInsights = (insights: string | null) => [
  http.get('*/api/products/1', () => HttpResponse.json(productOf({ insights }))),
];

/** A document: the figures, the insights, where the money goes. */
export const Normal: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Magnesium and L-theanine sleep aid' });
    await canvas.findByRole('table', { name: 'Where the money of one container goes' });
    const materials = await canvas.findByRole('table', { name: 'Materials of one serving' });
    await waitFor(() => expect(materials).toBeVisible());
  },
};

/** The bar leads to a section and shows it as the current one. */
export const GoToClaims: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Where the money of one container goes' });
    const bar = canvas.getByRole('navigation', { name: 'Sections' });
    await userEvent.click(within(bar).getByRole('link', { name: 'Claims' }));
    await waitFor(() =>
      expect(within(bar).getByRole('link', { name: 'Claims' })).toHaveAttribute('aria-current', 'location'),
    );
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Claims' })).toBeVisible());
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('products.get') },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...');
  },
};

export const Missing: Story = {
  args: { path: '/v1/products/999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Product not found' });
  },
};

/** The server tells no more of somebody else's product than of one that never was. */
export const SomebodyElses: Story = {
  parameters: { msw: scenarios.missing('products.get') },
  play: async ({ canvas }) => {
    await canvas.findByText('It was deleted, or it belongs to somebody else.');
    await expect(canvas.getByRole('link', { name: 'Back to products' })).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('products.get') },
  play: async ({ canvas }) => {
    await canvas.findByText('The product could not be loaded');
  },
};

/** No network: in words of ours, with a way to try again. */
export const Offline: Story = {
  parameters: { msw: scenarios.offline('products.get') },
  play: async ({ canvas }) => {
    await canvas.findByText('The server could not be reached. Check the connection, then try again.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The server no longer knows who asks. */
export const SessionExpired: Story = {
  parameters: { msw: scenarios.signedOut() },
  play: async ({ canvas }) => {
    await canvas.findByText(/You are not signed in/);
  },
};

/** Signed out in another tab: the way leads to the login screen. */
export const SignedOutElsewhere: Story = {
  args: { session: { status: 'signed-out' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in with Google' });
  },
};

/** The words are there, the figures on their way: what is below them keeps its place. */
export const EstimateLoading: Story = {
  parameters: { msw: scenarios.slow('products.estimate') },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading the estimate' });
    await canvas.findByRole('heading', { level: 3, name: 'The concept in one line' });
  },
};

/** A text without insights yet: the section says what will stand there. */
export const WithoutInsights: Story = {
  parameters: { msw: withInsights(null) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^What studies, limits and the market say/);
  },
};

/** No such product is sold: the reason stands where the figures would. */
export const FiguresWithheld: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No figure is shown');
    await canvas.findByText(/^A serving takes 16 gummies/);
    await expect(canvas.queryByText('Estimated Cost')).toBeNull();
  },
  beforeEach: () => {
    db.estimate = {
      ...db.estimate,
      withheld: 'A serving takes 16 gummies, and such products have at most 6.',
    };
  },
};

/** What the words say is wrong: one press corrects it. */
export const KindCorrected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Food' }));
    await canvas.findByText('You chose a food · Change');
    await screen.findByText('Your product has been updated.');
  },
};

/** The words stand although the figures do not come. */
export const EstimateBroken: Story = {
  parameters: { msw: scenarios.broken('products.estimate') },
  play: async ({ canvas }) => {
    await canvas.findByText('The estimate could not be loaded');
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit product' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Product' });
    const concept = within(dialog).getByLabelText('Product concept');
    await expect(concept).toHaveValue('Magnesium and L-theanine sleep aid');
    await userEvent.clear(concept);
    await userEvent.type(concept, 'Evening magnesium');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await canvas.findByRole('heading', { level: 1, name: 'Evening magnesium' });
    await screen.findByText('Your product has been updated.');
  },
};

export const DeleteAsks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Product' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await expect(dialog).toHaveTextContent(
      'This action cannot be undone. This will permanently delete your product.',
    );
  },
};

/** The list at the end of the text is folded away until somebody looks a marker up. */
export const SourcesOpen: Story = {
  parameters: {
    msw: withInsights(
      '## The evidence\n\nTrials found 17 minutes less [1].\n\n## Sources\n\n' +
        '1. **Sleep onset latency.** Three trials, 151 adults. Source: Mah 2021, BMC Complement Med Ther.\n',
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const source = await canvas.findByText('Sleep onset latency.');
    await expect(source).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sources'));
    await waitFor(() => expect(source).toBeVisible());
  },
};
