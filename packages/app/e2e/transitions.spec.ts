import { expect, test, type Page } from '@playwright/test';
import { ask } from './answers';
import { cardNames, chooseOnCard, makeProduct } from './products';
import { signInNew, toastOf } from './people';

const history = (page: Page) => page.getByRole('region', { name: 'Recent searches' });

test.beforeEach(async ({ page }) => {
  await signInNew(page);
});

test('searches: new, chosen, deleted, and the history that is remembered', async ({ page }) => {
  await page.goto('/v1/search');
  await expect(page.getByText('Discover ingredient benefits, studies, trends, news and more')).toBeVisible();
  await expect(history(page)).toHaveCount(0);
  const box = page.getByPlaceholder('Ask anything...');
  await box.press('Enter');
  expect(await (await page.request.get('/api/conversations')).json()).toEqual([]);
  await box.pressSequentially('What does zinc do?');
  await box.press('Shift+Enter');
  await expect(box).toHaveValue('What does zinc do?\n');
  await box.press('Enter');
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText(/zinc/i);
  await expect(page).toHaveURL(/conversation=\d+|\/\d+/);
  await expect(box).toHaveValue('');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(history(page).getByRole('link', { name: /zinc/ })).toHaveAttribute('aria-current', 'page');
  await expect(history(page).getByRole('link', { name: 'New search' })).toHaveCount(0);
  await box.fill('half a thought');
  await page.getByRole('button', { name: 'New search' }).click();
  await expect(page.getByRole('heading', { name: 'What are you searching for?' })).toBeVisible();
  await expect(page.getByPlaceholder('Ask anything...')).toHaveValue('');
  await expect(history(page).getByRole('link', { name: 'New search' })).toBeVisible();

  await ask(page, 'What does iron do?');
  await expect(history(page).getByRole('listitem')).toHaveCount(2);
  await history(page).getByRole('link', { name: /zinc/ }).click();
  await expect(page.getByRole('article', { name: 'You' })).toHaveText('What does zinc do?');
  await history(page)
    .getByRole('button', { name: /^Delete .*iron/ })
    .click();
  await expect(toastOf(page)).toContainText('Conversation deleted successfully');
  await expect(page.getByRole('article', { name: 'You' })).toHaveText('What does zinc do?');
  await page.reload();
  await expect(history(page).getByRole('listitem')).toHaveCount(1);
});

test('a product is pinned, unpinned, edited, duplicated and deleted', async ({ page }) => {
  await makeProduct(page, { concept: 'Sleep aid' });
  await makeProduct(page, { concept: 'Drink mix' });
  await page.goto('/v1/products');
  await expect.poll(() => cardNames(page)).toEqual(['Drink mix', 'Sleep aid']);
  await chooseOnCard(page, 'Sleep aid', 'Pin to top');
  await expect(toastOf(page)).toContainText('Product pin status has been updated.');
  await expect.poll(() => cardNames(page)).toEqual(['Sleep aid', 'Drink mix']);
  await chooseOnCard(page, 'Sleep aid', 'Unpin from top');
  await expect.poll(() => cardNames(page)).toEqual(['Drink mix', 'Sleep aid']);

  await chooseOnCard(page, 'Drink mix', 'Duplicate Product');
  await expect(toastOf(page)).toContainText('The product has been duplicated successfully.');
  await expect(page).toHaveURL(/\/v1\/products\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Drink mix (Copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await dialog.getByLabel('Product description').fill('Better words');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Your product has been updated.');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Better words').first()).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Product' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete your product.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drink mix (Copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Product' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('The product has been deleted successfully.');
  await expect(page).toHaveURL('/v1/products');
  await expect.poll(() => cardNames(page)).toEqual(['Drink mix', 'Sleep aid']);
});

test('cards stand in one, two or three columns, three lines of a description each, dollars whole', async ({
  page,
}) => {
  const headers = { origin: new URL(page.url()).origin };
  const data = { concept: 'Sleep aid', description: 'word '.repeat(300) };
  const costs = { estimatedCost: '12345.67', estimatedRevenue: '99999.50' };
  await page.request.post('/api/products', { headers, data: { ...data, ...costs } });
  for (const concept of ['Drink mix', 'Gummies']) await makeProduct(page, { concept });
  await page.goto('/v1/products');
  const cards = page.getByRole('list', { name: 'Products' }).getByRole('listitem');
  const columns = () =>
    cards.evaluateAll(
      (all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size,
    );
  for (const [width, count] of [
    [390, 1],
    [1000, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
  const card = cards.filter({ hasText: 'Sleep aid' });
  await expect(card).toContainText('Estimated Cost$12,346Estimated Revenue$100,000');
  const lines = await card
    .getByText(/^word word/)
    .evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  expect(Math.round(lines)).toBe(3);
});

test('the sections of a product follow the scroll, and lead to their place', async ({ page }) => {
  const id = await makeProduct(page, { concept: 'Magnesium sleep aid' });
  await page.goto(`/v1/products/${id}`);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const link = (name: string) => sections.getByRole('link', { name });
  await expect(link('Insights')).toHaveAttribute('aria-current', 'location');
  await link('Claims').click();
  await expect(link('Claims')).toHaveAttribute('aria-current', 'location');
  const claims = page.getByRole('heading', { name: 'Claims', exact: true });
  await expect(claims).toBeInViewport();
  await expect(sections).toBeInViewport();
  // Claims is too near the end to come up to the line; chosen, it is the active one all the same.
  await expect(link('Claims')).toHaveAttribute('aria-current', 'location');
  await claims.hover();
  await page.mouse.wheel(0, -100_000);
  await expect(link('Insights')).toHaveAttribute('aria-current', 'location');
  await page.mouse.wheel(0, 100_000);
  await expect(link('Production')).toHaveAttribute('aria-current', 'location');
});

test('a form factor chosen first goes into the new product, which is made once', async ({ page }) => {
  await page.goto('/form-factor');
  await page.getByRole('radio', { name: 'Powder' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Product concept').fill('Recovery drink mix');
  await page.getByLabel('Product description').fill('Replaces what an hour of running takes');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'Powder' })).toBeChecked();
  await page.getByRole('button', { name: 'Save and estimate' }).click();
  await expect(page.getByText('Estimated Cost')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Estimated Cost')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('radio', { name: 'Capsule' }).check();
  await page.getByRole('button', { name: 'Save and see the estimate' }).click();
  await page.getByRole('button', { name: 'Open the product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recovery drink mix' })).toBeVisible();
  const products = await (await page.request.get('/api/products')).json();
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject({ formFactor: 'capsule', volume: 500, volumeUnit: 'mg' });
});
