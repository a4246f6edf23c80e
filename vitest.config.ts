import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { serverMarkup } from './.storybook/serverMarkup.ts';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { preBundledForPages, uiAliases, uiPlugins } from './vite.shared.ts';

/** Real Chromium, never a download: the one `findChromium` sees. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  viewport: { width: 1280, height: 800 },
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumFlags } }),
  instances: [{ browser: 'chromium' as const }],
});

/**
 * How long a test may take, in milliseconds. Far above what any needs: it ends a hang, and must not judge a busy machine.
 */
const patience = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Properties are tried with the seed of `scripts/testing/fastCheck.ts`. */
const ofOneSeed = (): Plugin => {
  const seeded = fileURLToPath(new URL('scripts/testing/fastCheck.ts', import.meta.url));
  return {
    name: 'of-one-seed',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== seeded ? seeded : null),
  };
};

interface NodeTests {
  /** @default what is installed */
  exclude?: string[];
  /** Whether each file has its modules for itself; without, the base is read once, not by each of some 300 files. @default no */
  isolate?: boolean;
}

/** Pure cores and servers: Node, no DOM. */
const nodeProject = (name: string, include: string, { exclude, isolate = false }: NodeTests = {}) => ({
  resolve: { alias: uiAliases },
  plugins: [...uiPlugins(), ofOneSeed()],
  test: {
    name,
    include: [include],
    ...(exclude && { exclude }),
    environment: 'node' as const,
    isolate,
    ...patience,
  },
});

/** Files that start servers as their operator does, and mostly wait for them. */
const ofWholeServers = 'packages/server/src/{fullDisk,kills,main,processes}.test.ts';

/** What a browser test asks of Node: the markup of the components' heroes, made where there is no window. */
const renderOnServer: BrowserCommand<[]> = () => serverMarkup();

/** Pointer, focus and layout truth. */
const browserProject = (name: string, include: string) => ({
  resolve: { alias: uiAliases },
  plugins: uiPlugins(),
  optimizeDeps: { include: [...preBundledForPages, '@storybook/react-vite', 'storybook/test'] },
  test: { name, include: [include], browser: { ...inChromium(), commands: { renderOnServer } }, ...patience },
});

/** Every story is a test: it renders, its play function passes and axe finds nothing. */
const storiesProject = {
  plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  optimizeDeps: { include: preBundledForPages },
  test: {
    name: 'stories',
    setupFiles: [fileURLToPath(new URL('.storybook/vitest.setup.ts', import.meta.url))],
    browser: inChromium(),
    ...patience,
  },
};

export default defineConfig({
  // vanilla-extract evaluates `.css.ts` files by the aliases of this file, not by those of a project.
  resolve: { alias: uiAliases },
  test: {
    projects: [
      nodeProject('ui', 'packages/ui/src/**/*.test.ts'),
      browserProject('ui-browser', 'packages/ui/src/**/*.test.tsx'),
      storiesProject,
      nodeProject('server', 'packages/server/{src,eval}/**/*.test.ts', { exclude: [ofWholeServers] }),
      nodeProject('processes', ofWholeServers),
      nodeProject('app', 'packages/app/src/**/*.test.ts'),
      browserProject('app-browser', 'packages/app/src/**/*.test.tsx'),
      // What the mocks hold is of one page.
      nodeProject('mocks', 'mocks/**/*.test.ts', { isolate: true }),
    ],
  },
});
