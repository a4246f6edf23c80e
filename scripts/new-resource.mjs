// `npm run new:resource suppliers`: a resource from the contract to the mock, with its table and its tests.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generate, kebab, wordsOf } from './generate.mjs';
import { root, run } from './processes.mjs';
import { namesOf, resourceEdits, resourceFiles } from './templates/resource.mjs';

const migrations = () =>
  readdirSync(join(root, 'packages/server/src/db/migrations'))
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted();

const words = wordsOf(process.argv[2] ?? '');
try {
  if (words.length === 0 || !/^[a-z]/.test(words[0]) || !words.at(-1).endsWith('s')) {
    throw new Error('Say what they are called, in the plural: npm run new:resource suppliers');
  }
  const names = namesOf(words);
  const number = String(migrations().length + 1).padStart(4, '0');
  const migrationName = `${number}-${kebab(words)}`;
  const paths = await generate(resourceFiles(names, migrationName), resourceEdits(names, migrationName));
  await run([join(root, 'packages/server/scripts/openapi.ts')]);
  console.log(
    `Written:\n  ${paths.join('\n  ')}\nNext: name the migration in packages/server/src/db/migrate.test.ts, then the fields it really has.`,
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
