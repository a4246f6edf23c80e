import { expect, test, type Page } from '@playwright/test';
import { ask } from './answers';
import { signInNew, toastOf } from './people';
import { makeProduct } from './products';

// Ends a hang; a busy machine is no failure.
test.describe.configure({ timeout: 120_000 });

/** Where one is, and what is seen there. */
interface Place {
  url: string | RegExp;
  sees: (page: Page) => Promise<void>;
}

const headed = (url: Place['url'], name: string | RegExp): Place => ({
  url,
  sees: (page) => expect(page.getByRole('heading', { name }).first()).toBeVisible(),
});

async function expectAt(page: Page, { url, sees }: Place): Promise<void> {
  await expect(page).toHaveURL(url);
  await sees(page);
}

/** From the last of the places, where one is, back to the first and forward again. */
async function expectWayBackAndForward(page: Page, places: readonly Place[]): Promise<void> {
  for (const place of places.toReversed().slice(1)) {
    await page.goBack();
    await expectAt(page, place);
  }
  for (const place of places.slice(1)) {
    await page.goForward();
    await expectAt(page, place);
  }
}

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const go = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true }).click();

test('through searches, the garden, products, insights and the account, each as it was', async ({ page }) => {
  const { name } = await signInNew(page);
  const planted = 'What a trial of magnesium says';
  const answered = (question: string): Place => ({
    url: /\/v1\/search\?conversation=\d+$/,
    sees: async (on) => {
      await expect(on.getByRole('article', { name: 'You' })).toHaveText(question);
      await expect(on.getByRole('article', { name: 'Answer' })).not.toBeEmpty();
    },
  });
  await page.goto('/v1/garden');
  const response = await page.request.post('/api/garden', {
    headers: { origin: new URL(page.url()).origin },
    data: { kind: 'passage', title: planted, snapshot: 'Magnesium shortened the time to fall asleep.' },
  });
  expect(response.status()).toBe(201);
  await page.goto('/v1/search');
  const places: Place[] = [headed('/v1/search', 'What are you searching for?')];
  const arriveAt = async (place: Place) => {
    places.push(place);
    await expectAt(page, place);
  };
  await ask(page, 'What does zinc do?');
  await arriveAt(answered('What does zinc do?'));
  await page.getByRole('button', { name: 'New search' }).first().click();
  await arriveAt(headed('/v1/search', 'What are you searching for?'));
  await ask(page, 'What does iron do?');
  await arriveAt(answered('What does iron do?'));
  await go(page, 'Products');
  await arriveAt(headed('/v1/products', 'Products'));
  await go(page, 'Insights');
  await arriveAt(headed('/v1/insights', 'Insights'));
  await sidebar(page).getByRole('link', { name }).click();
  await arriveAt(headed('/v1/profile', 'Account'));
  await page.goto('/v1/garden');
  await arriveAt(headed('/v1/garden', /garden/i));
  await page.getByRole('row', { name: planted }).click();
  await arriveAt(headed(/\/v1\/garden\?item=\d+$/, planted));
  await expectWayBackAndForward(page, places);
});

