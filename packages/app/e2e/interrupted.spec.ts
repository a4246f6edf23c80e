import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startOwnServer, type OwnServer } from './ownServer';
import { signInNew, toastOf } from './people';
import { chooseOnCard, makeProduct } from './products';
import { startSlowModel, type SlowModel } from './slowModel';

// Ends a hang; a busy machine is no failure.
test.describe.configure({ timeout: 240_000 });

let model: SlowModel;
let server: OwnServer;
let context: BrowserContext;
let page: Page;

test.beforeEach(async ({ browser }) => {
  model = await startSlowModel();
  server = await startOwnServer(model.env);
  context = await browser.newContext({ baseURL: server.origin });
  page = await context.newPage();
  await signInNew(page);
});

test.afterEach(async () => {
  await context.close();
  await server.close();
  model.close();
});

const box = (on: Page) => on.getByPlaceholder('Ask anything...');
const limit = 'Adults in the US should stay below 40 mg of zinc a day [1]. ';
const otherLimit = 'EFSA says 25 mg [2].';

test('an answer is waited for, stopped, and taken up again after a reload and a broken line, short or long', async () => {
  const answer = page.getByRole('article', { name: 'Answer' });
  const askForZinc = async () => {
    await box(page).fill('What is the upper limit for zinc?');
    await box(page).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Thinking' })).toBeVisible();
    await expect(page).toHaveURL(/conversation=\d+/);
    await expect(box(page)).toHaveValue('');
    return model.asked();
  };

  await page.goto('/v1/search');
  const stopped = await askForZinc();
  // While an answer is written the box takes the next question and keeps it.
  await box(page).fill('And for iron?');
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('And for iron?');
  stopped.write(limit + otherLimit.slice(0, 6));
  await expect(answer).toContainText('40 mg');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toContainText('Stopped. The text so far was kept.');
  await expect(answer).toContainText('40 mg');
  await stopped.abandoned;
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);

  await page.getByRole('button', { name: 'New search' }).click();
  const resumed = await askForZinc();
  resumed.write(limit + otherLimit.slice(0, 6));
  await expect(answer).toContainText('40 mg');
  await page.reload();
  await expect(answer).toContainText('40 mg');
  server.cut();
  server.mend();
  resumed.write(otherLimit.slice(6));
  resumed.end();
  await expect(answer).toContainText('25 mg');
  await expect(page.getByRole('region', { name: 'Sources' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);

  await page.getByRole('button', { name: 'New search' }).click();
  const late = await askForZinc();
  late.write(limit + otherLimit.slice(0, 6));
  await expect(answer).toContainText('40 mg');
  server.cut();
  await expect(page.getByText('The answer broke off', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(answer).toContainText('40 mg');
  late.write(otherLimit.slice(6));
  late.end();
  server.mend();
  await expect(answer).toContainText('25 mg', { timeout: 30_000 });
  await expect(page.getByText('The answer broke off', { exact: true })).toBeHidden();
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(1);
});

/** Something a person is about to do when the server dies, on a page of its own. */
interface Wish {
  path: string;
  prepare: (on: Page) => Promise<void>;
  act: (on: Page) => Promise<void>;
  /** What the toast says when it fails. */
  failure: string;
  /** What is still there after the failure. */
  keeps?: (on: Page) => Promise<void>;
  succeeds: (on: Page) => Promise<void>;
}

const onCard = (concept: string, entry: string, failure: string): Omit<Wish, 'succeeds'> => ({
  path: '/v1/products',
  prepare: (on) => expect(on.getByRole('button', { name: `Actions for ${concept}` })).toBeVisible(),
  act: (on) => chooseOnCard(on, concept, entry),
  failure,
});

const fields = async (on: Page, concept: string) => {
  await on.getByLabel('Product concept').fill(concept);
  await on.getByLabel('Product description').fill('Words');
};
const keepsConcept = (concept: string) => (on: Page) =>
  expect(on.getByLabel('Product concept')).toHaveValue(concept);
const opensProduct = (on: Page) => expect(on).toHaveURL(/\/v1\/products\/\d+$/);

const wishes = (edited: number, deleted: number): Wish[] => [
  {
    path: '/v1/search',
    prepare: (on) => box(on).fill('What of iron?'),
    act: (on) => box(on).press('Enter'),
    failure: 'Failed to send message. Please try again.',
    keeps: (on) => expect(box(on)).toHaveValue('What of iron?'),
    succeeds: async (on) => {
      const answer = await model.asked();
      answer.write('Adults in the US should stay below 45 mg of iron a day [1].');
      answer.end();
      await expect(on.getByRole('article', { name: 'Answer' })).toContainText('45 mg');
    },
  },
  {
    path: '/v1/products',
    prepare: async (on) => {
      await on.getByRole('button', { name: 'Create product' }).click();
      await fields(on, 'Made');
    },
    act: (on) => on.getByRole('button', { name: 'Get started' }).click(),
    failure: 'Failed to create product. Please try again.',
    keeps: keepsConcept('Made'),
    succeeds: opensProduct,
  },
  {
    path: '/new-product',
    prepare: async (on) => {
      await fields(on, 'Made in steps');
      await on.getByRole('button', { name: 'Continue' }).click();
    },
    act: (on) => on.getByRole('button', { name: 'Save and estimate' }).click(),
    failure: 'Failed to create product. Please try again.',
    succeeds: (on) => expect(on.getByText('Estimated Cost')).toBeVisible(),
  },
  {
    path: `/v1/products/${edited}`,
    prepare: async (on) => {
      await on.getByRole('button', { name: 'Edit product' }).click();
      await on.getByLabel('Product concept').fill('Edited');
    },
    act: (on) => on.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click(),
    failure: 'Failed to update product. Please try again.',
    keeps: keepsConcept('Edited'),
    succeeds: (on) => expect(on.getByRole('heading', { level: 1, name: 'Edited' })).toBeVisible(),
  },
  {
    path: `/v1/products/${deleted}`,
    prepare: (on) => expect(on.getByRole('button', { name: 'More actions' })).toBeVisible(),
    act: async (on) => {
      await on.getByRole('button', { name: 'More actions' }).click();
      await on.getByRole('menuitem', { name: 'Delete Product' }).click();
      await on.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    },
    failure: 'Failed to delete product. Please try again.',
    succeeds: (on) => expect(on).toHaveURL('/v1/products'),
  },
  {
    ...onCard('Pinned', 'Pin to top', 'Failed to update product pin status. Please try again.'),
    succeeds: (on) => expect(on.getByRole('img', { name: 'Pinned' })).toHaveCount(1),
  },
  {
    ...onCard('Twin', 'Duplicate Product', 'Failed to duplicate product. Please try again.'),
    succeeds: opensProduct,
  },
  {
    path: '/v1/profile',
    prepare: (on) => on.getByLabel('Full name').fill('Robin Renamed'),
    act: (on) => on.getByRole('button', { name: 'Save Changes' }).click(),
    failure: 'Failed to update profile. Please try again.',
    keeps: (on) => expect(on.getByLabel('Full name')).toHaveValue('Robin Renamed'),
    succeeds: (on) => expect(toastOf(on)).toContainText('Profile updated'),
  },
];

test('a server that dies in the middle of every wish takes nothing with it, and does it when it is back', async () => {
  for (const concept of ['Pinned', 'Twin']) await makeProduct(page, { concept });
  const edited = await makeProduct(page, { concept: 'To be edited' });
  const deleted = await makeProduct(page, { concept: 'To be deleted' });
  const prepared: { wish: Wish; on: Page }[] = [];
  for (const wish of wishes(edited, deleted)) {
    const on = await context.newPage();
    await on.goto(wish.path);
    await wish.prepare(on);
    prepared.push({ wish, on });
  }

  server.freeze();
  for (const { wish, on } of prepared) await wish.act(on);
  const creating = prepared.find(({ wish }) => wish.failure.includes('create'))?.on ?? page;
  await expect(creating.getByRole('button', { name: 'Thinking deeply...' })).toBeVisible();
  await server.kill();
  for (const { wish, on } of prepared) {
    await expect(toastOf(on).getByRole('group', { name: 'Error' })).toContainText(wish.failure);
    await wish.keeps?.(on);
  }

  await server.restart();
  for (const { wish, on } of prepared) {
    await wish.act(on);
    await wish.succeeds(on);
    await on.close();
  }
  const products: { concept: string }[] = await (await page.request.get('/api/products')).json();
  expect(products.map(({ concept }) => concept).toSorted()).toEqual(
    ['Edited', 'Made', 'Made in steps', 'Pinned', 'Twin', 'Twin (Copy)'].toSorted(),
  );
  expect(await (await page.request.get('/api/conversations')).json()).toHaveLength(1);
});
