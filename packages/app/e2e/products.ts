import { expect, type Page } from '@playwright/test';

/** A product's words. */
export interface Draft {
  concept: string;
  description?: string;
}

/** Makes a product through the API, for the person who is signed in on the page, and returns its id. */
export async function makeProduct(page: Page, { concept, description = 'Words' }: Draft): Promise<number> {
  const response = await page.request.post('/api/products', {
    headers: { origin: new URL(page.url()).origin },
    data: { concept, description },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}

/** Chooses an entry of the menu on a product's card. */
export async function chooseOnCard(page: Page, concept: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${concept}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The names of the cards, in the order they are shown. */
export const cardNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Products' })
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((heading) => heading.textContent));
