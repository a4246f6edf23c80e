import { findDatabases } from '../src/testing/databases.ts';
import { emptyFolder } from './dataFolder.ts';
import { startSeedbed } from './program.ts';

/** Several servers on one PostgreSQL database. */
export interface SharedServers {
  urls: readonly string[];
  /** Ends them, and the database goes. */
  stop(): Promise<void>;
}

/** Starts servers on a new database. @throws where PostgreSQL's programs are not installed */
export async function startShared({
  count,
  variables = {},
}: {
  count: number;
  variables?: Record<string, string>;
}): Promise<SharedServers> {
  const kind = (await findDatabases()).find(({ name }) => name === 'postgres');
  if (!kind) throw new Error('Several processes need PostgreSQL: its programs were not found.');
  const database = await kind.create();
  const settings = { DATABASE_URL: database.settings.databaseUrl ?? '', ...variables };
  const folder = emptyFolder();
  const programs = await Promise.all(Array.from({ length: count }, () => startSeedbed(folder, settings)));
  return {
    urls: programs.map(({ url }) => url),
    async stop() {
      await Promise.all(programs.map((program) => program.stop()));
      await database.drop();
    },
  };
}
