import { spawnSync } from 'node:child_process';
import { root } from './processes.mjs';
import { productionPackages, workspaces } from './production.mjs';

/**
 * The production packages of all workspaces as CycloneDX. npm writes it, of everything that is installed: asked to leave
 * out what is for development, it leaves out as well what both need.
 * @throws with npm's words when it fails
 */
export function billOfMaterials() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
  const npm = spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (npm.status !== 0) throw new Error(npm.stderr);
  const bill = JSON.parse(npm.stdout);
  const kept = new Set(workspaces.flatMap((folder) => [...productionPackages(folder)].map(referenceOf)));
  const isOurs = (reference) => reference.startsWith('@seedbed/');
  const isKept = (reference) => kept.has(reference) || isOurs(reference);
  return {
    ...bill,
    components: bill.components.filter(({ 'bom-ref': reference }) => isKept(reference)),
    dependencies: bill.dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
}

/** How CycloneDX of npm names a package of the lock file. */
export const referenceOf = ([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`;
