import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../../scripts/chromium.mjs';
import { firstWords } from './firstWords.ts';
import { formulaLines } from './formula.ts';
import { largestPaint, layoutShifts } from './loading.ts';
import { loginDownload } from './login.ts';
import { longConversation, manyProducts } from './manyRows.ts';
import type { Measure, Place } from './measure.ts';
import { paletteKeys } from './palette.ts';
import { createPerson } from './person.ts';
import { circumstances, load, report } from './report.ts';
import { startSeedbed } from './seedbed.ts';
import { sizesOf } from './sizes.ts';
import { tabSwitches } from './workspace.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const parts = {
  loginDownload,
  firstWords,
  longConversation,
  manyProducts,
  tabSwitches,
  formulaLines,
  paletteKeys,
  largestPaint,
  layoutShifts,
} satisfies Record<string, (place: Place) => Promise<Measure[]>>;

/** Measures the named parts, or all of them; only a whole run is written down. */
async function main(names: readonly string[]): Promise<void> {
  const loadBefore = load();
  const seedbed = await startSeedbed();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const person = await createPerson(browser, seedbed);
    const measures: Measure[] = [];
    for (const [name, measure] of Object.entries(parts)) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.error(`${name} …`);
      measures.push(...(await measure({ browser, origin: seedbed.origin, person })));
    }
    const text = report(circumstances(browser.version(), loadBefore), measures, sizesOf(dist));
    console.log(text);
    if (names.length === 0) writeFileSync(new URL('RESULTS.md', import.meta.url), text);
  } finally {
    await browser.close();
    await seedbed.stop();
  }
}

await main(process.argv.slice(2));
