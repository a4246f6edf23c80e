import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Alias, Plugin, PluginOption } from 'vite';

const uiSource = fileURLToPath(new URL('packages/ui/src', import.meta.url));

/** Reads `@seedbed/ui` and its subpaths from source: an edit to a component shows at once, and no build comes first. */
export const uiAliases: Alias[] = [
  { find: /^@seedbed\/ui$/, replacement: `${uiSource}/index.ts` },
  { find: /^@seedbed\/ui\/([a-z-]+)$/, replacement: `${uiSource}/$1/index.ts` },
];

/**
 * The package says that only its CSS has effects. In source, CSS comes from `.css.ts` modules and from the theme that
 * imports them: without this, a build would drop them where nothing but their effect is wanted.
 */
export const stylesHaveEffects = (): Plugin => ({
  name: 'styles-have-effects',
  transform: {
    filter: { id: [/packages\/ui\/src\/.*\.css\.ts$/, /packages\/ui\/src\/theme\/index\.ts$/] },
    handler: () => ({ moduleSideEffects: true }),
  },
});

/** What turns our `.tsx` and `.css.ts` into something a browser reads. New instances every call: projects must not share them. */
export const uiPlugins = (): PluginOption[] => [vanillaExtractPlugin(), react(), stylesHaveEffects()];

/**
 * Dependencies to bundle before the first test. Found late, they make Vite reload in the middle of a run,
 * and some files then see a React without its named exports.
 */
export const preBundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-aria-components',
  '@internationalized/date',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'd3-scale',
  'd3-shape',
  'lucide-react',
  'react-markdown',
  'remark-gfm',
];

/** The same, for page stories and page tests. */
export const preBundledForPages = [
  ...preBundled,
  '@seedbed/app > eventsource-parser',
  'big.js',
  'firebase/app',
  'firebase/auth',
  'jotai',
  'jotai/utils',
  'msw',
  'msw/browser',
  'react-router',
  'swr',
  'swr/immutable',
  'swr/mutation',
  'zod',
];
