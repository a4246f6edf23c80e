import { resolve } from 'node:path';
import { BackupError } from '../src/db/backupError.ts';

/** The folder in which the command was typed: npm itself goes to the package's. */
export const startedFrom = process.env.INIT_CWD ?? process.cwd();

/** The folder with the data. */
export const dataDirOf = (variables: NodeJS.ProcessEnv): string => resolve(variables.DATA_DIR || 'data');

/** Whether the rows are in PostgreSQL, which has tools of its own; files are in the folder all the same. */
export const isInPostgres = (variables: NodeJS.ProcessEnv): boolean => Boolean(variables.DATABASE_URL);

/** What to say of a bucket that keeps the files instead of the folder; nothing where none is set. */
export const bucketNote = ({ FILES_S3_BUCKET: bucket }: NodeJS.ProcessEnv): string[] =>
  bucket
    ? [
        `Files are in the bucket ${bucket} (FILES_S3_BUCKET), which no backup holds: copy it with its own tools.`,
      ]
    : [];

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
