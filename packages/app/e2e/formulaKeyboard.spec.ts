import { expect, test, type Page } from '@playwright/test';
import { chooseByArrows, pressByKey, tabTo } from './keys';
import { signInNew, takeRole, toastOf } from './people';
import { makeProduct } from './products';

const concept = 'Magnesium and L-theanine sleep capsule';
const table = ['Ingredient\tAmount\tForm', 'Zinc\t15 mg\tzinc citrate', 'Vitamin C\t80 mg\tascorbic acid'];

const actives = ['Magnesium', 'L-theanine', 'Zinc', 'Vitamin C'];
/** What the suggested formula brings beside them. */
const excipients = ['Microcrystalline cellulose', 'Magnesium stearate', 'Silicon dioxide', 'Capsule shell'];

const cell = (page: Page, at: string) =>
  page.getByRole('grid', { name: 'Lines' }).locator(`[data-cell="${at}"]`);
const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Goes anywhere by the palette. */
async function goTo(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option').first()).toContainText(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Says what a line’s freedom of allergens rests on, from its check to its details and back. */
async function confirmAllergens(page: Page, line: string): Promise<void> {
  await pressByKey(page, button(page, `Open line: ${line}`));
  const details = page.getByRole('dialog', { name: line });
  const evidence = details.getByRole('button', { name: /It rests on/ });
  await expect(evidence).toBeFocused();
  await page.keyboard.press('Enter');
  await chooseByArrows(page, page.getByRole('option', { name: 'Specification' }));
  await expect(evidence).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Spec 7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2026-01-05');
  await page.keyboard.press('Tab');
  const free = details.getByRole('checkbox', { name: 'Free of all of them' });
  await expect(free).toBeFocused();
  await page.keyboard.press('Space');
  await expect(free).toBeChecked();
  await expect(button(page, `Open line: ${line}`)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Fit and checks' })).toBeFocused();
}

// Some four hundred keys, each waited for: 30 s on a quiet machine, 90 where others use it too.
test.describe.configure({ timeout: 180_000 });

test('a formula goes from an answer to its approval by the keyboard alone', async ({ page, context }) => {
  await signInNew(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeRole(page, 'legal');
  await makeProduct(page, { concept });
  await page.goto('/v1/products');
  await expect(page.getByRole('heading', { level: 2, name: concept })).toBeVisible();

  await test.step('an answer begins it at the dose that was studied', async () => {
    await goTo(page, 'Search');
    await expect(page.getByLabel('Your question')).toBeFocused();
    await page.keyboard.type('Does magnesium help with sleep?');
    await page.keyboard.press('Enter');
    const add = button(page, 'Add to formula at studied dose').first();
    await pressByKey(page, add);
    const dialog = page.getByRole('dialog', { name: 'Add magnesium to a formula' });
    await expect(dialog.getByText(/The line will hold 320/)).toBeVisible();
    await pressByKey(page, dialog.getByRole('button', { name: 'Add', exact: true }));
    await expect(dialog).toHaveCount(0);
    await expect(add).toBeFocused();
  });

  await test.step('what is cited stays, and the estimate’s other lines come beside it', async () => {
    await goTo(page, concept);
    await expect(page.getByRole('heading', { level: 1, name: concept })).toBeVisible();
    await expect(cell(page, '0:1')).toContainText('320 mg');
    const start = button(page, 'Start from the suggested formula');
    await pressByKey(page, start);
    await expect(cell(page, '1:0')).toBeFocused();
    await expect(cell(page, '1:0')).toContainText('L-theanine suggested');
    await expect(start).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(start).toBeVisible();
    await pressByKey(page, start);
    await expect(cell(page, '0:1')).toContainText('320 mg');
  });

  await test.step('lines are typed and pasted', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1 g');
    await page.keyboard.press('Enter');
    await expect(cell(page, '1:1')).toContainText('1 g');
    await expect(page.getByText(/each capsule would be \d+\.\d % full/)).toBeVisible();
    const toSetting = button(page, 'Open setting: Pieces of a serving');
    await pressByKey(page, toSetting);
    const settings = page.getByRole('dialog', { name: 'Settings of the formula' });
    await expect(settings.getByRole('spinbutton', { name: 'Pieces of a serving' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toSetting).toBeFocused();
    await page.keyboard.press('F6');
    await expect(cell(page, '2:1')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(cell(page, '0:1')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('magnesium oxide');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/each capsule would be \d+\.\d % full/)).toHaveCount(0);
    await expect(cell(page, '1:2')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('250 mg');
    await expect(page.getByRole('table', { name: /^Supplement Facts/ })).toContainText('250 mg');
    await page.keyboard.press('Enter');
    await isSaved(page);
    await page.keyboard.press('Shift+Tab');
    await page.evaluate((text) => navigator.clipboard.writeText(text), table.join('\n'));
    await pressByKey(page, button(page, 'Paste a table'));
    const dialog = page.getByRole('dialog', { name: 'Paste a table' });
    await expect(dialog.getByRole('textbox', { name: 'Rows of a spreadsheet' })).toBeFocused();
    await page.keyboard.press('Control+v');
    await expect(dialog.getByRole('group', { name: 'Preview' })).toBeFocused();
    await pressByKey(page, dialog.getByRole('button', { name: 'Add 2 lines' }));
    await expect(button(page, 'Paste a table')).toBeFocused();
    await expect(cell(page, '7:0')).toContainText('Vitamin C');
  });

  await test.step('the other market’s label', async () => {
    await page.keyboard.press('F6');
    await expect(page.getByRole('grid', { name: 'Lines' }).locator('[tabindex="0"]')).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('group', { name: 'Label', exact: true })).toBeFocused();
    await tabTo(page, page.getByRole('tab', { name: 'US', exact: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'EU', exact: true })).toBeFocused();
    await expect(page.getByRole('table', { name: /^Food supplement/ })).toContainText('Vitamin C');
    await expect(page.getByRole('table', { name: /^What changes/ })).toContainText('L-theanine');
  });

  await test.step('what stops an approval is mended', async () => {
    for (const line of [...actives, ...excipients]) await confirmAllergens(page, line);
    await isSaved(page);
  });

  await test.step('it is saved and approved', async () => {
    const save = button(page, 'Save version');
    await pressByKey(page, save);
    const saving = page.getByRole('dialog', { name: 'Save version' });
    await expect(saving.getByLabel('Note')).toBeFocused();
    await page.keyboard.type('For the first run');
    await pressByKey(page, saving.getByRole('button', { name: 'Save version' }));
    await expect(toastOf(page)).toContainText('Saved version 1');
    await expect(save).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await pressByKey(page, versions.getByRole('button', { name: 'Approve' }));
    const approving = page.getByRole('dialog', { name: 'Approve version 1' });
    await expect(approving.getByRole('group', { name: 'Warnings' })).toBeVisible();
    for (const warning of await approving.getByRole('checkbox').all()) {
      await tabTo(page, warning);
      await page.keyboard.press('Space');
    }
    await pressByKey(page, approving.getByRole('button', { name: 'Approve' }));
    await expect(versions.getByText('Approved', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Versions')).toBeFocused();
    await expect(page.getByText('Version 1 is approved')).toBeVisible();
  });

  await test.step('an approved version is edited as a draft', async () => {
    await pressByKey(page, button(page, 'Edit as draft'));
    await expect(cell(page, '0:0')).toBeFocused();
  });
});
