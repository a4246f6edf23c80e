import { expect, test, type Page } from '@playwright/test';
import { ask } from './answers';
import { chooseOnCard, cardNames, makeProduct } from './products';
import { signInNew, toastOf } from './people';

/** The wire is cut: every request fails until it is mended. */
const cut = (page: Page) => page.context().setOffline(true);
const mend = (page: Page) => page.context().setOffline(false);

/** Only calls to this address fail, as they do when a proxy between drops them. */
const cutTo = (page: Page, path: string | RegExp) =>
  page.route(path, (route) => route.abort('connectionreset'));

const expectError = async (page: Page, words: string) => {
  const toast = toastOf(page).getByRole('group', { name: 'Error' });
  await expect(toast).toContainText(words);
};

test('a sign-in without the identity service says what may stand in the way', async ({ page }) => {
  await cutTo(page, /accounts:signInWithIdp/);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ada Okafor' }).click();
  await expect(toastOf(page)).toContainText(
    'Authentication blocked by browser settings. Try disabling ad blockers or using incognito mode.',
  );
  await expect(page).toHaveURL('/login');
});

test('a person whose record cannot be read is signed in all the same', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await cutTo(page, '**/api/users/current');
  await signInNew(page);
  await expect
    .poll(() => logged.join('\n'))
    .toMatch(/Error syncing user with database:[^]*Failed to fetch user/);
});

test.describe('signed in', () => {
  test.beforeEach(async ({ page }) => {
    await signInNew(page);
  });

  test('a search that cannot be deleted stays; the next attempt deletes it', async ({ page }) => {
    await page.goto('/v1/search');
    await ask(page, 'What does zinc do?');
    await page.getByRole('button', { name: 'History' }).click();
    const remove = page.getByRole('button', { name: /^Delete What does zinc do/ });
    await cut(page);
    await remove.click();
    await expectError(page, 'Failed to delete conversation. Please try again.');
    await mend(page);
    await remove.click();
    await expect(toastOf(page)).toContainText('Conversation deleted successfully');
    await expect(page.getByRole('heading', { name: 'What are you searching for?' })).toBeVisible();
    await expect(remove).toHaveCount(0);
  });

  test('on the list, what fails says so and changes nothing', async ({ page }) => {
    await makeProduct(page, { concept: 'Sleep aid' });
    await makeProduct(page, { concept: 'Drink mix' });
    await page.goto('/v1/products');
    await expect.poll(() => cardNames(page)).toEqual(['Drink mix', 'Sleep aid']);
    await cut(page);
    for (const [entry, words] of [
      ['Pin to top', 'Failed to update product pin status. Please try again.'],
      ['Duplicate Product', 'Failed to duplicate product. Please try again.'],
      ['Delete Product', 'Failed to delete product. Please try again.'],
    ] as const) {
      await chooseOnCard(page, 'Sleep aid', entry);
      await expectError(page, words);
      await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
    }
    await mend(page);
    await expect.poll(() => cardNames(page)).toEqual(['Drink mix', 'Sleep aid']);
  });

  test('a log-out that does not reach the server leaves one signed in', async ({ page }) => {
    await page.goto('/v1/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await cut(page);
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expectError(page, 'Failed to log out. Please try again.');
    await mend(page);
    await expect(page).toHaveURL('/v1/profile');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL('/login');
  });

  test('without the identity service nobody is signed out; what failed can be tried again', async ({
    page,
  }) => {
    await page.goto('/v1/garden');
    await expect(page.getByText('Your private garden content will be displayed here.')).toBeVisible();
    await page.context().clearCookies({ name: 'seedbed_session' });
    await cutTo(page, /securetoken\.googleapis\.com/);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText('Your products could not be loaded')).toBeVisible();
    await page.unroute(/securetoken\.googleapis\.com/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Create product' })).toBeVisible();
  });

  test('messages that do not come are asked for twice more', async ({ page }) => {
    await page.goto('/v1/search');
    await ask(page, 'What does zinc do?');
    let asked = 0;
    await page.route('**/messages', async (route) => {
      asked += 1;
      if (asked <= 2) await route.abort('connectionreset');
      else await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('article', { name: 'You' })).toHaveText('What does zinc do?');
    expect(asked).toBe(3);
  });

  test('a cookie that was lost is renewed, and nothing is seen of it', async ({ page }) => {
    await page.goto('/v1/garden');
    await expect(page.getByText('Your private garden content will be displayed here.')).toBeVisible();
    await page.context().clearCookies({ name: 'seedbed_session' });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('button', { name: 'Create product' })).toBeVisible();
  });
});
