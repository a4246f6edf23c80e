// `npm run restore <folder>`: puts a backup in the place of the data folder's contents.
import { resolve } from 'node:path';
import { BackupError, restore } from '../src/db/backup.ts';
import { dataDirOf, startedFrom, tell } from './dataDir.ts';

await tell(async () => {
  const [, , source] = process.argv;
  if (!source) throw new BackupError('Say which backup: npm run restore data/backups/2026-01-05T09-30-00');
  const dataDir = dataDirOf(process.env);
  const kept = await restore(dataDir, resolve(startedFrom, source));
  return [`Restored ${dataDir} from ${source}.`, kept && `What was there is in ${kept}`]
    .filter(Boolean)
    .join(' ');
});
