import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './processes.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package that runs a script when it is installed is allowed by name', () => {
  const { packages } = readJson('package-lock.json');
  const { allowScripts } = readJson('package.json');
  const running = Object.entries(packages).filter(([path, { hasInstallScript }]) => path && hasInstallScript);
  const unnamed = running.map(([path]) => nameOf(path)).filter((name) => !(name in allowScripts));
  assert.deepEqual(unnamed, []);
});

/** Where Node would find a package from the place of another. */
const isLockedFor = (packages, from, name) => {
  const places = from
    .split('/node_modules/')
    .map((_, at, parts) => parts.slice(0, parts.length - at).join('/node_modules/'));
  return [...places, ''].some((place) => `${place ? `${place}/` : ''}node_modules/${name}` in packages);
};

// npm leaves out what a registry does not offer at the moment, and `npm ci` then refuses the lock file.
test('the lock file has the packages of other platforms, too', () => {
  const { packages } = readJson('package-lock.json');
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLockedFor(packages, path, name)),
  );
  assert.deepEqual(missing, []);
});

// .npmrc tells npm so: whoever installs uses the registry of their own.
test('the lock file names no registry', () => {
  const { packages } = readJson('package-lock.json');
  const named = Object.values(packages)
    .map(({ resolved }) => resolved)
    .filter((url) => url?.startsWith('http'));
  assert.deepEqual(named, []);
});
