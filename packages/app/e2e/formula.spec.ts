import { expect, type Page } from '@playwright/test';
import { makeProduct } from './products';
import { test } from './signedIn';

const grid = (page: Page) => page.getByRole('grid', { name: 'Lines' });
const label = (page: Page) => page.getByRole('table', { name: /Supplement Facts/ });
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

/** A product's formula section, before it has a formula. */
async function openFormula(page: Page, concept: string): Promise<number> {
  await page.goto('/v1/garden');
  const id = await makeProduct(page, { concept });
  await page.goto(`/v1/products/${id}`);
  await expect(page.getByText('where an ingredient card is begun')).toBeVisible();
  return id;
}

/** Begins a formula with one line, by typing. */
async function typeMagnesium(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Type a line' }).click();
  await expect(grid(page).locator('[data-cell="0:0"]')).toBeFocused();
  await page.keyboard.type('Magnesium');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator('[data-cell="0:1"]')).toBeFocused();
  await page.keyboard.type('120mg');
  await page.keyboard.press('Enter');
  await expect(grid(page).getByRole('gridcell', { name: '120 mg' })).toBeVisible();
}

test('a formula begins as the estimate suggests', async ({ page }) => {
  await openFormula(page, 'Magnesium and L-theanine sleep capsule');
  await page.getByRole('button', { name: 'Start from the suggested formula' }).click();
  await expect(grid(page).getByRole('rowheader', { name: /^Magnesium suggested/ })).toBeVisible();
  await expect(label(page)).toContainText('Magnesium');
  await expect(grid(page).getByRole('rowheader', { name: /Capsule shell/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Typical excipients' })).toBeHidden();
});

test('lines are typed by keyboard alone, and the label follows each key', async ({ page }) => {
  await openFormula(page, 'Zinc capsule');
  const begin = page.getByRole('button', { name: 'Type a line' });
  await begin.focus();
  await page.keyboard.press('Enter');
  await expect(grid(page).locator('[data-cell="0:0"]')).toBeFocused();
  await page.keyboard.type('Zinc');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator('[data-cell="0:1"]')).toBeFocused();
  await page.keyboard.type('15 m');
  await expect(label(page)).toContainText('15 mg');
  await page.keyboard.type('g');
  await expect(label(page)).toContainText('15 mg');
  await page.keyboard.press('Enter');
  await isSaved(page);

  await test.step('an unreadable amount keeps its text and the last good label', async () => {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.type('a pinch');
    await page.keyboard.press('Enter');
    const cell = grid(page).locator('[data-cell="0:1"]');
    await expect(cell).toContainText('a pinch');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(label(page)).toContainText('15 mg');
  });

  await test.step('undo and redo', async () => {
    await grid(page).locator('[data-cell="0:1"]').focus();
    await page.keyboard.type('20 mg');
    await page.keyboard.press('Enter');
    await expect(label(page)).toContainText('20 mg');
    await page.keyboard.press('Control+z');
    await expect(label(page)).toContainText('15 mg');
    await page.keyboard.press('Control+Shift+z');
    await expect(label(page)).toContainText('20 mg');
  });

  await test.step('F6 goes from lines to label to fit, F4 opens a line', async () => {
    await grid(page).locator('[data-cell="0:0"]').focus();
    await page.keyboard.press('F6');
    await expect(page.getByRole('group', { name: 'Label', exact: true })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('group', { name: 'Fit and checks' })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(grid(page).locator('[data-cell="0:0"]')).toBeFocused();
    await page.keyboard.press('F4');
    await expect(page.getByRole('dialog', { name: 'Zinc' }).getByLabel('Latin name')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('two windows lose no change: other fields merge, the same field is asked about', async ({
  page,
  context,
}) => {
  const id = await openFormula(page, 'Magnesium capsule for two');
  await typeMagnesium(page);
  await isSaved(page);
  const other = await context.newPage();
  await other.goto(`/v1/products/${id}`);
  await expect(grid(other).getByRole('gridcell', { name: '120 mg' })).toBeVisible();
  const edit = async (where: Page, cell: string, text: string) => {
    await grid(where).locator(`[data-cell="${cell}"]`).focus();
    await where.keyboard.type(text);
    await where.keyboard.press('Enter');
  };

  await edit(page, '0:2', 'magnesium citrate');
  await isSaved(page);
  await edit(other, '0:5', '7');
  await expect(grid(other).getByRole('gridcell', { name: 'magnesium citrate' })).toBeVisible();
  await isSaved(other);

  await edit(other, '0:1', '150 mg');
  await isSaved(other);
  await edit(page, '0:1', '100 mg');
  await expect(page.getByText('Yours 100 mg · Theirs 150 mg')).toBeVisible();
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect(grid(page).getByRole('gridcell', { name: '100 mg' })).toBeVisible();
  await isSaved(page);
  await other.reload();
  await expect(grid(other).getByRole('gridcell', { name: '100 mg' })).toBeVisible();
  await expect(grid(other).locator('[data-cell="0:5"]')).toContainText('7');
});

test('changes made without a network are kept through a reload and sent in their order', async ({ page }) => {
  const id = await openFormula(page, 'Magnesium capsule offline');
  await typeMagnesium(page);
  await isSaved(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postData() ?? '');
  });
  await page.route('**/api/formulas/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  for (const text of ['110 mg', '130 mg']) {
    await grid(page).locator('[data-cell="0:1"]').focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(grid(page).getByRole('gridcell', { name: '130 mg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/formulas/*');
  sent.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await isSaved(page);
  expect(sent.map((body) => /"value":(\d+)/.exec(body)?.[1])).toEqual(['110', '130']);
  await page.goto(`/v1/products/${id}`);
  await expect(grid(page).getByRole('gridcell', { name: '130 mg' })).toBeVisible();
});
