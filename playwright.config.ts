import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './packages/app/e2e/engines/engineTest';
import { noSettingsOfOnesOwn } from './packages/app/e2e/environment';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { freePort } from './scripts/testing/seedbed.mjs';

// Every worker reads this file again: what the first reading chose is passed on in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_EMULATOR_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'seedbed-e2e-'));
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** All of what other engines are asked takes minutes: `npm run test:long`. */
const isLong = Boolean(process.env.SEEDBED_LONG);

export default defineConfig<EngineOptions>({
  testDir: 'packages/app/e2e',
  outputDir: 'test-results',
  globalTeardown: './packages/app/e2e/removeData.ts',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: origin,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // A film of every test, kept of those that fail, takes a good part of a core.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  projects: [
    { name: 'chromium', testIgnore: 'engines/**' },
    ...(['firefox', 'webkit'] as const).map((engine) => ({
      name: engine,
      testMatch: isLong ? 'engines/**/*.spec.ts' : 'engines/mainJob.spec.ts',
      // Ends a hang; a busy machine is no failure.
      timeout: 180_000,
      expect: { timeout: 30_000 },
      use: { engine },
    })),
  ],
  webServer: {
    command: 'exec node scripts/start.mjs',
    url: `${origin}/readyz`,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    env: {
      PORT: process.env.E2E_PORT,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${process.env.E2E_EMULATOR_PORT}`,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ...noSettingsOfOnesOwn,
    },
  },
});
