import { defineConfig, type Plugin } from 'vite';
import { uiAliases, uiPlugins } from '../../vite.shared.ts';

/** Where the API listens while the page is served by Vite. */
const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/**
 * Leaves the words of react-aria, its states and its components in other languages out: the page is in English, and
 * thirty translations of 'Dismiss' would be loaded to show one. Where a translation is missing they take the English.
 */
const englishOnly = (): Plugin => ({
  name: 'english-only',
  load: {
    filter: {
      id: /react-(aria|stately|aria-components)\/dist\/private\/intl\/([^/]+\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
    },
    handler: () => 'export default undefined;',
  },
});

/** The file of the upright Latin letters, which every screen shows. */
const letters = /source-sans-3-latin-wght-normal\.woff2$/;

/**
 * Has the letters fetched beside the code. Asked for by the style sheet alone they come after the first picture, which
 * then moves: other letters break its lines elsewhere.
 */
const lettersAhead = (): Plugin => ({
  name: 'letters-ahead',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) =>
    Object.values(bundle)
      .filter((file) => file.type === 'asset' && file.originalFileNames.some((name) => letters.test(name)))
      .map(({ fileName }) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${fileName}` },
        injectTo: 'head' as const,
      })),
});

export default defineConfig({
  resolve: { alias: uiAliases },
  plugins: [uiPlugins(), englishOnly(), lettersAhead()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // What lacks it fetches a screen's files a little later, and asks every visit for no code of its own.
    modulePreload: { polyfill: false },
    // Which code each screen loads: the size budgets are read from it.
    manifest: true,
    // The page names every file that a later part needs: names in words would be more than a kilobyte of every visit, and
    // letters of both cases some hundred bytes of every screen.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        hashCharacters: 'base36',
      },
    },
  },
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin } },
});
