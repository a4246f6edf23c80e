import { expect, test, type Page } from '@playwright/test';
import { signInAs } from './people';
import { makeProduct } from './products';

const headersOf = (page: Page) => ({ origin: new URL(page.url()).origin });
const claims = (page: Page) => page.getByRole('grid', { name: 'Claims' });
const sentences = (page: Page) => page.getByRole('list', { name: 'Sentences' });

/** Begins a formula with 3 mg of melatonin a serving. */
async function makeFormula(page: Page, productId: number): Promise<number> {
  const headers = headersOf(page);
  const begun = await page.request.post(`/api/products/${productId}/formulas`, {
    headers,
    data: { name: 'Sleep', from: 'empty' },
  });
  const { formula } = await begun.json();
  const line = { id: 1, ingredient: 'melatonin', amount: { value: 3, unit: 'mg' } };
  await change(page, formula.id, { op: 'addLine', line });
  return formula.id;
}

async function change(page: Page, formulaId: number, op: object): Promise<void> {
  const response = await page.request.patch(`/api/formulas/${formulaId}`, {
    headers: { ...headersOf(page), 'If-Match': '*' },
    data: { ops: [op] },
  });
  expect(response.status()).toBe(200);
}

test('a claim is written, approved, and reopened when the dose falls below the studied one', async ({
  page,
}) => {
  await signInAs(page, 'Dev Patel');
  await page.goto('/v1/garden');
  const productId = await makeProduct(page, { concept: 'Melatonin sleep capsule' });
  await page.goto(`/v1/products/${productId}`);
  await expect(page.getByText(/^Claims need a built formula/)).toBeVisible();
  const formulaId = await makeFormula(page, productId);
  await page.reload();

  const text = page.getByLabel('Text to check');
  await test.step('what is blocked says which words', async () => {
    await text.fill('Cures insomnia.');
    await expect(sentences(page).getByText('Blocked')).toBeVisible();
    await expect(sentences(page).locator('mark').first()).toBeVisible();
  });

  await test.step('what may be said is kept', async () => {
    await text.fill('Melatonin helps you fall asleep.');
    await expect(sentences(page).getByText('With conditions')).toBeVisible();
    await expect(sentences(page)).toContainText('grade B, inside the studied dose');
    await page.getByRole('button', { name: 'Save as claim' }).click();
    await expect(claims(page).getByRole('row')).toHaveCount(1);
  });

  const dialog = page.getByRole('dialog', { name: 'Claim' });
  await test.step('it is submitted and approved by keys', async () => {
    await claims(page).getByRole('row').focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Submit' }).press('Enter');
    await dialog.getByLabel('Note').fill('Compared with the rule.');
    await dialog.getByRole('button', { name: 'Approve' }).press('Enter');
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('by Dev Patel, legal');
    await expect(dialog.getByRole('group', { name: 'Status: Approved' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(claims(page).getByRole('row')).toBeFocused();
  });

  await test.step('a lower dose makes it stale; taken over, it is reopened', async () => {
    await change(page, formulaId, { op: 'setField', line: 1, path: 'amount.value', value: 0.3 });
    await page.reload();
    await claims(page).getByText('Formula changed since (v2 → v3)').click();
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(dialog.getByRole('table')).toContainText('Needs evidence');
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await expect(dialog.getByText('Reopened', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('Approved by Dev Patel');
  });
});
