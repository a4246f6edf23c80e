import { expect, type Page } from '@playwright/test';
import { test } from './signedIn';

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

test('a kind chosen on the chooser’s own screen opens in the workspace', async ({ page }) => {
  await page.goto('/new-tab');
  await expect(field(page)).toBeFocused();
  await field(page).fill('formula');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/tabs');
  await expectTitles(page, ['Home', 'Formula']);
  await page.goto('/new-tab');
  const centred = page.getByRole('option', { selected: true });
  await expect(centred).toHaveAccessibleName('Tasks');
  await centred.hover();
  await page.mouse.wheel(40, 0);
  await expect(centred).toHaveAccessibleName('Search');
  await centred.click();
  await expectTitles(page, ['Home', 'Formula', 'Search']);
});

test('a split is sized, and is there again after a reload', async ({ page }) => {
  await openWorkspace(page);
  await openByKey(page, 'Private Garden');
  await page.getByRole('button', { name: 'Open split view' }).click();
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
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '25');
  await expect(tabs(page)).toHaveCount(5);
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '50');
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

test('a tab is dragged past another, and never before Home', async ({ page }) => {
  await openWorkspace(page);
  for (const kind of ['Claims', 'Formula']) await openByKey(page, kind);
  const drag = async (title: string, to: string, isGivenUp = false) => {
    const from = await tabs(page).filter({ hasText: title }).boundingBox();
    const over = await tabs(page).filter({ hasText: to }).boundingBox();
    if (!from || !over) throw new Error('A tab is out of sight.');
    await page.mouse.move(from.x + 60, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(over.x + 8, over.y + 15, { steps: 8 });
    if (isGivenUp) await page.keyboard.press('Escape');
    await page.mouse.up();
  };
  await drag('Formula', 'Claims', true);
  await expectTitles(page, ['Home', 'Claims', 'Formula']);
  await drag('Formula', 'Claims');
  await expectTitles(page, ['Home', 'Formula', 'Claims']);
  await drag('Claims', 'Home');
  await expectTitles(page, ['Home', 'Claims', 'Formula']);
});
