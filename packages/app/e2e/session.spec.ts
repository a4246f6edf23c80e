import { expect, test } from '@playwright/test';
import { signInAs, signInNew, toastOf } from './people';

test('signed out, every path but the landing leads to the login', async ({ page }) => {
  for (const path of ['/v1/search', '/v1/products/1', '/tabs', '/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome to the product' })).toBeVisible();
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The Lab' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
});

test('a reload keeps the session', async ({ page }) => {
  const { name } = await signInNew(page);
  await page.goto('/v1/profile');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/v1/profile');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  expect((await page.request.get('/api/users/current')).status()).toBe(200);
});

test('a sample person comes with a role of their own', async ({ page }) => {
  await signInAs(page, 'Dev Patel');
  const user = await (await page.request.get('/api/users/current')).json();
  expect(user).toMatchObject({ fullName: 'Dev Patel', role: 'legal' });
});

test('the profile logs out, on the server too', async ({ page, context }) => {
  await signInNew(page);
  await page.goto('/v1/profile');
  const cookies = await context.cookies();
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: 'seedbed_session', httpOnly: true, sameSite: 'Lax' }),
  );
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(toastOf(page)).toContainText('Logged out');
  await expect(page).toHaveURL('/login');
  await context.addCookies(cookies);
  expect((await page.request.get('/api/users/current')).status()).toBe(401);
  await page.goto('/v1/products');
  await expect(page).toHaveURL('/login');
});

test('the landing logs out', async ({ page }) => {
  await signInNew(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toContainText('Successfully logged out');
  await expect(page).toHaveURL('/login');
  expect((await page.request.get('/api/users/current')).status()).toBe(401);
});

test('what one person made is not there for another', async ({ page, browser, baseURL }) => {
  await signInNew(page);
  const headers = { origin: baseURL ?? '' };
  const created = await page.request.post('/api/products', {
    headers,
    data: { concept: 'Private drink', description: 'Nobody else sees it' },
  });
  const { id } = await created.json();
  const other = await browser.newContext({ baseURL });
  const otherPage = await other.newPage();
  await signInNew(otherPage);
  await otherPage.goto(`/v1/products/${id}`);
  await expect(otherPage.getByText('Product not found')).toBeVisible();
  await otherPage.goto('/v1/products');
  await expect(otherPage.getByText('Private drink')).toHaveCount(0);
  await other.close();
});
