import { expect, test, type Page } from '@playwright/test';
import { ask } from './answers';
import { signInAs } from './people';
import { makeProduct } from './products';

const headersOf = (page: Page) => ({ origin: new URL(page.url()).origin });
const claims = (page: Page) => page.getByRole('grid', { name: 'Claims' });
const sentences = (page: Page) => page.getByRole('list', { name: 'Sentences' });

/** Asks, plants the study that the answer rests on, and brings a studied dose into the product's formula. */
async function provenDose(page: Page): Promise<string> {
  await page.goto('/v1/search');
  await ask(page, 'Does melatonin help you fall asleep?');
  const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
  const study = sources.filter({ hasText: 'sleep onset latency' }).first();
  const passage = await study.getByRole('blockquote').innerText();
  await study.getByRole('button', { name: 'Plant' }).click();
  await expect(study.getByRole('button', { name: 'Planted' })).toBeVisible();
  await sources.getByRole('button', { name: 'Add to formula at studied dose' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add melatonin to a formula' });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(/^Added melatonin/).first()).toBeVisible();
  return passage;
}

/** The only formula of a product. */
async function formulaOf(page: Page, productId: number): Promise<{ id: number; lines: { id: number }[] }> {
  const [{ id }] = await (await page.request.get(`/api/products/${productId}/formulas`)).json();
  return (await (await page.request.get(`/api/formulas/${id}`)).json()).formula;
}

async function change(page: Page, formulaId: number, op: object): Promise<void> {
  const response = await page.request.patch(`/api/formulas/${formulaId}`, {
    headers: { ...headersOf(page), 'If-Match': '*' },
    data: { ops: [op] },
  });
  expect(response.status()).toBe(200);
}

test('from a question to an approved claim, which is reopened when the dose falls below the studied one', async ({
  page,
}) => {
  await signInAs(page, 'Dev Patel');
  await page.goto('/v1/garden');
  const productId = await makeProduct(page, { concept: 'Melatonin sleep capsule' });
  await page.goto(`/v1/products/${productId}`);
  await expect(page.getByText(/^Claims need a built formula/)).toBeVisible();
  const passage = await test.step('a study is planted, and its dose goes into the formula', () =>
    provenDose(page));
  await page.goto(`/v1/products/${productId}`);

  const text = page.getByLabel('Text to check');
  await test.step('what is blocked says which words', async () => {
    await text.fill('Cures insomnia.');
    await expect(sentences(page).getByText('Blocked')).toBeVisible();
    await expect(sentences(page).locator('mark').first()).toBeVisible();
  });

  await test.step('what may be said is kept', async () => {
    await text.fill('Melatonin helps you fall asleep.');
    await expect(sentences(page).getByText('With conditions')).toBeVisible();
    await expect(sentences(page)).toContainText(/grade [AB], inside the studied dose/);
    await expect(sentences(page)).toContainText(passage);
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
    const { id, lines } = await formulaOf(page, productId);
    await change(page, id, { op: 'setField', line: lines[0]?.id, path: 'amount.value', value: 0.01 });
    await page.reload();
    await claims(page)
      .getByText(/^Formula changed since/)
      .click();
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await expect(dialog.getByRole('table')).toContainText('Needs evidence');
    await expect(dialog.getByText('Approved', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Take it over' }).click();
    await expect(dialog.getByText('Reopened', { exact: true })).toBeVisible();
    await expect(dialog).toContainText('Approved by Dev Patel');
  });
});
