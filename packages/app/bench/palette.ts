import { budgets } from './budgets.ts';
import { markKeys } from './keys.ts';
import { spanMeasures, type Measure, type Place } from './measure.ts';
import { many } from './person.ts';
import { openStage, settle } from './stage.ts';
import { spansOf, traceOf } from './trace.ts';

const searches = 5000;
const entries = many.products + searches;

/** Finding one of 10,000 products and past searches by its letters. */
export async function paletteKeys({ browser, origin, person }: Place): Promise<Measure[]> {
  const { page, close } = await openStage(browser, origin, person);
  await page.addInitScript(markKeys, '[role="listbox"]');
  const row = { createdAt: '2026-01-05T09:30:00.000Z', updatedAt: '2026-01-05T09:30:00.000Z' };
  const conversations = Array.from({ length: searches }, (_, at) => ({
    ...row,
    id: at + 1_000_000,
    title: `What do studies say about ingredient ${at}?`,
  }));
  await page.route('**/api/conversations', (route) => route.fulfill({ json: conversations }));
  await page.goto('/v1/products');
  await page.locator(`main [aria-setsize="${many.products}"]`).first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find anything' }).waitFor();
  await page.getByRole('option').first().waitFor();
  await settle(page);
  const trace = await traceOf(browser, page, async () => {
    for (const key of 'version 49') {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await settle(page);
    }
  });
  await close();
  const what = `A key while something is found among ${entries.toLocaleString('en-US')} entries (longest of 10)`;
  return spanMeasures(what, spansOf(trace, 'key-pressed', 'key-drawn'), budgets.paletteKey);
}
