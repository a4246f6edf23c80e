import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { preBundledForPages, uiAliases, uiPlugins } from '../vite.shared.ts';

/** Holds the service worker that answers `/api` in page stories. */
const workerFolder = fileURLToPath(new URL('../mocks/public', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/**/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/app/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: existsSync(workerFolder) ? [workerFolder] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { alias: uiAliases },
      plugins: uiPlugins(),
      optimizeDeps: { include: preBundledForPages },
    }),
};

export default config;
