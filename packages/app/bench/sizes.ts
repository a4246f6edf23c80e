import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** A file of the build, as Vite's manifest names it. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  /** Keys of what is loaded with it. */
  imports?: string[];
}

type Manifest = Record<string, Chunk>;

/** JavaScript that something loads, in bytes after gzip. */
export interface Size {
  name: string;
  bytes: number;
}

export interface AppSizes {
  /** What every visit loads, the login screen included. */
  login: Size;
  /** What each screen and each later part adds to it, largest first. */
  further: Size[];
}

/** The sizes of a built app. @param folder where Vite wrote it @throws where there is no build */
export function sizesOf(folder: string): AppSizes {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const sizes = new Map<string, number>();
  const sizeOf = (key: string) => {
    const known = sizes.get(key) ?? gzipSync(readFileSync(join(folder, manifest[key]?.file ?? ''))).length;
    sizes.set(key, known);
    return known;
  };
  const total = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + sizeOf(key), 0);

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (!entry) throw new Error(`The build in ${folder} has no entry. Build the app again.`);
  const login = loadedWith(manifest, entry);
  const further = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key) => ({
      name: nameOf(key),
      bytes: total([...loadedWith(manifest, key)].filter((loaded) => !login.has(loaded))),
    }));
  return {
    login: { name: 'login', bytes: total(login) },
    further: further.toSorted((a, b) => b.bytes - a.bytes),
  };
}

/** What a formula is changed and its label drawn with: edits, one's own materials and prices, the label. */
const firstOfCore = ['applyOps', 'withMaterials', 'withSupplierPrices', 'computeLabel'];

/** The formula's core as far as a first label needs it, bundled by itself. */
export async function coreSize(): Promise<Size> {
  const entry = 'virtual:core';
  const code = `export { ${firstOfCore.join(', ')} } from '@seedbed/server/formula';`;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'core-alone',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return { name: 'core of a formula’s first label', bytes: gzipSync(chunk.code).length };
}

/** The keys of a file and of all that it imports, which a browser must have before it runs. */
function loadedWith(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) loadedWith(manifest, imported, found);
  return found;
}

/** A module by its file, or by its folder where it is a folder's index. */
const nameOf = (key: string) => key.replace(/(\/index)?\.tsx?$/, '').replace(/^.*\//, '');
