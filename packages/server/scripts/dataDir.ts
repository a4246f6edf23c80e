import { resolve } from 'node:path';
import { BackupError } from '../src/db/backup.ts';

/** The folder in which the command was typed: npm itself goes to the package's. */
export const startedFrom = process.env.INIT_CWD ?? process.cwd();

/** The folder with the data. PostgreSQL has tools of its own. */
export function dataDirOf(variables: NodeJS.ProcessEnv): string {
  if (variables.DATABASE_URL) {
    throw new BackupError('The data is in PostgreSQL (DATABASE_URL is set). Use pg_dump and pg_restore.');
  }
  return resolve(variables.DATA_DIR || 'data');
}

/** Runs a command: one line for what was done, or for why it was not. */
export async function tell(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
