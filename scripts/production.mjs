import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.mjs';

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What people run or install: the published library, the page and the server. */
export const workspaces = ['packages/ui', 'packages/app', 'packages/server'];

/** Names of the packages that a workspace depends on in production, without our own. */
export const directDependencies = (workspace) =>
  Object.keys(readJson(`${workspace}/package.json`).dependencies ?? {}).filter(
    (name) => !name.startsWith('@seedbed/'),
  );

/** Where Node finds a package from the place of another; undefined where it is not installed. */
const placeOf = (packages, from, name) => {
  const parts = from.split('/node_modules/');
  const places = parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/node_modules/')}/`);
  return [...places, ''].map((place) => `${place}node_modules/${name}`).find((path) => path in packages);
};

/**
 * What `npm ci --omit=dev` installs for a workspace, by the lock file: place below the root, and what the lock says of
 * it. Packages for other platforms are among them.
 * @returns {Map<string, { version: string, license?: string }>}
 */
export function productionPackages(workspace) {
  const { packages } = readJson('package-lock.json');
  const found = new Map();
  const visit = (from) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[from];
    for (const name of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies })) {
      const place = placeOf(packages, from, name);
      if (!place || found.has(place) || packages[place].link) continue;
      found.set(place, packages[place]);
      visit(place);
    }
  };
  visit(workspace);
  return found;
}
