// `npm run restore <folder>`: puts a backup in the place of the data folder's contents.
import { resolve } from 'node:path';
import { restore } from '../src/db/backup.ts';
import { BackupError } from '../src/db/backupError.ts';
import { restoreFiles } from '../src/db/storedBackup.ts';
import { bucketNote, dataDirOf, isInPostgres, startedFrom, tell } from './dataDir.ts';

async function restored(dataDir: string, source: string): Promise<string> {
  if (isInPostgres(process.env)) {
    restoreFiles(dataDir, resolve(startedFrom, source));
    return `Restored the files of ${dataDir} from ${source}. The data is in PostgreSQL: use pg_restore.`;
  }
  const kept = await restore(dataDir, resolve(startedFrom, source));
  return [`Restored ${dataDir} from ${source}.`, kept && `What was there is in ${kept}`]
    .filter(Boolean)
    .join(' ');
}

await tell(async () => {
  const [, , source] = process.argv;
  if (!source) throw new BackupError('Say which backup: npm run restore data/backups/2026-01-05T09-30-00');
  return [await restored(dataDirOf(process.env), source), ...bucketNote(process.env)].join('\n');
});
