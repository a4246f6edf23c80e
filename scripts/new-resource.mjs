// `npm run new:resource suppliers`, or `tasks -- --of products`: a resource from the contract to the mock, with its table and its tests.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { camel, generate, kebab, wordsOf } from './generate.mjs';
import { root, run } from './processes.mjs';
import { namesOf, resourceEdits, resourceFiles } from './templates/resource.mjs';

const migrations = () =>
  readdirSync(join(root, 'packages/server/src/db/migrations'))
    .filter((file) => /^\d{4}-/.test(file))
    .toSorted();

const { values, positionals } = parseArgs({ allowPositionals: true, options: { of: { type: 'string' } } });
const isPlural = (words) => /^[a-z]/.test(words[0] ?? '') && words.at(-1).endsWith('s');
const folderOf = (words) => join(root, 'packages/server/src/resources', camel(words));

try {
  const words = wordsOf(positionals[0] ?? '');
  const parent = values.of === undefined ? undefined : wordsOf(values.of);
  if (!isPlural(words)) {
    throw new Error('Say what they are called, in the plural: npm run new:resource suppliers');
  }
  if (parent && !(isPlural(parent) && existsSync(folderOf(parent)))) {
    throw new Error(`There is no resource called ${values.of} to nest them in.`);
  }
  const names = namesOf(words, parent);
  const number = String(Number(migrations().at(-1).slice(0, 4)) + 1).padStart(4, '0');
  const migrationName = `${number}-${kebab(words)}`;
  const written = await generate(resourceFiles(names, migrationName), resourceEdits(names, migrationName));
  await run([join(root, 'packages/server/scripts/openapi.ts')]);
  const changed = [...written.changed, 'packages/server/openapi.json'];
  console.log(
    `Written:\n  ${written.created.join('\n  ')}\nChanged:\n  ${changed.join('\n  ')}\nNext: the fields it really has.`,
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
