import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

/** Whether commands may be run as root without asking anybody. */
export const canBeRoot = () => isRoot || spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

/**
 * Installs packages of Debian or Ubuntu; does nothing where there is no apt or no right to use it. Whether they are there
 * then is for the caller to see: a package may have another name, or no mirror may be reached.
 * @param {string[]} names
 */
export function installPackages(names) {
  if (!existsSync('/usr/bin/apt-get') || !canBeRoot()) return;
  console.log(`Installing ${names.join(', ')} (the system’s packages) …`);
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ]) {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
