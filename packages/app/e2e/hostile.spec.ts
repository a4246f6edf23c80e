import { expect, test, type Page } from '@playwright/test';
import { signInNew, somebodyNew, toastOf } from './people';
import { makeProduct } from './products';

// Ends a hang; a busy machine is no failure.
test.describe.configure({ timeout: 120_000 });

const markup =
  '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script> [a](javascript:window.wasRun=1) שלום 👩‍🔬';

/** Nothing of it was run, nothing leads to it, and it is no wider than the window. */
async function expectWordsOnly(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  await expect(page.locator('img[src="x"], [href^="javascript:"]')).toHaveCount(0);
  const root = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(root).toBe(0);
}

const box = (page: Page) => page.getByPlaceholder('Ask anything...');

test('markup and scripts in names, products and questions are words', async ({ page }) => {
  await signInNew(page, { ...somebodyNew(), name: markup });
  const id = await makeProduct(page, { concept: markup, description: markup });
  await page.goto(`/v1/products/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(markup);
  await expectWordsOnly(page);
  await page.goto('/v1/products');
  await expect(page.getByRole('link', { name: markup, exact: true })).toHaveCount(2);
  await expectWordsOnly(page);
  await page.goto('/v1/search');
  await box(page).fill(`${markup} What does zinc do?`);
  await box(page).press('Enter');
  await expect(page.getByRole('article', { name: 'You' })).toContainText('<script>');
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText(/zinc/i);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('region', { name: 'Recent searches' })).toContainText('<img');
  await expectWordsOnly(page);
});

test('a second press, or a second Enter, asks for nothing more', async ({ page }) => {
  await signInNew(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/') && pathname !== '/api/session')
      asked.push(`${request.method()} ${pathname.replace(/\d+/, 'id')}`);
  });
  await page.goto('/v1/products');
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByLabel('Product concept').fill('Sleep aid');
  await page.getByLabel('Product description').fill('Words');
  await page.getByRole('button', { name: 'Get started' }).dblclick();
  await page.getByRole('button', { name: 'Edit product' }).click();
  await page.getByLabel('Product concept').fill('Deep sleep aid');
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Deep sleep aid' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete Product' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page).toHaveURL('/v1/products');

  await page.goto('/v1/profile');
  await page.getByLabel('Full name').fill('Robin Twice');
  await page.getByRole('button', { name: 'Save Changes' }).dblclick();
  await expect(toastOf(page)).toContainText('Profile updated');
  await page.goto('/v1/search');
  await box(page).fill('What does zinc do?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/conversation=\d+/);
  await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^Delete What does zinc do/ }).dblclick();
  await expect(page.getByRole('heading', { name: 'What are you searching for?' })).toBeVisible();
  await expect(page.getByText('What you ask is kept here.')).toBeVisible();
  expect(asked).toEqual([
    'POST /api/products',
    'PATCH /api/products/id',
    'DELETE /api/products/id',
    'PATCH /api/users/profile',
    'POST /api/conversations',
    'DELETE /api/conversations/id',
  ]);
});

test('what cannot be taken says why, at its field, and stays there', async ({ page }) => {
  await signInNew(page);
  await page.goto('/v1/products');
  await page.getByRole('button', { name: 'Create product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new product' });
  const concept = dialog.getByLabel('Product concept');
  await concept.fill('   ');
  await dialog.getByRole('button', { name: 'Get started' }).click();
  await expect(concept).toHaveAccessibleDescription(/Enter a product concept/);
  await expect(dialog.getByLabel('Product description')).toHaveAccessibleDescription(
    /Enter a product description/,
  );
  await concept.fill('Sleep\u0000aid');
  await dialog.getByLabel('Product description').fill('d'.repeat(4001));
  await dialog.getByRole('button', { name: 'Get started' }).click();
  await expect(toastOf(page)).toContainText('Failed to create product. Please try again.');
  await expect(concept).toHaveAccessibleDescription(/Remove the character that cannot be shown/);
  await expect(dialog.getByLabel('Product description')).toHaveAccessibleDescription(/to 4000 characters/);

  await page.goto('/v1/profile');
  const phone = page.getByLabel('Phone number');
  await phone.fill('5'.repeat(60));
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(page)).toContainText('Failed to update profile. Please try again.');
  await expect(phone).toHaveAccessibleDescription('Keep the phone number to 40 characters');
  await expect(phone).toHaveValue('5'.repeat(60));

  await page.goto('/v1/search');
  await box(page).fill('q'.repeat(8001));
  await box(page).press('Enter');
  await expect(page.getByText('1 character too many').first()).toBeVisible();
  await box(page).fill('z'.repeat(7999));
  await box(page).press('End');
  await box(page).pressSequentially('?');
  await box(page).press('Enter');
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(`${'z'.repeat(7999)}?`);
});

test('storage that is shut, or holds what nobody can read, is as good as empty', async ({
  page,
  browser,
  baseURL,
}) => {
  const { name } = await signInNew(page);
  const uid = (await (await page.request.get('/api/users/current')).json()).firebaseUid;
  const fillStores = ([owner, junk]: string[]) => {
    for (const key of ['sidebar-collapsed', 'search-history-hidden', 'products-panel-collapsed'])
      localStorage.setItem(key, junk ?? '');
    for (const key of ['local-accounts', `workspace-tabs:${owner}`, 'seedbed-color-scheme'])
      localStorage.setItem(key, junk ?? '');
    for (const key of ['draft-search', 'draft-product', 'draft-new-product', 'draft-profile'])
      sessionStorage.setItem(key, `{"owner":"${owner}","words":${junk}}`);
  };
  for (const junk of ['[1,null,{"id":5}]', 'null']) {
    await page.goto('/v1/garden');
    await page.evaluate(fillStores, [uid, junk]);
    await page.goto('/v1/search');
    await expect(box(page)).toHaveValue('');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/v1/profile');
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await page.goto('/new-product');
    await expect(page.getByLabel('Product concept')).toHaveValue('');
    await page.goto('/tabs');
    await expect(page.getByRole('tab')).toHaveCount(1);
  }
  await page.goto('/v1/products');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByLabel('Product concept')).toHaveValue('');

  const shut = await browser.newContext({ baseURL });
  await shut.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Shut by the reader', 'SecurityError');
        },
      });
    }
  });
  const shutPage = await shut.newPage();
  await signInNew(shutPage);
  await shutPage.getByRole('link', { name: 'Open your workspace' }).click();
  await shutPage.getByRole('button', { name: 'History' }).click();
  await expect(shutPage.getByText('What you ask is kept here.')).toBeVisible();
  await shutPage.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(shutPage.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  await shut.close();
});
