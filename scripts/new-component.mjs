// `npm run new:component tag-list`: a component of @seedbed/ui with its looks, stories and door.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, kebab, wordsOf } from './generate.mjs';
import { root } from './processes.mjs';
import { componentFiles } from './templates/component.mjs';

const rootIndex = 'packages/ui/src/index.ts';
const manifest = 'packages/ui/package.json';

/** Where the door belongs: doors are listed in the order of the alphabet. */
const doorAfter = (door) => {
  const doors = [...readFileSync(join(root, rootIndex), 'utf8').matchAll(/from '\.\/([\w-]+)'/g)].map(
    ([, name]) => name,
  );
  return doors.find((name) => name > door);
};

const editsFor = (door) => {
  const next = doorAfter(door);
  return [
    {
      file: rootIndex,
      anchor: next ? `export * from './${next}';` : '\n',
      insert: `export * from './${door}';\n`,
    },
    {
      file: manifest,
      anchor: next ? `    "./${next}": {` : '    "./*.css"',
      insert: `    "./${door}": {\n      "types": "./dist/${door}/index.d.ts",\n      "default": "./dist/${door}/index.js"\n    },\n`,
    },
  ];
};

const words = wordsOf(process.argv[2] ?? '');
try {
  if (words.length === 0 || !/^[a-z]/.test(words[0])) {
    throw new Error('Say what it is called: npm run new:component tag-list');
  }
  const { created, changed } = await generate(componentFiles(words), editsFor(kebab(words)));
  console.log(
    `Written:\n  ${[...created, ...changed].join('\n  ')}\nSee it with npm run storybook. Give it a budget in packages/ui/checks/budgets.json, and write its surface: npm run build -w @seedbed/ui && npm run api -w @seedbed/ui.`,
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
