// `npm run backup [folder]`: copies the data folder, also while the server runs.
import { join, resolve } from 'node:path';
import { backUp } from '../src/db/backup.ts';
import { backUpFiles } from '../src/db/storedBackup.ts';
import { bucketNote, dataDirOf, isInPostgres, startedFrom, tell } from './dataDir.ts';

await tell(async () => {
  const dataDir = dataDirOf(process.env);
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = resolve(startedFrom, process.argv[2] ?? join(dataDir, 'backups', now));
  const hasFilesOnly = isInPostgres(process.env);
  const damaged = await (hasFilesOnly ? backUpFiles : backUp)(dataDir, target);
  return [
    hasFilesOnly
      ? `Backed up the files of ${dataDir} to ${target}. The data is in PostgreSQL and not in the backup: use pg_dump.`
      : `Backed up ${dataDir} to ${target}`,
    ...damaged.map((path) => `Left out, because it is damaged: files/${path}`),
    ...bucketNote(process.env),
  ].join('\n');
});
