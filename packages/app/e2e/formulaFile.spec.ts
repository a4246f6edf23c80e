import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { makeProduct } from './products';
import { test } from './signedIn';

const grid = (page: Page) => page.getByRole('grid', { name: 'Lines' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paste a table' });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** Drops files from the disk in the middle of something, as the system does it. */
async function drop(page: Page, onto: Locator, ...files: string[]): Promise<void> {
  const box = await onto.boundingBox();
  if (!box) throw new Error('Nothing to drop onto is in sight.');
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }
  await session.detach();
}

/** A formula with one line, and its address in the API. */
async function openFormula(page: Page, concept: string): Promise<string> {
  await page.goto('/v1/garden');
  const id = await makeProduct(page, { concept });
  await page.goto(`/v1/products/${id}`);
  await page.getByRole('button', { name: 'Type a line' }).click();
  await expect(grid(page).locator('[data-cell="0:0"]')).toBeFocused();
  await page.keyboard.type('Magnesium');
  await page.keyboard.press('Tab');
  await page.keyboard.type('120mg');
  await page.keyboard.press('Enter');
  await isSaved(page);
  const [formula] = await (await page.request.get(`/api/products/${id}/formulas`)).json();
  return `/api/formulas/${formula.id}`;
}

const csv = [
  'Ingredient,Amount,Form,Function',
  'Zinc citrate,15 mg,,',
  'Vitamin D,1000 IU,cholecalciferol,',
  'Moon dust,5 mg,,',
  'Total,800 mg,,',
].join('\n');

test('a CSV file that is dropped onto the formula is looked at, then added in one step', async ({
  page,
}, info) => {
  const formula = await openFormula(page, 'Capsule from a CSV file');
  const file = info.outputPath('lines.csv');
  writeFileSync(file, csv);
  await drop(page, grid(page), file);
  await expect(dialog(page)).toContainText('2 matched, 1 free text, 1 unreadable');
  await expect(dialog(page).getByRole('row', { name: /Zinc/ })).toContainText('zinc citrate');
  await dialog(page).getByRole('button', { name: 'Add 3 lines' }).click();
  await expect(grid(page).getByRole('rowheader', { name: /Moon dust/ })).toBeVisible();
  await expect(page.getByRole('table', { name: /Supplement Facts/ })).toContainText('Zinc (as zinc citrate)');
  await isSaved(page);

  await test.step('with the share of its compound, and where that is from', async () => {
    const { lines } = (await (await page.request.get(formula)).json()).formula;
    expect(lines[1]).toMatchObject({ nutrient: 'zinc', source: 'zinc citrate', potency: 32.13 });
    expect(lines[1].note).toContain('Zinc citrate dihydrate');
  });

  await test.step('and goes in one step', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(grid(page).getByRole('rowheader', { name: /Moon dust/ })).toHaveCount(0);
    await expect(grid(page).getByRole('rowheader', { name: /Magnesium/ })).toBeVisible();
  });
});

test('a workbook that is dropped into the dialog brings the lines it was taken out with', async ({
  page,
}, info) => {
  const formula = await openFormula(page, 'Capsule from a workbook');
  const taken = await page.request.get(`${formula}/export?as=xlsx&what=lines`);
  const file = info.outputPath('lines.xlsx');
  writeFileSync(file, await taken.body());
  await page.getByRole('button', { name: 'Paste a table' }).click();
  await drop(page, dialog(page).getByRole('button', { name: 'Choose a file' }), file);
  await expect(dialog(page)).toContainText('1 matched');
  await dialog(page).getByRole('button', { name: 'Add 1 line' }).click();
  await expect(grid(page).getByRole('rowheader', { name: /Magnesium/ })).toHaveCount(2);
  await isSaved(page);
});

test('what is no table changes nothing, and says so', async ({ page }, info) => {
  await openFormula(page, 'Capsule from a picture');
  const file = info.outputPath('label.xlsx');
  writeFileSync(file, 'no workbook');
  await drop(page, grid(page), file);
  await expect(dialog(page)).toContainText('The table could not be read');
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('rowheader', { name: /Magnesium/ })).toHaveCount(1);
});
