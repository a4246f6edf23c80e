import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { binOf, launch, root } from './processes.mjs';

const stampFile = join(root, '.cache', 'app-build');
const page = join(root, 'packages/app/dist/index.html');

/** Everything the built page is made of. The lock file stands for the packages. */
const inputs = [
  'package-lock.json',
  'tsconfig.json',
  'vite.shared.ts',
  'packages/app/package.json',
  'packages/app/vite.config.ts',
  'packages/app/index.html',
  'packages/app/public',
  'packages/app/src',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/server/src/contract',
];
const isProofOnly = (name) => /\.(test|stories)\.tsx?$/.test(name);

const filesOf = (path) => {
  if (!existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const listInputs = () =>
  inputs
    .flatMap((path) => (/\.[a-z]+$/.test(path) ? [join(root, path)] : filesOf(path)))
    .filter((path) => !isProofOnly(path));

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const path of listInputs().toSorted()) {
    if (existsSync(path)) hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
};

const isBuilt = () =>
  existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();

const build = async () => {
  console.log('Building the app …');
  const wanted = fingerprint();
  rmSync(stampFile, { force: true });
  const { code, signal } = await launch([binOf('vite'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'packages/app'),
  }).ended;
  if (code !== 0)
    throw new Error(`The app could not be built (${signal ?? `exit ${code}`}); what Vite said is above.`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, wanted);
};

/**
 * Builds the app when a file it is made of has changed since the last build.
 * @throws when Vite fails
 */
export async function ensureAppBuilt() {
  if (isBuilt()) return;
  await withLock(
    join(root, '.cache', 'build.lock'),
    async () => {
      if (!isBuilt()) await build();
    },
    (pid) => console.log(`Waiting for another build (process ${pid}) …`),
  );
}
