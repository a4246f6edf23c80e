import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The folder of the package. */
export const packageFolder = join(import.meta.dirname, '..');

/** What a consumer has beside the package's own dependencies. */
const beside = ['@types/react', '@types/react-dom', 'csstype'];

/** Packs the built package as it would be published. @returns the path of the tarball */
export const packTarball = (folder: string): string => {
  if (!existsSync(join(packageFolder, 'dist/index.js'))) {
    throw new Error('There is nothing to pack. Build first: npm run build -w @seedbed/ui');
  }
  const printed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: packageFolder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [{ filename }] = JSON.parse(printed) as [{ filename: string }];
  return join(folder, filename);
};

const link = (name: string, into: string): void => {
  const manifest = findPackageJSON(name, import.meta.url);
  if (!manifest) throw new Error(`${name} is not installed. Run npm ci.`);
  mkdirSync(dirname(join(into, name)), { recursive: true });
  symlinkSync(realpathSync(dirname(manifest)), join(into, name));
};

/** The README's examples are code of a consumer, too: the types of the package have to accept them. */
const copyExamples = (folder: string): void => {
  const readme = readFileSync(join(packageFolder, 'README.md'), 'utf8');
  for (const [index, [, code]] of [...readme.matchAll(/```tsx\n(.*?)```/gs)].entries()) {
    writeFileSync(join(folder, `example-${index + 1}.tsx`), code ?? '');
  }
};

/**
 * A folder outside the workspace with the fixtures and the packed package: what is not in the tarball, or not named in
 * its manifest, is not there. Dependencies are linked to the workspace's, so no registry is asked.
 */
export const installConsumer = (): string => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'seedbed-consumer-'));
  cpSync(join(packageFolder, 'fixtures'), folder, { recursive: true });
  copyExamples(folder);
  const installed = join(folder, 'node_modules/@seedbed/ui');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packTarball(folder), '--strip-components=1', '-C', installed]);
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(installed, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>;
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...beside]) {
    link(name, join(folder, 'node_modules'));
  }
  return folder;
};
