import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';
import { name, dependencies, peerDependencies } from './package.json' with { type: 'json' };

const source = fileURLToPath(new URL('src', import.meta.url));

/** Every folder with an `index.ts` is a door; `internal` has none. */
const doors = readdirSync(source).filter((folder) => existsSync(`${source}/${folder}/index.ts`));

const external = new RegExp(
  `^(${[...Object.keys(dependencies), ...Object.keys(peerDependencies)].join('|')})(/.*)?$`,
);

export default defineConfig({
  // Fonts are files beside the style sheet, found relative to it wherever it is served from.
  base: './',
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${name.replace(/\W+/g, '')}_${hash}` }),
    react(),
    dts({ entryRoot: source, include: ['src'], exclude: ['**/*.test.*', '**/*.stories.*'] }),
  ],
  build: {
    target: 'es2022',
    minify: false,
    // One sheet: the order of layers is settled once, and a consumer imports one file.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: `${source}/index.ts`,
        ...Object.fromEntries(doors.map((door) => [`${door}/index`, `${source}/${door}/index.ts`])),
      },
      external: (id) => external.test(id) && !id.endsWith('.css'),
      preserveEntrySignatures: 'strict',
      output: {
        format: 'es',
        preserveModules: true,
        preserveModulesRoot: source,
        // `X.css.js` would be compiled again by a consumer's own vanilla-extract plugin (vanilla-extract#1242).
        entryFileNames: ({ name: file }) =>
          `${file.replace(/\.css$/, '.styles').replace(/\.css\.ts.*$/, '.styles')}.js`,
        chunkFileNames: '[name].js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]'),
      },
    },
  },
});
