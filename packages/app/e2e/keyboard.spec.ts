import { expect, test, type Page } from '@playwright/test';
import { chooseByArrows, tabTo } from './keys';
import { signInNew, toastOf } from './people';

/** Opens the menu whose button has the focus and presses the entry. */
async function chooseByKey(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter');
  await chooseByArrows(page, page.getByRole('menuitem', { name: entry, exact: true }));
}

test.beforeEach(async ({ page }) => {
  await signInNew(page);
});

test('a product is made, pinned, edited, duplicated and deleted by the keyboard alone', async ({ page }) => {
  await page.goto('/v1/products');
  const create = page.getByRole('button', { name: 'Create product' });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Product concept')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Sleep aid');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Helps adults fall asleep');
  await tabTo(page, page.getByRole('button', { name: 'Get started' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep aid' })).toBeVisible();

  const more = page.getByRole('button', { name: 'More actions' });
  await tabTo(page, more);
  await chooseByKey(page, 'Pin to top');
  await expect(toastOf(page)).toContainText('Product pin status has been updated.');
  await expect(more).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit product' });
  await page.keyboard.press('Shift+Tab');
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(dialog.getByLabel('Product concept')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' tea');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep aid tea' })).toBeVisible();
  await expect(edit).toBeFocused();

  await tabTo(page, more);
  await chooseByKey(page, 'Duplicate Product');
  await expect(page.getByRole('heading', { level: 1, name: 'Sleep aid tea (Copy)' })).toBeVisible();
  await tabTo(page, more);
  await chooseByKey(page, 'Delete Product');
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await tabTo(page, question.getByRole('button', { name: 'Delete' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/v1/products');
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveCount(1);
});

test('tabs are opened, split, sized, moved, renamed by menu and closed by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/tabs');
  const active = page.getByRole('tab', { selected: true });
  const titles = () =>
    page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-label')));
  await expect(active).toHaveAccessibleName('Home');
  for (const kind of ['Claims', 'Formula']) {
    await page.keyboard.press('Alt+t');
    await expect(page.getByPlaceholder('Search for a tab...')).toBeFocused();
    await page.keyboard.type(kind);
    await page.keyboard.press('Enter');
    await expect(active).toHaveAccessibleName(kind);
  }
  await page.keyboard.press('Alt+Shift+t');
  await expect(page.getByPlaceholder('Search for a tab...')).toBeFocused();
  await page.keyboard.type('doc');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(['Home', 'Claims', 'Formula', 'Documents']);

  const divider = page.getByRole('separator', { name: /.+/ });
  await tabTo(page, divider);
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '60');
  await page.keyboard.press('End');
  await expect(divider).toHaveAttribute('aria-valuenow', '75');
  await page.keyboard.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '25');

  await tabTo(page, active);
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expect.poll(titles).toEqual(['Home', 'Formula', 'Documents', 'Claims']);
  await page.keyboard.press('Shift+F10');
  const separate = page.getByRole('menuitem', { name: 'Separate tabs' });
  await expect(separate).toBeVisible();
  while (!(await separate.evaluate((item) => item === document.activeElement)))
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(divider).toHaveCount(0);
  await tabTo(page, active);
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await titles()).length).toBe(3);
});
