import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const query = '?source';
const mark = '\0style-source:';

/**
 * `import css from './Badge.css.ts?source'`: the text of a style file, for the tables of variables. Vite's own `?raw`
 * gives vanilla-extract's output, since its plugin takes every id that ends so before the query.
 */
export const styleSources = (): Plugin => ({
  name: 'style-sources',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith(query) && importer
      ? `${mark}${resolve(dirname(importer), id.slice(0, -query.length))}.txt`
      : undefined,
  load: async (id) => {
    if (!id.startsWith(mark)) return undefined;
    const text = await readFile(id.slice(mark.length, -'.txt'.length), 'utf8');
    return `export default ${JSON.stringify(text)};`;
  },
});
