import { expect, test, type Page } from '@playwright/test';
import { signInAs, signInNew, toastOf } from './people';

const closedPaths = ['search', 'insights', 'products', 'products/1', 'garden', 'profile'].flatMap((path) => [
  `/${path}`,
  `/v1/${path}`,
]);
const otherClosedPaths = [
  'overview',
  'new-tab',
  'new-product',
  'new-product-experience',
  'form-factor',
  'tabs',
];

test('signed out, every path but the landing leads to the login', async ({ page }) => {
  for (const path of [...closedPaths, ...otherClosedPaths.map((path) => `/${path}`), '/v1', '/nowhere']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome to the product' }), path).toBeVisible();
  }
  await expect(page.getByText(/terms of service and the privacy policy/)).toBeVisible();
  await page.goto('/home');
  await expect(page).toHaveURL('/');
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

test('until it is known who is here, nothing else is shown', async ({ page }) => {
  await signInNew(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/config.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/v1/garden');
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/login');
  await expect(page.getByText('Initializing...', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toHaveCount(0);
  answer();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(toastOf(page)).not.toContainText('Successfully signed in');
});

test('who is switched off is signed out at the next call, and cannot come back', async ({
  page,
  context,
}) => {
  const { email } = await signInNew(page);
  const { firebaseUid } = await (await page.request.get('/api/users/current')).json();
  await page.goto('/v1/garden');
  await expect(page.getByText('Your private garden content will be displayed here.')).toBeVisible();
  await switchOff(page, firebaseUid);
  await context.clearCookies({ name: 'seedbed_session' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
  await expect(page).toHaveURL('/login');
  await expect(toastOf(page)).toContainText('Your session ended.');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: email }).click();
  await expect(toastOf(page)).toContainText('Failed to sign in with Google. Please try again.');
  await expect(page.getByText('This account has been switched off.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

/** What an administrator does in the identity service. */
async function switchOff(page: Page, uid: string): Promise<void> {
  const { firebase, authEmulatorUrl } = await (await page.request.get('/config.json')).json();
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${firebase.projectId}/accounts`;
  const response = await page.request.post(`${authEmulatorUrl}/${accounts}:update`, {
    headers: { authorization: 'Bearer owner' },
    data: { localId: uid, disableUser: true },
  });
  expect(response.status()).toBe(200);
}

test('somebody whose account has no name is Anonymous to the others', async ({ page }) => {
  await page.route(/accounts:(signInWithIdp|lookup)/, async (route) => {
    const response = await route.fetch();
    const nameless = JSON.parse(await response.text(), (key, value: unknown) =>
      key === 'displayName' || key === 'fullName' ? undefined : value,
    );
    await route.fulfill({ response, json: nameless });
  });
  await signInNew(page);
  const user = await (await page.request.get('/api/users/current')).json();
  expect(user).toMatchObject({ fullName: 'Anonymous', role: 'research' });
  await page.goto('/v1/garden');
  const profile = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'User Profile' });
  await expect(profile).toHaveText('UUser Profile');
});

test('the login screen leads on half a second after it knows who is here', async ({ page }) => {
  await signInNew(page);
  await page.clock.install();
  await page.goto('/v1/garden');
  await expect(page.getByText('Your private garden content will be displayed here.')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    history.pushState(null, '', '/login');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Welcome to the product' })).toBeVisible();
  await page.clock.runFor(499);
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(1);
  await expect(page).toHaveURL('/');
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
