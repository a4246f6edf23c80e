import { spawnSync } from 'node:child_process';
import { chromiumFlags, listChromiums } from './chromium.mjs';
import { canBeRoot, installPackages } from './debian-packages.mjs';
import { binOf, run } from './processes.mjs';

/** A browser may be there and still not start: a downloaded one without the system libraries it needs. */
const canStart = (path) =>
  spawnSync(path, ['--headless', ...chromiumFlags, '--dump-dom', 'about:blank'], {
    timeout: 60_000,
    stdio: 'ignore',
  }).status === 0;

const usableChromium = () => listChromiums().find(canStart);

/** Asked first: without an open network the download would only time out, and slowly. */
const canReachPlaywright = async () => {
  try {
    await fetch('https://cdn.playwright.dev', { method: 'HEAD', signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
};

const fromPlaywright = async () => {
  if (!(await canReachPlaywright())) return;
  console.log('Installing Chromium (Playwright’s own) …');
  await run([binOf('playwright'), 'install', ...(canBeRoot() ? ['--with-deps'] : []), 'chromium']);
};

const fromDebian = async () => installPackages(['chromium']);

/**
 * The Chromium that tests run in; installs one when there is none that starts.
 * @returns {Promise<string>} its path
 * @throws when none could be found or installed; says what to do
 */
export async function ensureChromium() {
  for (const attempt of [async () => undefined, fromPlaywright, fromDebian]) {
    await attempt();
    const path = usableChromium();
    if (path) return path;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run npm test again.',
  );
}
