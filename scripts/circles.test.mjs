import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/*
 * Lint finds the circles that static imports make. One that goes through a dynamic import hides from it, and is what
 * makes a screen impossible to move.
 */

const app = fileURLToPath(new URL('../packages/app/src', import.meta.url));

const fileOf = (path) =>
  ['', '.ts', '.tsx', '/index.ts']
    .map((end) => path + end)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));

/** The files that a file imports: statically, for a type, or when they are wanted. */
function importedBy(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  const own = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
  return own.map((name) => fileOf(resolve(dirname(file), name))).filter(Boolean);
}

/** A way from a file back to itself, or undefined. */
function circleThrough(start, imports) {
  const seen = new Set();
  const walk = (file, way) => {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, [start]);
}

test('no file of the app can be reached from itself, by whatever kind of import', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: app }).map((file) => join(app, file));
  const imports = new Map(files.map((file) => [file, importedBy(file)]));
  const lazy = imports.get(join(app, 'features/workspace/door.ts'));
  assert.deepEqual(
    lazy?.includes(join(app, 'features/workspace/WorkspacePage.tsx')),
    true,
    'sees dynamic imports',
  );
  const circles = files.map((file) => circleThrough(file, imports)).filter(Boolean);
  assert.deepEqual(
    circles.map((way) => way.map((file) => file.slice(app.length + 1)).join(' → ')),
    [],
  );
});
