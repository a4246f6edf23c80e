import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { scenarios } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';
import { productOf } from '../product.fixture';

const meta = {
  ...pageStory,
  title: 'App/Products',
  args: { path: '/v1/products' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page of a thousand products, newest first, with the way to the next. */
function pageOfThousand(url: URL) {
  const start = Number(url.searchParams.get('cursor') ?? 0);
  const limit = Math.min(Number(url.searchParams.get('limit')), 1000 - start);
  const products = Array.from({ length: limit }, (_, place) => {
    const id = start + place + 1;
    return productOf({ id, concept: `Concept ${id}`, createdAt: new Date(2e12 - id * 1000).toISOString() });
  });
  const next = start + limit;
  const link = next < 1000 ? { Link: `</api/products?cursor=${next}>; rel="next"` } : undefined;
  return HttpResponse.json(products, { headers: link });
}

/** Pinned ones first, then the newest; two figures a card. */
export const Normal: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    const titles = within(list)
      .getAllByRole('heading')
      .map((heading) => heading.textContent);
    await expect(titles[0]).toBe('Magnesium and L-theanine sleep aid');
    await expect(within(list).getAllByText('Estimated Cost').length).toBeGreaterThan(1);
    await expect(list).toHaveTextContent(/Estimated Cost\$[\d,]+Estimated Revenue\$[\d,]+/);
  },
};

/** The filters beside the cards; what they hold back is counted. */
export const Filtered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show filters' }));
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products' }), 'gummies');
    await canvas.findByText(/^1 of \d+ products$/);
    await expect(
      within(canvas.getByRole('list', { name: 'Products' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: { msw: scenarios.slow('products.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading...');
  },
};

/** The first visit: what will be here, and the one action that fills it. */
export const Empty: Story = {
  parameters: { msw: scenarios.empty('products.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('We can help you come up with fresh ideas and turn them into a reality.');
    await expect(canvas.getByRole('button', { name: 'Create product' })).toBeVisible();
  },
};

export const Broken: Story = {
  parameters: { msw: scenarios.broken('products.list') },
  play: async ({ canvas }) => {
    await canvas.findByText('Your products could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** No network: in words of ours, with a way to try again. */
export const Offline: Story = {
  parameters: { msw: scenarios.offline('products.list') },
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

/** What a maker quoted leads to the quote, and says for how many units it is: the estimate is of another number. */
export const Quoted: Story = {
  parameters: {
    msw: [
      http.get('*/api/products', () =>
        HttpResponse.json([
          productOf({
            quotedCost: { total: '18400.00', landedUnit: '3.680', quantity: 5000, rfqId: 1, quoteId: 1 },
          }),
        ]),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const quote = await canvas.findByRole('link', { name: '$18,400: the quote for Sleep aid' });
    await expect(quote).toHaveAttribute('href', '/v1/products/1#production');
    await expect(canvas.getByText('for 5,000 units')).toBeVisible();
  },
};

/** A thousand products on several pages: each has its place, and is there once one gets near. */
export const Thousand: Story = {
  parameters: { msw: [http.get('*/api/products', ({ request }) => pageOfThousand(new URL(request.url)))] },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    await waitFor(() =>
      expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '1000'),
    );
    await expect(list.getElementsByTagName('article').length).toBeLessThan(200);
    list.lastElementChild?.scrollIntoView();
    const last = await within(list).findByRole('link', { name: 'Concept 1000' });
    await expect(last.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '1000');
    await waitFor(() => expect(within(list).queryByRole('link', { name: 'Concept 500' })).toBeNull());
  },
};

/** Deleted: the focus is on the card that took its place. */
export const Deletes: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Products' });
    const [, second, third] = within(list).getAllByRole('link');
    await userEvent.click(
      canvas.getByRole('button', { name: `Actions for ${second?.getAttribute('aria-label')}` }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Product' }));
    await waitFor(() => expect(second).not.toBeInTheDocument());
    await waitFor(() => expect(third).toHaveFocus());
  },
};

/** The dialog keeps what was typed when the server does not take it. */
export const CreateFails: Story = {
  parameters: { msw: scenarios.broken('products.create') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create product' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a new product' });
    await userEvent.type(within(dialog).getByLabelText('Product concept'), 'Zinc lozenge');
    await userEvent.type(within(dialog).getByLabelText('Product description'), 'For the first sore throat');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get started' }));
    await screen.findByText('Failed to create product. Please try again.');
    await expect(within(dialog).getByLabelText('Product concept')).toHaveValue('Zinc lozenge');
  },
};

/** Nothing typed: the fields say what they need. */
export const CreateNeedsWords: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create product' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a new product' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get started' }));
    await within(dialog).findByText('Enter a product concept');
    await waitFor(() => expect(within(dialog).getByText('Enter a product description')).toBeVisible());
    await expect(within(dialog).getByLabelText('Product concept')).toHaveFocus();
  },
};

/** While the server thinks, the button says so. */
export const Creating: Story = {
  parameters: {
    msw: [
      http.post('*/api/products', async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create product' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a new product' });
    await userEvent.type(within(dialog).getByLabelText('Product concept'), 'Zinc lozenge');
    await userEvent.type(within(dialog).getByLabelText('Product description'), 'For the throat');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Get started' }));
    await within(dialog).findByText('Thinking deeply...');
  },
};

/** A pin moves the card at once; a refusal moves it back and says so. */
export const PinFails: Story = {
  parameters: { msw: scenarios.broken('products.togglePin') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Focus gummies' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to top' }));
    await screen.findByText('Failed to update product pin status. Please try again.');
  },
};
