import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { launch, onStopSignal, pinnedNode, stopAll } from './processes.mjs';

const isPinnedNode = () => realpathSync(process.execPath) === realpathSync(pinnedNode);

/**
 * Runs a command of this checkout: installs what is missing, goes on in the Node that the lock file pins, and
 * ends with everything it started when it is told to stop. Runs in any Node from 20 on and needs no package.
 * @param {string} entry the command's own file (`import.meta.url`)
 * @param {() => Promise<number>} main the command; answers the exit code
 * @param {{ stoppedCode?: number, onFailure?: () => void }} options exit code when stopped by a signal, by default 0;
 *   what to say when the command could not run
 */
export async function bootstrap(entry, main, { stoppedCode = 0, onFailure } = {}) {
  let isStopping = false;
  onStopSignal(async () => {
    isStopping = true;
    await stopAll(15_000);
    process.exit(stoppedCode);
  });

  const begin = async () => {
    await ensureInstalled();
    if (isPinnedNode()) return main();
    const { code } = await launch([fileURLToPath(entry), ...process.argv.slice(2)]).ended;
    return code ?? 1;
  };

  const exitCode = await begin().catch((error) => {
    if (!isStopping) console.error(error.message);
    if (!isStopping) onFailure?.();
    return 1;
  });
  if (isStopping) return;
  await stopAll();
  process.exit(exitCode);
}
