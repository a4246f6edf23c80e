import { expect, test, type Page } from '@playwright/test';
import { ask } from './answers';
import { signInNew, toastOf, type Person } from './people';
import { chooseOnCard, makeProduct } from './products';

// Ends a hang; a busy machine is no failure.
test.describe.configure({ timeout: 120_000 });

async function logOut(page: Page): Promise<void> {
  await page.goto('/v1/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
}

/** Signs in with the account that this browser knows already. */
async function signInAgain(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: email }).click();
  await expect(page).toHaveURL('/');
}

test('a session that ends in another window takes no word that was typed in this one', async ({
  page,
  context,
}) => {
  const person = await signInNew(page);
  const id = await makeProduct(page, { concept: 'Sleep aid' });
  const forms: { path: string; open?: string; label: string }[] = [
    { path: '/v1/search', label: 'Your question' },
    { path: '/v1/profile', label: 'Full name' },
    { path: `/v1/products/${id}`, open: 'Edit product', label: 'Product concept' },
    // These two keep no draft of their own.
    { path: '/v1/garden', open: 'New note', label: 'Note' },
    { path: '/v1/materials', open: 'New material', label: 'Potency, %' },
  ];
  const open = async (on: Page, { path, open: button }: (typeof forms)[number]) => {
    await on.goto(path);
    if (button) await on.getByRole('button', { name: button }).click();
  };
  const windows = [];
  for (const form of forms) {
    const on = await context.newPage();
    await open(on, form);
    await on.getByLabel(form.label, { exact: true }).fill('half a thought');
    windows.push({ form, on });
  }
  await logOut(page);
  for (const { on } of windows) {
    await expect(on).toHaveURL('/login');
    await expect(toastOf(on)).toContainText('Your session ended. What you typed is kept in this tab.');
  }
  await signInAgain(page, person);
  for (const { form, on } of windows) {
    await expect(on).toHaveURL(form.path);
    await open(on, form);
    await expect(on.getByLabel(form.label, { exact: true }), form.path).toHaveValue('half a thought');
  }
});

test('what another window took away is missed once, and leaves the list', async ({ page, context }) => {
  await signInNew(page);
  const id = await makeProduct(page, { concept: 'Sleep aid' });
  await makeProduct(page, { concept: 'Drink mix' });
  await page.goto('/v1/products');
  const product = await context.newPage();
  await product.goto(`/v1/products/${id}`);
  await product.getByRole('button', { name: 'Edit product' }).click();
  const conversation = await context.newPage();
  await conversation.goto('/v1/search');
  await ask(conversation, 'What does zinc do?');
  const conversationPath = conversation.url();

  const headers = { origin: new URL(page.url()).origin };
  await page.request.delete(`/api/products/${id}`, { headers });
  const [{ id: conversationId }] = await (await page.request.get('/api/conversations')).json();
  await page.request.delete(`/api/conversations/${conversationId}`, { headers });

  await chooseOnCard(page, 'Sleep aid', 'Delete Product');
  await expect(toastOf(page)).toContainText('Failed to delete product. Please try again.');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1);
  await product.getByLabel('Product concept').fill('Deep sleep aid');
  await product.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toastOf(product)).toContainText('Failed to update product. Please try again.');
  await expect(product.getByLabel('Product concept')).toHaveValue('Deep sleep aid');
  const box = conversation.getByPlaceholder('Ask anything...');
  await box.fill('And iron?');
  await box.press('Enter');
  await expect(toastOf(conversation)).toContainText('Failed to send message. Please try again.');
  await expect(box).toHaveValue('And iron?');
  await conversation.goto(conversationPath);
  await expect(conversation.getByText('Conversation not found')).toBeVisible();
});

test('a search asked in one window is seen in another once its list is half a minute old', async ({
  page,
  context,
}) => {
  await signInNew(page);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto('/v1/search');
  await other.getByRole('button', { name: 'History' }).click();
  const past = other.getByRole('region', { name: 'Recent searches' });
  await expect(past).toContainText('What you ask is kept here.');
  await page.goto('/v1/search');
  await ask(page, 'What does zinc do?');
  const sidebar = other.getByRole('navigation', { name: 'Main' });
  const leaveAndReturn = async () => {
    await sidebar.getByRole('link', { name: 'Products' }).click();
    await expect(other.getByRole('button', { name: 'Create product' })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Search' }).click();
  };
  await leaveAndReturn();
  await expect(past).toContainText('What you ask is kept here.');
  await other.clock.fastForward(30_000);
  await leaveAndReturn();
  await expect(past.getByRole('link', { name: 'What does zinc do?' })).toBeVisible();
});
