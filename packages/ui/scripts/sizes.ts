import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type BuildOptions, type BuildResult, type Plugin } from 'esbuild';
import budgets from '../checks/budgets.json' with { type: 'json' };
import { doors } from './doors.ts';

const folder = join(import.meta.dirname, '..');

/** What a door may cost, and what is imported to find out; without `imports`, all it exports. */
export interface Budget {
  /** gzipped, in kB of 1000 B */
  kB: number;
  imports?: string[];
}

/** What a door costs a page; gzipped (level 9), in bytes. */
export interface Size {
  door: string;
  imports: string[] | undefined;
  /** Loaded with the page. */
  eager: number;
  /** Loaded when it is needed: dynamic imports, less what the page has already. */
  lazy: number;
  /** Its own sheet, to be loaded beside `theme.css`. */
  css: number;
  /** Undefined: nobody gave it one. */
  budget: number | undefined;
}

const gzipped = (contents: Uint8Array): number => gzipSync(contents, { level: 9 }).length;

const budgetOf = (door: string): Budget | undefined => (budgets as Record<string, Budget>)[door];

/** `door:carousel` is a module that imports from the built carousel what is measured. */
const doorModules: Plugin = {
  name: 'door-modules',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^door:/ }, ({ path }) => ({ path: path.slice('door:'.length), namespace: 'door' }));
    onLoad({ filter: /.*/, namespace: 'door' }, ({ path: door }) => {
      const { imports } = budgetOf(door) ?? {};
      const what = imports ? `{ ${imports.join(', ')} }` : '*';
      return { contents: `export ${what} from './dist/${door}/index.js';`, resolveDir: folder };
    });
  },
};

/** What is asked for later is not in the bundle. */
const lazyIsElsewhere: Plugin = {
  name: 'lazy-is-elsewhere',
  setup({ onResolve }) {
    onResolve({ filter: /.*/ }, ({ kind }) => (kind === 'dynamic-import' ? { external: true } : undefined));
  },
};

type Bundles = BuildResult<{ write: false; metafile: true }>;

const bundle = (names: string[], options: BuildOptions): Promise<Bundles> =>
  build({
    entryPoints: names.map((door) => ({ in: `door:${door}`, out: door })),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: join(folder, 'measured'),
    absWorkingDir: folder,
    logLevel: 'warning',
    ...options,
    write: false,
    metafile: true,
  });

/** All that a door can load, in as many files as it is loaded in. */
const wholeSize = async (door: string): Promise<number> => {
  const { outputFiles } = await bundle([door], { splitting: true, plugins: [doorModules] });
  return outputFiles.reduce((sum, { contents }) => sum + gzipped(contents), 0);
};

const measure = async (door: string, { outputFiles, metafile }: Bundles): Promise<Size> => {
  const file = outputFiles.find(({ path }) => basename(path, '.js') === door);
  if (!file) throw new Error(`esbuild wrote no bundle for "${door}".`);
  const eager = gzipped(file.contents);
  const { imports = [] } = metafile.outputs[`measured/${door}.js`] ?? {};
  const isLazy = imports.some(({ kind }) => kind === 'dynamic-import');
  const budget = budgetOf(door);
  return {
    door,
    imports: budget?.imports,
    eager,
    lazy: isLazy ? (await wholeSize(door)) - eager : 0,
    css: gzipped(await readFile(join(folder, 'dist', `${door}.css`))),
    budget: budget && budget.kB * 1000,
  };
};

/** Measures every door of the built package with react and react-dom left out, as a page has those anyway. */
export const measureDoors = async (): Promise<Size[]> => {
  const bundles = await bundle(doors, { plugins: [doorModules, lazyIsElsewhere] });
  return Promise.all(doors.map((door) => measure(door, bundles)));
};
