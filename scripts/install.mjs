import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';
import { launch, pinnedNode, root } from './processes.mjs';

/** Inside node_modules, so that whatever removes the packages removes the claim that they are there. */
const stampFile = join(root, 'node_modules', '.seedbed-installed');
const lockFile = join(root, 'package-lock.json');

const fingerprint = () =>
  createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(readFileSync(lockFile))
    .digest('hex');

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/**
 * npm writes this list when an install has run to its end, install scripts included. So a developer's own
 * `npm ci` or `npm install` counts, and an interrupted one does not.
 */
function isWhatNpmInstalled() {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages;
  const wanted = readJson(lockFile)?.packages;
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || link || optional || installed[path]?.version === version,
  );
}

const isStamped = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();

const isInstalled = () => {
  if (!existsSync(pinnedNode)) return false;
  if (isStamped()) return true;
  if (!isWhatNpmInstalled()) return false;
  writeFileSync(stampFile, fingerprint());
  return true;
};

const isExecutable = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A command of the system: not from this checkout, whose packages `npm ci` is about to remove. */
const systemCommand = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, name))
    .find(isExecutable);

const findNpm = () => {
  const fromNpm = process.env.npm_execpath;
  const npm = fromNpm && existsSync(fromNpm) && !fromNpm.startsWith(root) ? fromNpm : systemCommand('npm');
  if (!npm)
    throw new Error('npm was not found. Install Node 20 or newer together with npm, then start again.');
  return realpathSync(npm);
};

const install = async () => {
  console.log('Installing packages. The first time this takes a few minutes …');
  const started = Date.now();
  const isQuiet = !process.stdout.isTTY;
  const ticker = setInterval(() => {
    if (isQuiet) console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 30_000);
  const { code, signal } = await launch(
    [findNpm(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      node: systemCommand('node') ?? process.execPath,
    },
  ).ended;
  clearInterval(ticker);
  if (code !== 0) {
    throw new Error(
      `npm ci did not finish (${signal ?? `exit ${code}`}); what it said is above. Run the command again to retry.`,
    );
  }
  writeFileSync(stampFile, fingerprint());
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
};

/**
 * Installs the packages of the lock file unless they are there already. An install that was cut short left no
 * stamp and is done again.
 * @throws when npm fails or is missing
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(
    join(root, '.cache', 'install.lock'),
    async () => {
      if (!isInstalled()) await install();
    },
    (pid) => console.log(`Waiting for another install (process ${pid}) …`),
  );
}
