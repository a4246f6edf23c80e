import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { stylesHaveEffects } from '../../vite.shared.ts';
import manifest from './package.json' with { type: 'json' };
import { declarations, publishedName } from './scripts/declarations.ts';
import { doors, source } from './scripts/doors.ts';
import { styleSheets } from './scripts/styleSheets.ts';

const { name, dependencies, peerDependencies } = manifest;

const entries = Object.fromEntries(
  ['', ...doors.map((door) => `${door}/`)].map((door) => [`${door}index`, `${source}/${door}index.ts`]),
);

const external = new RegExp(
  `^(${[...Object.keys(dependencies), ...Object.keys(peerDependencies)].join('|')})(/.*)?$`,
);

/** A library build would write the fonts into the sheet, all fourteen of them; `no-inline` keeps them files. */
const fontFiles = (): Plugin => ({
  name: 'font-files',
  enforce: 'pre',
  buildStart() {
    // The Open Font License travels with the fonts.
    const license = new URL(
      'LICENSE',
      import.meta.resolve('@fontsource-variable/source-sans-3/package.json'),
    );
    this.emitFile({ type: 'asset', fileName: 'fonts/LICENSE', source: readFileSync(license) });
  },
  transform: {
    filter: { id: /@fontsource-variable\/.*\.css$/ },
    handler: (code) => code.replaceAll('.woff2)', '.woff2?no-inline)'),
  },
});

export default defineConfig({
  // Fonts are files beside the style sheet, found relative to it wherever it is served from.
  base: './',
  plugins: [
    fontFiles(),
    stylesHaveEffects(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${name.replace(/\W+/g, '')}_${hash}` }),
    react(),
    styleSheets(),
    declarations(Object.keys(entries), fileURLToPath(new URL('dist', import.meta.url))),
  ],
  build: {
    lib: { entry: entries, formats: ['es'] },
    target: 'es2022',
    minify: false,
    cssCodeSplit: true,
    rolldownOptions: {
      external: (id) => external.test(id) && !id.endsWith('.css'),
      preserveEntrySignatures: 'strict',
      output: {
        preserveModules: true,
        preserveModulesRoot: source,
        // `X.css.js` would be compiled again by a consumer's own vanilla-extract plugin (vanilla-extract#1242).
        entryFileNames: ({ name: file }) => `${publishedName(file.replace(/\.css\.ts$/, '.css'))}.js`,
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? '[hash].css' : 'fonts/[name][extname]'),
      },
    },
  },
});
