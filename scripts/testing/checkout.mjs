import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { binOf, pinnedNode, root } from '../processes.mjs';

export const sources = [
  '.oxlintrc.json',
  '.prettierrc.json',
  '.prettierignore',
  '.storybook',
  'mocks',
  'packages',
  'scripts',
  'tsconfig.json',
  'vite.shared.ts',
  'vitest.config.ts',
];
const isSource = (path) => !['node_modules', 'dist', 'e2e'].includes(basename(path));

/** A copy of the sources, below the checkout so that its packages are found, with @seedbed/* of its own. */
export const copyCheckout = (t) => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache', 'generated-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of sources) {
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource });
  }
  mkdirSync(join(folder, 'node_modules/@seedbed'), { recursive: true });
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@seedbed', name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
  symlinkSync(join(root, 'node_modules/node'), join(folder, 'node_modules/node'));
  symlinkSync(join(root, 'node_modules/.bin'), join(folder, 'node_modules/.bin'));
  return folder;
};

/** Runs a script with the pinned Node in the copy. */
export const runIn = (folder, args) =>
  spawnSync(pinnedNode, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: findChromium() },
  });

/** Runs a command of node_modules/.bin in the copy. @throws with what it printed when it fails */
export const passes = (folder, command, ...args) => {
  const { status, stdout, stderr } = runIn(folder, [binOf(command), ...args]);
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
};

/** The files of a checkout that are otherwise in its copy. */
export const differences = (path, copy) => {
  if (!isSource(path)) return [];
  if (statSync(path).isFile()) return readFileSync(path).equals(readFileSync(copy)) ? [] : [path];
  return readdirSync(path).flatMap((name) => differences(join(path, name), join(copy, name)));
};
