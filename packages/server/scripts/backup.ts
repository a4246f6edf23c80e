// `npm run backup [folder]`: copies the data folder, also while the server runs.
import { join, resolve } from 'node:path';
import { backUp } from '../src/db/backup.ts';
import { dataDirOf, startedFrom, tell } from './dataDir.ts';

await tell(async () => {
  const dataDir = dataDirOf(process.env);
  const now = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = resolve(startedFrom, process.argv[2] ?? join(dataDir, 'backups', now));
  await backUp(dataDir, target);
  return `Backed up ${dataDir} to ${target}`;
});
