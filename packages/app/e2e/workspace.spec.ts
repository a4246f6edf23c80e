import { expect, test, type Page } from '@playwright/test';
import { signInNew, toastOf } from './people';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Tabs' }).getByRole('tab');
const titles = (page: Page) =>
  tabs(page).evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-label')));
const expectTitles = (page: Page, expected: string[]) => expect.poll(() => titles(page)).toEqual(expected);
const active = (page: Page) => page.getByRole('tab', { selected: true });
const field = (page: Page) => page.getByPlaceholder('Search for a tab...');

async function openWorkspace(page: Page): Promise<void> {
  await page.goto('/tabs');
  await expect(active(page)).toHaveAccessibleName('Home');
}

/** Opens a kind of tab as a person at the keyboard does. */
async function openByKey(page: Page, kind: string): Promise<void> {
  await page.keyboard.press('Control+j');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(kind);
  await page.keyboard.press('Enter');
  await expect(active(page)).toHaveAccessibleName(kind);
}

const choose = async (page: Page, tab: string, entry: string) => {
  await tabs(page).filter({ hasText: tab }).first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test.beforeEach(async ({ page }) => {
  await signInNew(page);
});

test('a kind chosen on the chooser’s own screen opens in the workspace', async ({ page }) => {
  await page.goto('/overview');
  await expect(page).toHaveURL('/new-tab');
  await expect(field(page)).toBeFocused();
  await page.getByRole('option', { selected: true }).click();
  await expect(page).toHaveURL('/tabs');
  await expectTitles(page, ['Home', 'Tasks']);
});

test('the strip starts with Home; the chooser opens, closes and chooses', async ({ page }) => {
  await openWorkspace(page);
  await expect(active(page)).toHaveAccessibleName('Home');
  await expect(page.getByText('Press ⌘ J to open a new tab')).toBeVisible();
  await page.getByRole('button', { name: 'New tab', exact: true }).click();
  await expect(page.getByText('Press Esc to close')).toBeVisible();
  await page.getByRole('button', { name: 'New tab', exact: true }).click();
  await expectTitles(page, ['Home', 'New tab']);
  await page.keyboard.press('Escape');
  await expectTitles(page, ['Home']);
  await openByKey(page, 'Claims');
  await expect(page.getByText('⌘ Shift J to open split view')).toBeVisible();
});

test('a split is made, sized, copied, separated and closed', async ({ page }) => {
  await openWorkspace(page);
  await openByKey(page, 'Private Garden');
  await page.keyboard.press('Control+Shift+j');
  await expectTitles(page, ['Home', 'Private Garden', 'New tab']);
  await page.keyboard.press('Escape');
  await expectTitles(page, ['Home', 'Private Garden']);
  await choose(page, 'Private Garden', 'Add split view');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('formula');
  await page.keyboard.press('Enter');

  const divider = page.getByTitle('Double-click to reset to 50/50 split');
  await divider.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '40');
  await divider.press('Shift+ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  const left = await page.getByRole('tabpanel', { name: 'Private Garden' }).boundingBox();
  expect(left?.width).toBeCloseTo(320, -1);

  await choose(page, 'Formula', 'Duplicate');
  await expectTitles(page, ['Home', 'Private Garden', 'Formula', 'Private Garden', 'Formula']);
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  await expect(tabs(page)).toHaveCount(5);

  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  await tabs(page).nth(3).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Close tabs' }).click();
  await expectTitles(page, ['Home', 'Private Garden', 'Formula']);
  await expect(active(page)).toHaveAccessibleName('Formula');
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  await choose(page, 'Private Garden', 'Separate tabs');
  await expect(divider).toHaveCount(0);
  await expect(active(page)).toHaveAccessibleName('Private Garden');
});

test('tabs are duplicated, split, left and closed as the menu says', async ({ page }) => {
  await openWorkspace(page);
  await choose(page, 'Home', 'New tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Shift+j');
  await expectTitles(page, ['Home']);
  await openByKey(page, 'Claims');
  await openByKey(page, 'Formula');
  await tabs(page).filter({ hasText: 'Claims' }).click();
  await page.keyboard.press('Control+j');
  await expectTitles(page, ['Home', 'Claims', 'Formula', 'New tab']);
  await page.keyboard.press('Control+j');
  await expectTitles(page, ['Home', 'Claims', 'Formula', 'New tab']);
  await page.keyboard.press('Escape');
  await expect(active(page)).toHaveAccessibleName('Claims');
  await choose(page, 'Claims', 'Duplicate');
  await expectTitles(page, ['Home', 'Claims', 'Claims', 'Formula']);
  await page.keyboard.press('Control+Shift+j');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('reports');
  await page.keyboard.press('Enter');
  await expectTitles(page, ['Home', 'Claims', 'Claims', 'Reports', 'Formula']);
  await expect(page.getByText('Press ⌘ J to open a new tab')).toBeVisible();
  await expect(page.getByText('⌘ Shift J to open split view')).toHaveCount(0);
  await page.keyboard.press('Control+Shift+j');
  await expectTitles(page, ['Home', 'Claims', 'Claims', 'Reports', 'Formula']);
  const divider = page.getByTitle('Double-click to reset to 50/50 split');
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '60');
  await choose(page, 'Reports', 'Reset panel sizes');
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
  await choose(page, 'Reports', 'Close tab');
  await expectTitles(page, ['Home', 'Claims', 'Claims', 'Formula']);
  await expect(active(page)).toHaveAccessibleName('Claims');
  await choose(page, 'Claims', 'Close tab');
  await expect(active(page)).toHaveAccessibleName('Claims');
  await choose(page, 'Claims', 'Close tab');
  await expect(active(page)).toHaveAccessibleName('Formula');
  await tabs(page).filter({ hasText: 'Home' }).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'New tab' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Close|split|Duplicate/ })).toHaveCount(0);
});

