import { expect, test, type Browser, type Page } from '@playwright/test';
import { signInNew, takeRole } from './people';
import { makeProduct } from './products';

const headersOf = (page: Page) => ({ origin: new URL(page.url()).origin });

/** A formula with one line, saved as its first version. */
async function makeVersion(page: Page, productId: number): Promise<void> {
  const headers = headersOf(page);
  const begun = await page.request.post(`/api/products/${productId}/formulas`, {
    headers,
    data: { name: 'Zinc', from: 'empty' },
  });
  const { id } = (await begun.json()).formula;
  const line = { id: 1, ingredient: 'zinc', amount: { value: 15, unit: 'mg' } };
  await page.request.patch(`/api/formulas/${id}`, {
    headers: { ...headers, 'If-Match': '*' },
    data: {
      ops: [
        { op: 'addLine', line },
        { op: 'setFormula', path: 'serving.units', value: 1 },
        { op: 'setFormula', path: 'serving.unit', value: 'capsule' },
      ],
    },
  });
  const saved = await page.request.post(`/api/formulas/${id}/versions`, { headers, data: {} });
  expect(saved.status()).toBe(201);
}

/** Begins a request by the API that lacks its packaging and its makers alone. */
async function makeRequest(page: Page, productId: number): Promise<void> {
  const asked = {
    productId,
    tests: ['Identity'],
    market: 'US',
    quantities: [2500, 5000, 10_000],
    shipTo: 'Reno, Nevada',
    incoterm: 'DDP',
    dueAt: '2099-01-31T17:00:00.000Z',
  };
  const made = await page.request.post('/api/rfqs', { headers: headersOf(page), data: asked });
  expect(made.status()).toBe(201);
}

interface Offer {
  price: string;
  currency: string;
}

/** Opens a link without an account, and quotes. */
async function quote(browser: Browser, url: string, { price, currency }: Offer): Promise<void> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const maker = await context.newPage();
  await maker.goto(url);
  await maker.getByRole('button', { name: 'Open the request' }).click();
  await maker.getByLabel('Quantity', { exact: true }).fill('5,000');
  await maker.getByLabel('Unit price').fill(price);
  await maker.getByLabel('Currency').fill(currency);
  await maker.getByLabel('MOQ').fill('5000');
  await maker.getByLabel('Valid until').fill('2099-12-31');
  await maker.getByRole('button', { name: 'Send quote' }).click();
  await expect(maker.getByText('Quote 1 has been received')).toBeVisible();
  await context.close();
}

test('a panel is approved, two makers quote, one in euros, and the better landed cost is awarded', async ({
  page,
  browser,
}) => {
  // The whole way of a request: three people, four screens.
  test.slow();
  await signInNew(page);
  await page.goto('/v1/garden');
  const productId = await makeProduct(page, { concept: 'Zinc capsule' });
  await makeVersion(page, productId);
  await takeRole(page, 'legal');
  await makeRequest(page, productId);
  await page.goto(`/v1/products/${productId}`);
  await test.step('the panel of the version is generated and approved', async () => {
    await page.getByRole('grid', { name: 'Documents' }).getByText('Facts panel').click();
    const dialog = page.getByRole('dialog', { name: 'Facts panel' });
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await expect(dialog.getByText('DRAFT', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByText(/^Approved by /)).toBeVisible();
    await expect(dialog.getByText('DRAFT', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  const room = page.getByRole('region', { name: 'Production' });
  const makers = room.getByRole('region', { name: 'Makers' });

  await test.step('what is open is said, and makers are added', async () => {
    await room.getByLabel('Packaging').fill('Bottle with label');
    await room.getByLabel('Packaging').press('Tab');
    await expect(room.getByText('Ready to send')).toBeVisible();
    for (const name of [/Northwind/, /Alpenrose/]) {
      await makers.getByRole('button', { name: /Maker$/ }).click();
      await page.getByRole('option', { name }).click();
      await makers.getByRole('button', { name: 'Add maker' }).click();
      await expect(makers.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    }
  });

  const links = await test.step('it is sent, and each maker has a link', async () => {
    await room.getByRole('button', { name: 'Send request' }).click();
    const fields = makers.getByLabel('Link', { exact: true });
    await expect(fields).toHaveCount(2);
    return Promise.all([fields.nth(0).inputValue(), fields.nth(1).inputValue()]);
  });

  await quote(browser, links[0], { price: '4.10', currency: 'USD' });
  await quote(browser, links[1], { price: '3.05', currency: 'EUR' });

  await test.step('the rate of the second is typed, and it is the better one', async () => {
    await page.reload();
    await room.getByRole('button', { name: 'Duty, freight, rate of Alpenrose Nutrition (Example)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Rate to US dollars').fill('1.10');
    await dialog.getByLabel('Day of the rate').fill('2026-11-20');
    await dialog.getByRole('button', { name: 'Save quote' }).click();
    const best = room.getByRole('columnheader', { name: /Alpenrose/ });
    await expect(best).toContainText('rank 1');
  });

  await test.step('it is awarded, and the card has its cost and the way to it', async () => {
    await room.getByRole('button', { name: 'Award Alpenrose Nutrition (Example)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Award quote' }).click();
    await expect(room.getByText('Awarded to Alpenrose Nutrition (Example)')).toBeVisible();
    await page.goto('/v1/products');
    await expect(page.getByText('Quoted cost')).toBeVisible();
    await page.getByRole('link', { name: /the quote for Zinc capsule$/ }).click();
    await expect(room.getByText('Awarded to Alpenrose Nutrition (Example)')).toBeInViewport();
  });
});
