import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildLibrary, buildPages, packageFolder } from './build.ts';
import { circumstances, load, report, type Section } from './report.ts';
import { carousel } from './scenarios/carousel.ts';
import { chart } from './scenarios/chart.ts';
import { grid } from './scenarios/grid.ts';
import { sizes } from './scenarios/sizes.ts';
import { split } from './scenarios/split.ts';
import { tabs } from './scenarios/tabs.ts';
import { toasts } from './scenarios/toasts.ts';
import { openBrowser } from './stage.ts';

const scenarios = { split, carousel, tabs, toasts, grid, chart };
const names = ['sizes', ...Object.keys(scenarios)];

async function measure(browser: Browser, folder: string, asked: readonly string[]): Promise<Section[]> {
  const library = join(folder, 'library');
  const pages = join(folder, 'pages');
  console.error('Building the library and the pages');
  await buildLibrary(library);
  await buildPages(library, pages);
  const sections: Section[] = [];
  for (const name of asked) {
    console.error(`Measuring ${name}`);
    const scenario = scenarios[name as keyof typeof scenarios];
    sections.push(name === 'sizes' ? await sizes(library) : await scenario(browser, pages));
  }
  return sections;
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}. Ask for ${names.join(', ')}.`);
  const loadBefore = load();
  const folder = mkdtempSync(join(tmpdir(), 'seedbed-bench-'));
  const browser = await openBrowser();
  try {
    const sections = await measure(browser, folder, asked.length > 0 ? asked : names);
    const text = report(circumstances(browser.version(), loadBefore), sections);
    console.log(text);
    // A part of the table would pass for the whole.
    if (asked.length === 0) writeFileSync(join(packageFolder, 'bench', 'RESULTS.md'), text);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
