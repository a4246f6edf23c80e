import { accessSync, constants } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags that keep Chromium quiet where there is no open network, and let it run as root in a container. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Every Chromium on this machine: `CHROMIUM_PATH`, else Playwright's own, then the system's. */
export function listChromiums() {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemBrowsers];
  return candidates.filter((path) => path && isExecutable(path));
}

/**
 * The Chromium that tests run in: the first of `listChromiums`.
 * @returns {string | undefined} its path, or undefined when there is none
 */
export function findChromium() {
  return listChromiums()[0];
}
