import {
  builds,
  endToEnd,
  operatorTests,
  packageTests,
  quickChecks,
  sizeBudgets,
  vitestTests,
} from './checks.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { ensureEngines } from './install-engines.mjs';
import { runChecks } from './run-checks.mjs';

/** Runs every check. @returns {Promise<number>} the exit code */
export async function runTests() {
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium}`);
  process.env.CHROMIUM_PATH = chromium;
  // 110 MB: on a developer's own machine they are their choice.
  if (process.env.CI) ensureEngines();
  return runChecks([quickChecks, vitestTests, builds, sizeBudgets, packageTests, operatorTests, endToEnd]);
}
