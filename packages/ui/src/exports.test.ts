import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const source = import.meta.dirname;
const doors = readdirSync(source).filter((folder) => existsSync(`${source}/${folder}/index.ts`));

it('gives every folder with an index a sub-path, and nothing else', () => {
  const expected = Object.fromEntries(
    doors.map((door) => [
      `./${door}`,
      { types: `./dist/${door}/index.d.ts`, default: `./dist/${door}/index.js` },
    ]),
  );
  const { '.': _root, './*.css': _sheets, './package.json': _manifest, ...subPaths } = manifest.exports;
  expect(subPaths).toEqual(expected);
});

it('names every door at the root', () => {
  const root = readFileSync(`${source}/index.ts`, 'utf8');
  expect(doors.filter((door) => !root.includes(`from './${door}'`))).toEqual([]);
});

it('has no door to what is internal', () => {
  expect(Object.keys(manifest.exports).filter((path) => path.includes('internal'))).toEqual([]);
});
