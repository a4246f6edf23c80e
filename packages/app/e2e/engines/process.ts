import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** Starts a process that ends with this one at the latest, however far the test came. */
export function startProcess(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Goes on with what was started, or undoes it where that fails. */
export async function orUndo<Result>(
  goOn: () => Promise<Result>,
  undo: () => Promise<void>,
): Promise<Result> {
  try {
    return await goOn();
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Ends a process that a test started and waits until it is gone; by force where it does not listen. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}
