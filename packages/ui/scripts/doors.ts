import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the components' sources. */
export const source = fileURLToPath(new URL('../src', import.meta.url));

/** Every folder with an `index.ts` is a door; `internal` has none. */
export const doors = readdirSync(source).filter((folder) => existsSync(`${source}/${folder}/index.ts`));
