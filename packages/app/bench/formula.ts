import type { Page } from 'playwright';
import { budgets } from './budgets.ts';
import { markKeys } from './keys.ts';
import { spanMeasures, type Measure, type Place } from './measure.ts';
import { openStage, settle } from './stage.ts';
import { longestOf, spansOf, traceOf } from './trace.ts';

const lineCount = 60;
const throttling = 4;
/** What is typed; the point, the space and the letters of the unit that stood there leave the label as it is. */
const typed = '123.5 mg';
const changes = 4;

declare global {
  interface Window {
    /** Rows of the grid that each key drew anew. */
    drawnRows: number[];
  }
}

/** Typing an amount into a formula of 60 lines, on a processor four times slower. */
export async function formulaLines({ browser, origin, person }: Place): Promise<Measure[]> {
  const { page, cdp, close } = await openStage(browser, origin, person);
  await page.addInitScript(markKeys, '[role="group"][aria-label="Label"] table');
  await page.addInitScript(countRows);
  await makeLines(page, { origin, productId: person.productId });
  await page.goto(`/v1/products/${person.productId}`);
  const amount = page.locator('[role="grid"][aria-label="Lines"] [data-cell="4:1"]');
  await amount.waitFor();
  await page.locator('[role="group"][aria-label="Label"] table').first().waitFor();
  await amount.click();
  await settle(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  const trace = await traceOf(browser, page, async () => {
    for (const key of typed) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await settle(page);
    }
  });
  const rows = await page.evaluate(() => window.drawnRows);
  const spans = spansOf(trace, 'key-pressed', 'key-drawn');
  if (spans.length !== changes)
    throw new Error(`${spans.length} keys had their label before the next one, in place of ${changes}.`);
  await close();
  const where = `a formula of ${lineCount} lines, processor ${throttling} times slower`;
  return [
    {
      what: `Typing into ${where}: longest task`,
      value: longestOf(trace),
      unit: 'ms',
      budget: budgets.typing,
    },
    ...spanMeasures(`Typing into ${where}: from key to label`, spans, budgets.keyToLabel),
    {
      what: `Typing into ${where}: from key to label, the middle one of ${changes}, processor time`,
      value: middleOf(spans.map(({ processor }) => processor)),
      unit: 'ms',
    },
    {
      what: `Typing into ${where}: rows of the grid drawn a key, at most`,
      value: Math.max(...rows),
      unit: 'rows',
      budget: budgets.drawnRows,
    },
  ];
}

/** The first key finds code that has not run yet; this is what the others take. */
const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Runs in the page: counts the rows that change between one key and the next. */
function countRows(): void {
  window.drawnRows = [];
  const changed = new Set<Element>();
  window.addEventListener(
    'keydown',
    () => {
      changed.clear();
      window.drawnRows.push(0);
    },
    { capture: true },
  );
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest('[role="grid"] [role="row"]');
      if (row) changed.add(row);
    }
    if (window.drawnRows.length > 0) window.drawnRows[window.drawnRows.length - 1] = changed.size;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

const nutrients = ['magnesium', 'zinc', 'vitamin-c', 'vitamin-b6', 'iron', 'calcium', 'selenium', 'niacin'];

/** A formula as a multivitamin with plants has one: nutrients with their forms, then actives by name. */
async function makeLines(
  page: Page,
  { origin, productId }: { origin: string; productId: number },
): Promise<void> {
  const headers = { origin };
  const begun = await page.request.post(`/api/products/${productId}/formulas`, {
    headers,
    data: { name: 'Sixty lines', from: 'empty' },
  });
  const { formula } = (await begun.json()) as { formula: { id: number; rev: number } };
  const ops = Array.from({ length: lineCount }, (_, at) => ({
    op: 'addLine',
    line: {
      id: `line-${at}`,
      ...(nutrients[at] ? { nutrient: nutrients[at] } : { name: `Botanical ${at}` }),
      amount: { value: 10 + at, unit: 'mg' },
    },
  }));
  await page.request.patch(`/api/formulas/${formula.id}`, {
    headers: { ...headers, 'If-Match': `"${formula.rev}"` },
    data: { ops },
  });
}