test('through a product’s sections, which stay where they were read', async ({ page }) => {
  // so low that the section can stand at the top: at the end of a page its last section counts as read
  await page.setViewportSize({ width: 1280, height: 480 });
  await signInNew(page);
  const id = await makeProduct(page, { concept: 'Magnesium sleep aid' });
  await page.goto('/v1/products');
  await page.getByRole('link', { name: 'Magnesium sleep aid' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Magnesium sleep aid' })).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const isIn = (name: string) =>
    expect(sections.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
  const isRead = async (name: string) => {
    await isIn(name);
    await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
  };
  await expect(page.getByRole('region', { name: 'Insights' })).toContainText('Estimated Cost');
  await sections.getByRole('link', { name: 'Claims' }).click();
  await isRead('Claims');
  await go(page, 'Insights');
  await expect(page).toHaveURL('/v1/insights');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/v1/products/${id}(#claims)?$`));
  await isRead('Claims');
});

test('through the steps of a new product, with what was typed', async ({ page }) => {
  await signInNew(page);
  await page.goto('/new-tab');
  await page.goto('/new-product');
  await page.getByLabel('Product concept').fill('Recovery drink mix');
  await page.getByLabel('Product description').fill('Replaces what an hour of running takes');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Powder' }).check();
  await page.getByRole('button', { name: 'Save and estimate' }).click();
  const estimated: Place = {
    url: '/new-product?step=review',
    sees: (on) => expect(on.getByText('Estimated Cost')).toBeVisible(),
  };
  await expectAt(page, estimated);
  await expectWayBackAndForward(page, [
    headed('/new-tab', 'Open a new tab'),
    {
      url: '/new-product',
      sees: (on) => expect(on.getByLabel('Product concept')).toHaveValue('Recovery drink mix'),
    },
    {
      url: '/new-product?step=form',
      sees: (on) => expect(on.getByRole('radio', { name: 'Powder' })).toBeChecked(),
    },
    estimated,
  ]);
  const products = await (await page.request.get('/api/products')).json();
  expect(products).toHaveLength(1);
});

test('from a form factor to the new product, and back', async ({ page }) => {
  await signInNew(page);
  await page.goto('/form-factor');
  await page.getByRole('radio', { name: 'Powder' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Product concept')).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await expectWayBackAndForward(page, [
    headed('/form-factor', 'Choose a form factor'),
    headed(pathname + search, 'What are you making?'),
  ]);
});

/** Kinds of tab with a room of their own, and what each shows of a product that has nothing yet. */
const rooms = ['Chat with AI', 'Insights', 'Formula', 'Claims', 'Documents', 'Study Chart'] as const;

test('through the workspace, whose tabs are there again', async ({ page }) => {
  await signInNew(page);
  await makeProduct(page, { concept: 'Zinc capsule' });
  await page.goto('/v1/garden');
  await page.goto('/tabs');
  const tabs = page.getByRole('tablist', { name: 'Tabs' }).getByRole('tab');
  const active = page.getByRole('tab', { selected: true });
  await expect(active).toHaveAccessibleName('Home');
  for (const kind of rooms) {
    await page.keyboard.press('Control+j');
    await expect(page.getByPlaceholder('Search for a tab...')).toBeFocused();
    await page.keyboard.type(kind);
    await page.keyboard.press('Enter');
    await expect(active).toHaveAccessibleName(kind);
    await expectWayBackAndForward(page, [
      headed('/v1/garden', /garden/i),
      {
        url: '/tabs',
        sees: async (on) => {
          await expect(active).toHaveAccessibleName(kind);
          await expect(on.getByRole('tabpanel', { name: kind })).toBeVisible();
          await expect(on.getByRole('tabpanel', { name: kind })).not.toBeEmpty();
        },
      },
    ]);
  }
  await expect(tabs).toHaveCount(1 + rooms.length);
});

test('a dialog goes with its screen, and what was typed in it is kept', async ({ page }) => {
  await signInNew(page);
  await page.goto('/v1/search');
  await go(page, 'Products');
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByLabel('Product concept').fill('Sleep aid');
  await page.goBack();
  await expectAt(page, headed('/v1/search', 'What are you searching for?'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expectAt(page, headed('/v1/products', 'Products'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByLabel('Product concept')).toHaveValue('Sleep aid');
});

test('signed in, back does not lead to the login; signed out, it leads to nothing of one’s own', async ({
  page,
}) => {
  await page.goto('/what-is-kept');
  const start = page.url();
  await signInNew(page);
  await page.goBack();
  await expect(page).toHaveURL(start);
  await page.goto('/v1/garden');
  await page.goto('/v1/profile');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(toastOf(page)).toContainText('Logged out');
  await expect(page).toHaveURL('/login');
  for (let step = 0; step < 2; step += 1) {
    await page.goBack();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Welcome to the product' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  }
});
