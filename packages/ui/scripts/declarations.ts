import { existsSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import dts from 'vite-plugin-dts';
import { source } from './doors.ts';

/** Looks are `X.styles.js` in the package, and their types sit beside them. */
export const publishedName = (path: string): string => path.replace(/\.css(?=$|\.d\.ts$)/, '.styles');

/** The file behind a relative import of the source, as node16 wants it written: whole, with its extension. */
const withExtension = (specifier: string, from: string): string => {
  const isFolder = existsSync(join(from, specifier, 'index.ts'));
  const whole = isFolder ? `${specifier}/index` : specifier;
  return `${publishedName(whole)}.js`;
};

const importsOf = (text: string) =>
  ts.preProcessFile(text, true, true).importedFiles.filter(({ fileName }) => fileName.startsWith('.'));

const completeImports = (text: string, folder: string): string =>
  importsOf(text)
    .toReversed()
    .reduce((rest, { fileName, pos }) => {
      const start = pos + 1; // after the quote
      return rest.slice(0, start) + withExtension(fileName, folder) + rest.slice(start + fileName.length);
    }, text);

/** The declarations that the entries reach. */
const reachableFrom = (files: string[], declarations: Map<string, string>): Set<string> => {
  const reached = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { fileName } of importsOf(declarations.get(file) ?? '')) {
      open.push(join(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
    }
  }
  return reached;
};

/** Types beside the modules, for `bundler` and `node16` resolution alike; only those that a consumer can reach. */
export const declarations = (entries: string[], outDir: string): Plugin[] =>
  [
    dts({
      entryRoot: source,
      include: ['src'],
      exclude: ['**/*.test.*', '**/*.stories.*'],
      outDirs: outDir,
      beforeWriteFile: (filePath, content) => ({
        filePath: publishedName(filePath),
        content: completeImports(content, join(source, relative(outDir, dirname(filePath)))),
      }),
      afterBuild: (emitted) => {
        const reached = reachableFrom(
          entries.map((entry) => join(outDir, `${entry}.d.ts`)),
          emitted,
        );
        for (const file of emitted.keys()) if (!reached.has(file)) rmSync(file);
      },
    }) as unknown as Plugin,
  ].flat();
