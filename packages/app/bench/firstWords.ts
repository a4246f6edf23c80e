import { budgets } from './budgets.ts';
import { spanMeasures, type Measure, type Place } from './measure.ts';
import { openStage } from './stage.ts';
import { spansOf, traceOf } from './trace.ts';

const rounds = 5;

/** From the first words of an answer in the page's hands to the picture that shows them. */
export async function firstWords({ browser, origin, person }: Place): Promise<Measure[]> {
  const { page, close } = await openStage(browser, origin, person);
  await page.addInitScript(markFirstWords);
  await page.goto('/v1/search');
  const box = page.locator('textarea');
  const trace = await traceOf(browser, page, async () => {
    for (let round = 0; round < rounds; round += 1) {
      await page.getByRole('button', { name: 'New search' }).click();
      await box.fill('What do studies say about zinc for immunity?');
      await box.press('Enter');
      await page.locator('main li[id], main ol li').first().waitFor();
    }
  });
  await close();
  const what = `First words of an answer, from arrival to picture (longest of ${rounds})`;
  return spanMeasures(what, spansOf(trace, 'words-arrived', 'words-drawn'), budgets.firstWords);
}

/** Runs in the page: marks when the reader of the stream is given the first words, and when a frame shows them. */
function markFirstWords(): void {
  const { read } = ReadableStreamDefaultReader.prototype;
  let isExpected = false;
  const answer = () => document.querySelector('article[aria-label="Answer"]');
  ReadableStreamDefaultReader.prototype.read = async function marked(
    this: ReadableStreamDefaultReader,
  ): Promise<ReadableStreamReadResult<unknown>> {
    const part = await read.call(this);
    if (typeof part.value === 'string' && part.value.includes('event: delta') && !answer() && !isExpected) {
      isExpected = true;
      performance.mark('words-arrived');
    }
    return part;
  };
  new MutationObserver(() => {
    if (!isExpected || !answer()?.textContent) return;
    isExpected = false;
    requestAnimationFrame(() => setTimeout(() => performance.mark('words-drawn')));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
