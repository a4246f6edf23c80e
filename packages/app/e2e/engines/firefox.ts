import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../../../../scripts/testing/seedbed.mjs';
import { spellings, type Command, type Engine } from './command';
import { openMarionette, type Marionette } from './marionette';
import { endProcess, orUndo, startProcess } from './process';

const programs = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const program = programs.find((path) => path && existsSync(path));

/** What is missing for Firefox to run here, or nothing. */
export const missingForFirefox = program ? [] : ['Firefox'];

/** Quiet where there is no open network, and the same on every machine. */
const preferences: Readonly<Record<string, boolean | number | string>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-US',
  'marionette.port': 0,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'privacy.resistFingerprinting': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.server': 'data:,',
  // A window that nothing covers: timers of the other one go on.
  'dom.min_background_timeout_value': 4,
  'focusmanager.testmode': true,
};

const isValue = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

/** Which window a script runs in differs by name only; scripts see the page as its own do. */
const own: Partial<Record<Command, object>> = {
  execute: { newSandbox: false },
  screenshot: { full: false },
};

/** The system's Firefox without a window, with a profile of its own. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'seedbed-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = startProcess(
    program ?? '',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    {
      stdio: 'ignore',
      env: { ...process.env, TZ: 'UTC', MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' },
    },
  );
  const end = async () => {
    await endProcess(child);
    rmSync(profile, { recursive: true, force: true });
  };
  const marionette = await orUndo(() => greet(profile), end);
  return {
    send: async (command, parameters = {}) => {
      const result = await marionette.send(`WebDriver:${spellings[command].marionette}`, {
        ...own[command],
        ...parameters,
      });
      return isValue(result) ? result.value : result;
    },
    close: async () => {
      marionette.close();
      await end();
    },
  };
}

/** Opens a session with the Firefox of this profile, once it listens. */
async function greet(profile: string): Promise<Marionette> {
  const portFile = join(profile, 'MarionetteActivePort');
  await until(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '', 'Firefox to listen');
  const marionette = await openMarionette(Number(readFileSync(portFile, 'utf8')));
  await marionette.send('WebDriver:NewSession', {});
  return marionette;
}
