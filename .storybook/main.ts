import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { styleSources } from './styleSources.ts';
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
  addons: [
    // MDX alone knows no tables.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: existsSync(workerFolder) ? [workerFolder] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { alias: uiAliases },
      plugins: [styleSources(), ...uiPlugins()],
      optimizeDeps: { include: preBundledForPages },
    }),
};

export default config;
