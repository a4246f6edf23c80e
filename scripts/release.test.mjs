import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { binOf, pinnedNode, root } from './processes.mjs';
import { temporaryFolder } from './testing/seedbed.mjs';

const person = { name: 'A maintainer', email: 'maintainer@example.com' };
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: person.name,
  GIT_AUTHOR_EMAIL: person.email,
  GIT_COMMITTER_NAME: person.name,
  GIT_COMMITTER_EMAIL: person.email,
  GIT_CONFIG_GLOBAL: '/dev/null',
  NX_DAEMON: 'false',
  // A version is a matter of this checkout alone.
  npm_config_offline: 'true',
  PATH: `${dirname(pinnedNode)}:${process.env.PATH}`,
};

/** A repository with our manifests and a history of its own. */
const makeRepository = (t) => {
  const folder = temporaryFolder(t);
  const git = (...args) => execFileSync('git', args, { cwd: folder, env, stdio: 'pipe' });
  const commit = (message) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', message);
  };
  const manifests = globSync('packages/*/package.json', { cwd: root });
  for (const file of ['lerna.json', 'package.json', 'package-lock.json', ...manifests]) {
    cpSync(join(root, file), join(folder, file));
  }
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  commit('chore: the tree as it is');
  const write = (file) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), 'export {};\n');
  };
  return { folder, git, commit, write };
};

const readJson = (folder, file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

test('a release reads the commits, versions ui alone and writes its changelog', (t) => {
  const { folder, git, commit, write } = makeRepository(t);
  const ui = 'packages/ui/package.json';
  const before = readJson(folder, ui).version;
  git('tag', '--annotate', `@seedbed/ui@${before}`, '--message', 'the last release');
  write('packages/ui/src/first.ts');
  commit('feat(ui): a carousel goes to what is typed');
  write('packages/ui/src/second.ts');
  commit('fix(ui): focus returns to where it was');
  write('packages/server/src/third.ts');
  commit('feat(server): answers come from memory');

  const args = ['version', '--conventional-commits', '--no-push', '--no-git-tag-version', '--yes'];
  execFileSync(pinnedNode, [binOf('lerna'), ...args], { cwd: folder, env, stdio: 'pipe' });

  const { version } = readJson(folder, ui);
  const [major, minor] = before.split('.').map(Number);
  assert.equal(version, `${major}.${minor + 1}.0`);
  assert.equal(readJson(folder, 'package-lock.json').packages['packages/ui'].version, version);
  const changelog = readFileSync(join(folder, 'packages/ui/CHANGELOG.md'), 'utf8');
  assert.match(changelog, /### Features\s+\* \*\*ui:\*\* a carousel goes to what is typed/);
  assert.match(changelog, /### Bug Fixes\s+\* \*\*ui:\*\* focus returns to where it was/);
  assert.doesNotMatch(changelog, /answers come from memory/);
  for (const name of ['app', 'server']) {
    assert.ok(!existsSync(join(folder, 'packages', name, 'CHANGELOG.md')), `${name} is private`);
    const manifest = `packages/${name}/package.json`;
    assert.deepEqual(readJson(folder, manifest), readJson(root, manifest));
  }
});
