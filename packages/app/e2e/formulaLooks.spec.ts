import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { makeProduct } from './products';
import { test } from './signedIn';

const rows = [
  'Ingredient\tAmount\tForm',
  'Magnesium\t120 mg\tmagnesium bisglycinate',
  'Vitamin D\t25 mcg\tcholecalciferol',
  'L-theanine\t200 mg\t',
].join('\n');

const cell = (page: Page, at: string) =>
  page.getByRole('grid', { name: 'Lines' }).locator(`[data-cell="${at}"]`);

/** Pastes into the element that has the focus, as the keys do. */
const paste = (page: Page, text: string) =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

const looks = [
  { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;

test.describe.configure({ timeout: 120_000 });

test('rows under headings are looked at first wherever they are pasted; the bench is accessible with them', async ({
  page,
}) => {
  await page.goto('/v1/garden');
  const id = await makeProduct(page, { concept: 'Night calm capsule' });
  await page.goto(`/v1/products/${id}`);
  await page.getByRole('button', { name: 'Type a line' }).click();
  await expect(cell(page, '0:0')).toBeFocused();
  await paste(page, rows);
  const dialog = page.getByRole('dialog', { name: 'Paste a table' });
  await dialog.getByRole('button', { name: 'Add 3 lines' }).click();
  await expect(cell(page, '2:0')).toContainText('L-theanine');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.reload();
    await expect(cell(page, '2:0')).toContainText('L-theanine');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}, ${nodes.length} times, e.g. ${nodes[0]?.html}`);
    expect.soft(found, `${viewport.width} px, ${colorScheme}`).toEqual([]);
  }
});

test('what is closed opens again, and everything is found from anywhere', async ({ page }) => {
  await page.goto('/tabs');
  await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('open private garden');
  await expect(page.getByRole('option', { name: 'Open Private Garden in a tab' })).toBeVisible();
  await page.keyboard.press('Enter');
  const tab = page.getByRole('tab', { name: 'Private Garden' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('close tab');
  await page.keyboard.press('Enter');
  await expect(tab).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Home' })).toBeVisible();
  await page.keyboard.press('Alt+Shift+R');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
