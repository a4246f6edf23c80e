// Asks the registry for known weaknesses of what is installed in production. Ends with 1 where there are any, and with 0
// where the registry could not be asked, which is said.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from './processes.mjs';

/** What the answer of `npm audit --json` means: how many were found, or why nobody knows. */
export function verdictOf(answer) {
  let read;
  try {
    read = JSON.parse(answer);
  } catch {
    return { unknown: 'npm audit did not answer with JSON' };
  }
  const total = read?.metadata?.vulnerabilities?.total;
  if (typeof total === 'number') return { total, names: Object.keys(read.vulnerabilities ?? {}) };
  return { unknown: read?.error?.summary || read?.message || 'npm audit told no count' };
}

function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  const { unknown, total, names } = verdictOf(stdout);
  if (unknown) console.log(`Nobody knows: ${unknown}. Run npm audit --omit=dev where the registry answers.`);
  else console.log(total === 0 ? 'No known weaknesses.' : `${total} known weaknesses: ${names.join(', ')}`);
  return total ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = audit();
