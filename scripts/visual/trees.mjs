import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, root, run } from '../processes.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const isRevision = (name) => {
  try {
    git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return true;
  } catch {
    return false;
  }
};

/**
 * The commit to compare with: the one asked for, else where this branch left main; on main itself the last commit, or
 * the one before where nothing is uncommitted.
 * @throws with words for a person when there is none
 */
export const baseRevision = (asked) => {
  if (asked && !isRevision(asked)) throw new Error(`There is no revision "${asked}" in this checkout.`);
  if (asked) return git('rev-parse', asked);
  const head = git('rev-parse', 'HEAD');
  const main = ['origin/main', 'main'].find(isRevision);
  const left = main ? git('merge-base', 'HEAD', main) : head;
  if (left !== head || git('status', '--porcelain') !== '') return left;
  if (!isRevision('HEAD~1'))
    throw new Error('There is no commit before this one. Fetch more, or name a --base.');
  return git('rev-parse', 'HEAD~1');
};

/**
 * A working tree of another revision. It lies below this one, whose installed packages it is built with, but reads
 * @seedbed/* from itself.
 * @returns {{ folder: string, remove: () => void }}
 */
export const addTree = (revision) => {
  const parent = join(root, '.cache');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'visual-base-'));
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, revision);
  const scope = join(folder, 'node_modules', '@seedbed');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages'))) {
    symlinkSync(join(folder, 'packages', name), join(scope, name));
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, 'packages', name, 'node_modules'));
  }
  return { folder, remove: () => git('worktree', 'remove', '--force', folder) };
};

/** Builds the catalogue of a tree. @throws when it cannot be built */
export const buildStorybook = async (tree, output) => {
  const code = await run([binOf('storybook'), 'build', '--quiet', '-o', output], {
    cwd: tree,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    output: 'ignore',
  });
  if (code !== 0) throw new Error(`The catalogue of ${tree} cannot be built: npx storybook build says why.`);
};
