import { allTests, builds, endToEnd, operatorTests, packageTests, quickChecks } from './checks.mjs';
import { ensureChromium } from './install-chromium.mjs';
import { runChecks } from './run-checks.mjs';

/** Runs every check. @returns {Promise<number>} the exit code */
export async function runTests() {
  const chromium = await ensureChromium();
  console.log(`Chromium: ${chromium}`);
  process.env.CHROMIUM_PATH = chromium;
  return runChecks([...quickChecks, allTests, ...builds, packageTests, operatorTests, endToEnd]);
}
