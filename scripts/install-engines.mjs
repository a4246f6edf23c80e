import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installPackages } from './debian-packages.mjs';

/** What Firefox and WebKit are driven by, by the package that brings it. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** The engines beside Chromium, as far as Debian has them; tests in one that is still missing count as skipped. */
export function ensureEngines() {
  const missing = Object.keys(packages).filter(
    (name) => !existsSync(packages[name]) && !(name === 'firefox-esr' && process.env.FIREFOX_PATH),
  );
  if (missing.length > 0) installPackages(missing);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureEngines();
