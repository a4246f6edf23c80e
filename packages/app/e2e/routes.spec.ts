import { expect } from '@playwright/test';
import { makeProduct } from './products';
import { test } from './signedIn';

/** The path, where it ends, and a heading that is there. */
const destinations: readonly [path: string, destination: string, heading: string | RegExp][] = [
  ['/home', '/', 'The Lab'],
  ['/overview', '/new-tab', 'Open a new tab'],
  ['/new-product-experience', '/new-product', 'What are you making?'],
  ['/new-tab', '/new-tab', 'Open a new tab'],
  ['/new-product', '/new-product', 'What are you making?'],
  ['/form-factor', '/form-factor', 'Choose a form factor'],
  ['/tabs', '/tabs', 'Open a tab'],
  ['/v1', '/v1/search', 'What are you searching for?'],
  ['/search', '/v1/search', 'What are you searching for?'],
  ['/insights', '/v1/insights', 'Insights'],
  ['/products', '/v1/products', 'Products'],
  ['/garden', '/v1/garden', /garden/i],
  ['/profile', '/v1/profile', 'Account'],
  ['/nowhere', '/nowhere', '404 Page Not Found'],
  ['/v1/nowhere/at/all', '/v1/nowhere/at/all', '404 Page Not Found'],
];

test('every path of the table leads where it says, keeping the query and no trace of itself', async ({
  page,
}) => {
  const lengthOfHistory = () => page.evaluate(() => history.length);
  for (const [path, destination, heading] of destinations) {
    const before = await lengthOfHistory();
    await page.goto(`${path}?from=mail%20box#top`);
    await expect(page, path).toHaveURL(`${destination}?from=mail%20box#top`);
    await expect(page.getByRole('heading', { name: heading }).first(), path).toBeVisible();
    expect(await lengthOfHistory(), path).toBe(before + 1);
  }
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an unversioned product’s path keeps its id, and is not left behind in the history', async ({
  page,
}) => {
  await page.goto('/v1/garden');
  const id = await makeProduct(page, { concept: 'Recovery drink mix' });
  await expect(page.getByText('Your private garden content will be displayed here.')).toBeVisible();
  await page.goto(`/products/${id}`);
  await expect(page).toHaveURL(`/v1/products/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Recovery drink mix' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/v1/garden');
});

test('an address that names nothing says so', async ({ page }) => {
  for (const id of ['abc', '99999999999999999999', '7%2Fpin', '%00']) {
    await page.goto(`/products/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' }), id).toBeVisible();
  }
  await page.goto('/search?conversation=999999');
  await expect(page.getByText('Conversation not found')).toBeVisible();
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the sidebar leads around, folds away and stays folded', async ({ page, visitor: { name } }) => {
  await page.goto('/v1/garden');
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  for (const [link, path] of [
    ['Search', '/v1/search'],
    ['Insights', '/v1/insights'],
    ['Products', '/v1/products'],
    [name, '/v1/profile'],
  ] as const) {
    await sidebar.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  }
  expect((await sidebar.locator('..').boundingBox())?.width).toBe(256);
  await sidebar.getByRole('button', { name: 'Workspace: Infinite Garden' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await expect(page.getByRole('menuitem', { name: 'Create or join a workspace' })).toBeVisible();
  await page.keyboard.press('Escape');

  await sidebar.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(sidebar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expect(sidebar).toBeVisible();
});
