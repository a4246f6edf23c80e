import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildOptions } from 'esbuild';
import { loadConfigFromFile, build as viteBuild, type Plugin } from 'vite';

/** The package's folder. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const pagesFolder = join(packageFolder, 'bench', 'pages');

const isForTypes = (plugin: unknown) => /dts/.test((plugin as Plugin | null)?.name ?? '');

/** Builds the library as it is published, but for its types, into a folder of its own. */
export async function buildLibrary(outDir: string): Promise<void> {
  const env = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(env, join(packageFolder, 'vite.config.ts'));
  if (!loaded) throw new Error('packages/ui/vite.config.ts cannot be read, and the library not be built');
  const { plugins = [], build: options, ...config } = loaded.config;
  await viteBuild({
    ...config,
    configFile: false,
    root: packageFolder,
    logLevel: 'error',
    plugins: plugins.flat().filter((plugin) => !isForTypes(plugin)),
    build: { ...options, outDir, emptyOutDir: true },
  });
}

/** Bundling as a consumer's production build does it, with the library that was just built. */
export const bundling = (library: string): BuildOptions => ({
  bundle: true,
  minify: true,
  target: 'es2022',
  logLevel: 'error',
  absWorkingDir: packageFolder,
  // The built library lies outside the tree, and its own imports are found from the package.
  nodePaths: [join(packageFolder, 'node_modules'), join(packageFolder, '../../node_modules')],
  plugins: [
    {
      name: 'built-library',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^@seedbed\/ui\// }, ({ path }) => {
          const door = path.slice('@seedbed/ui/'.length);
          return { path: join(library, door.endsWith('.css') ? door : `${door}/index.js`) };
        });
      },
    },
  ],
});

/** A page for each contender, `<folder>/<scenario>/<contender>.html`; each opens from the disk and asks no network. */
export async function buildPages(library: string, folder: string): Promise<void> {
  const sources = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' });
  // Shared content has a capital or a plural; what presents itself is a page.
  const pages = sources.filter(
    (path) => /^\w+\/[a-z-]+\.tsx$/.test(path) && !/(slides|tabs)\.tsx$/.test(path),
  );
  await build({
    ...bundling(library),
    entryPoints: pages.map((page) => join(pagesFolder, page)),
    outbase: pagesFolder,
    outdir: folder,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
  });
  for (const page of pages) {
    const name = page.replace(/\.tsx$/, '');
    const file = join(folder, `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    const base = name.split('/')[1];
    writeFileSync(
      file,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><link rel="stylesheet" href="${base}.css"><body><script src="${base}.js"></script>`,
    );
  }
}
