import { expect, test } from '@playwright/test';
import { ask } from './answers';
import { signInNew } from './people';
import { makeProduct } from './products';

const table = ['Ingredient\tAmount', 'Zinc\t15 mg', 'Vitamin C\t80 mg', 'Stardust extract\t50 mg'].join('\n');

test('a cited dose, pasted rows, and the label of the other market', async ({ page }) => {
  await signInNew(page);
  const id = await makeProduct(page, { concept: 'Magnesium sleep capsules' });

  await test.step('the studied dose goes from the answer into the product', async () => {
    await page.goto('/v1/search');
    await ask(page, 'Does magnesium help with sleep?');
    await page.getByRole('button', { name: 'Add to formula at studied dose' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add magnesium to a formula' });
    await expect(dialog.getByText(/The line will hold 320/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Added magnesium 320 mg').first()).toBeVisible();
  });

  const stored = async () => {
    const [formula] = await (await page.request.get(`/api/products/${id}/formulas`)).json();
    return (await (await page.request.get(`/api/formulas/${formula.id}`)).json()).formula;
  };
  expect((await stored()).lines).toMatchObject([
    {
      nutrient: 'magnesium',
      amount: { value: 320, unit: 'mg' },
      cite: { kind: 'evidence', dose: { low: 320 } },
    },
  ]);

  await test.step('rows of a spreadsheet come after a look at them, in one step', async () => {
    await page.goto(`/v1/products/${id}`);
    await page.getByRole('button', { name: 'Paste a table' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a table' });
    await dialog.getByRole('textbox', { name: 'Rows of a spreadsheet' }).fill(table);
    await expect(dialog.getByRole('row', { name: /Stardust/ })).toContainText('Free text');
    await dialog.getByRole('button', { name: 'Add 3 lines' }).click();
    await expect.poll(async () => (await stored()).lines.length).toBe(4);
  });

  await test.step('the same lines have the other market’s label, and what changes is listed', async () => {
    await expect(page.getByRole('table', { name: /^Supplement Facts/ })).toContainText('15 mg');
    await page.getByRole('tab', { name: 'EU', exact: true }).click();
    await expect(page.getByRole('table', { name: /^Food supplement/ })).toContainText('Zinc');
    const changes = page.getByRole('table', { name: /^What changes/ });
    await expect(changes.getByRole('row', { name: /^Changed: Magnesium/ })).toContainText('320 mg · 85%');
  });
});