test('the chooser follows what is typed until somebody moves it, and the wheel by one slide', async ({
  page,
}) => {
  await page.goto('/new-tab');
  const centred = page.getByRole('option', { selected: true });
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Search for a tab and press enter to open')).toBeVisible();
  await expect(centred).toHaveAttribute('aria-setsize', '13');
  await expect(centred).toHaveAttribute('aria-posinset', '2');
  await expect(centred).toHaveAccessibleName('Tasks');
  for (const [typed, found] of [
    [' SEARCH ', 'Search'],
    ['s', 'Search'],
    ['chart', 'Study Chart'],
    ['', 'Study Chart'],
    ['nothing like it', 'Study Chart'],
  ] as const) {
    await field(page).fill(typed);
    await expect(centred, typed).toHaveAccessibleName(found);
  }
  await centred.hover();
  await page.mouse.wheel(40, 0);
  await expect(centred).toHaveAccessibleName('Formula');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/tabs');
  await expectTitles(page, ['Home', 'Formula']);
});

test('two searches keep their words apart, hidden and moved', async ({ page }) => {
  await openWorkspace(page);
  await openByKey(page, 'Search');
  const box = () => page.getByRole('tabpanel').filter({ visible: true }).getByPlaceholder('Ask anything...');
  await box().fill('What of zinc?');
  await openByKey(page, 'Chat with AI');
  await expect(box()).toHaveValue('');
  await box().fill('What of iron?');
  await active(page).press('Alt+Shift+ArrowLeft');
  await expectTitles(page, ['Home', 'Chat with AI', 'Search']);
  await expect(box()).toHaveValue('What of iron?');
  await tabs(page).filter({ hasText: 'Search' }).click();
  await expect(box()).toHaveValue('What of zinc?');
  await page.getByRole('button', { name: 'Close Search' }).click();
  await expect(active(page)).toHaveAccessibleName('Chat with AI');
});

test('the focus is where the next key is expected', async ({ page }) => {
  await openWorkspace(page);
  await active(page).focus();
  await page.keyboard.press('Control+j');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(active(page)).toBeFocused();

  await page.keyboard.press('Control+j');
  await expect(field(page)).toBeFocused();
  for (const key of ['Tab', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('tabpanel', { name: 'Private Garden' })).toBeFocused();

  await page.keyboard.press('Control+Shift+j');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('tasks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Tasks' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('separator')).toBeFocused();
});

test('who walks along the tabs stays on them, whatever they show', async ({ page }) => {
  await openWorkspace(page);
  for (const kind of ['Search', 'Claims']) await openByKey(page, kind);
  await page.reload();
  await active(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByPlaceholder('Ask anything...')).toBeVisible();
  await expect(active(page)).toHaveAccessibleName('Search');
  await expect(active(page)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(active(page)).toHaveAccessibleName('Claims');
  await expect(active(page)).toBeFocused();
});

test('what is scrolled stays so, whichever tab is moved', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 320 });
  await openWorkspace(page);
  for (const kind of ['Tasks', 'Reports']) await openByKey(page, kind);
  const panel = page.getByRole('tabpanel', { name: 'Reports' });
  const scrolled = () => panel.evaluate((element) => element.scrollTop);
  await panel.press('End');
  // At its end, where the scroll comes to rest.
  await expect
    .poll(() => panel.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop))
    .toBeLessThan(1);
  expect(await scrolled()).toBeGreaterThan(0);
  const before = await scrolled();
  for (const [key, order] of [
    ['Alt+Shift+ArrowRight', ['Home', 'Reports', 'Tasks']],
    ['Alt+Shift+ArrowLeft', ['Home', 'Tasks', 'Reports']],
  ] as const) {
    await tabs(page).filter({ hasText: 'Tasks' }).press(key);
    await expectTitles(page, [...order]);
    await tabs(page).filter({ hasText: 'Reports' }).click();
    expect(await scrolled()).toBe(before);
  }
});

test('a tab is dragged past another, and never before Home', async ({ page }) => {
  await openWorkspace(page);
  for (const kind of ['Claims', 'Formula']) await openByKey(page, kind);
  const drag = async (title: string, to: string) => {
    const from = await tabs(page).filter({ hasText: title }).boundingBox();
    const over = await tabs(page).filter({ hasText: to }).boundingBox();
    if (!from || !over) throw new Error('A tab is out of sight.');
    await page.mouse.move(from.x + 60, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(over.x + 8, over.y + 15, { steps: 8 });
    await page.mouse.up();
  };
  await drag('Formula', 'Claims');
  await expectTitles(page, ['Home', 'Formula', 'Claims']);
  await drag('Claims', 'Home');
  await expectTitles(page, ['Home', 'Claims', 'Formula']);
});

test('what is not built says so', async ({ page }) => {
  await openWorkspace(page);
  await page.getByRole('button', { name: 'Request a quote' }).click();
  await expect(toastOf(page)).toContainText('Nothing was sent.');
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
