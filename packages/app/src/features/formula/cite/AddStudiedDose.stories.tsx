import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { db } from '../../../../../../mocks';
import { type PageStory, pageStory } from '../../../testing/PageStory';

const meta = {
  ...pageStory,
  title: 'App/Formula/Add at studied dose',
  args: { path: '/v1/search?conversation=2' },
} satisfies Meta<typeof PageStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Add magnesium to a formula' });

/** Beside the source that states a dose, and beside no other. */
export const Asks: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button, ...others] = await canvas.findAllByRole('button', {
      name: 'Add to formula at studied dose',
    });
    await expect(others).toEqual([]);
    await userEvent.click(button as HTMLElement);
    const asked = within(await dialog());
    const low = await asked.findByRole('button', { name: /Low: 320\s?mg a day/ });
    await waitFor(() => expect(low).toBeVisible());
  },
};

/** By the low end that is marked, into the first product; then taken back. */
export const Adds: Story = {
  play: async (context) => {
    await Asks.play?.(context);
    const { userEvent } = context;
    const asked = within(await dialog());
    await asked.findByText(/The line will hold/);
    await userEvent.click(asked.getByRole('button', { name: 'Add' }));
    const toast = await screen.findByText(/^Added magnesium \d+ mg$/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(screen.queryByText('Error')).toBeNull();
  },
};

/** A choice that the server refuses stays as it was made. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.patch('*/api/formulas/:id', () =>
          HttpResponse.json(
            { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The formula is full.' },
            { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
          ),
        ),
      ],
    },
  },
  play: async (context) => {
    await Asks.play?.(context);
    const asked = within(await dialog());
    await asked.findByText(/The line will hold/);
    await context.userEvent.click(asked.getByRole('button', { name: 'Add' }));
    await expect(await asked.findByText(/The formula is full\. Your choices are kept\./)).toBeVisible();
  },
};

const second = () => db.products.find(({ id }) => id === 2);
const doses = () =>
  db.messages
    .flatMap(({ citations }) => citations)
    .filter(({ dose }) => dose)
    .slice(0, 1);
const cited = 'Magnesium was studied [1].\n\n## Sources\n\n1. The study.\n';

/** Under a product's insights, where they cite a dose: it goes to that product. */
export const OfInsights: Story = {
  args: { path: '/v1/products/2' },
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/products/2', () => HttpResponse.json({ ...second(), insights: cited })),
        http.get('*/api/products/2/studied-doses', () => HttpResponse.json(doses())),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/^Magnesium: 320 to 729\s?mg a day$/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to formula at studied dose' }));
    const asked = within(await dialog());
    await expect(await asked.findByRole('button', { name: /Product/ })).toHaveTextContent(
      second()?.concept ?? '',
    );
  },
};

export const Narrow: Story = { ...Asks, globals: { viewport: { value: 'mobile2' } } };
export const Dark: Story = { ...Asks, globals: { theme: 'dark' } };
