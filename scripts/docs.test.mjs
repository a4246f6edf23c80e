import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { parseCsv } from '../packages/server/src/registry/csv.ts';
import { root } from './processes.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, match]) => match);

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'packages/ui/README.md'];
const variables = () => matches(read('packages/server/src/env.ts'), /^ {2}([A-Z_]+): /gm).toSorted();

test('the README and .env.example name every variable that the server reads, and no other', () => {
  const configuration = read('README.md').split('## Configuration')[1].split('###')[0];
  const rows = matches(configuration, /^\| (`[^|]+)\|/gm);
  assert.deepEqual(rows.flatMap((cell) => matches(cell, /`(\w+)`/g)).toSorted(), variables());
  assert.deepEqual(matches(read('.env.example'), /^([A-Z_]+)=/gm).toSorted(), variables());
});

for (const file of documents) {
  test(`${file} names commands that exist`, () => {
    const manifests = ['.', 'packages/ui', 'packages/app', 'packages/server'];
    const scripts = new Set(
      manifests.flatMap((folder) => Object.keys(JSON.parse(read(`${folder}/package.json`)).scripts)),
    );
    const named = matches(read(file), /npm run ([\w:]+)/g);
    assert.deepEqual(
      named.filter((name) => !scripts.has(name)),
      [],
    );
  });

  test(`${file} leads to files that exist`, () => {
    const targets = matches(read(file), /\]\((?!https?:)([^)#]+)/g);
    assert.deepEqual(
      targets.filter((target) => !existsSync(join(root, dirname(file), target))),
      [],
    );
  });
}

test('ARCHITECTURE.md has at most 110 lines and a line for every folder', () => {
  const text = read('ARCHITECTURE.md');
  assert.ok(text.trimEnd().split('\n').length <= 110);
  const rows = matches(text.split('## Who may')[0], /^\| `([^`]+)`\s*\|/gm);
  const gone = rows.filter((folder) => !folder.includes('<') && !existsSync(join(root, folder)));
  assert.deepEqual(gone, []);
  const isCovered = (folder) =>
    rows.includes(folder) || rows.some((row) => row.includes('<') && dirname(row) === dirname(folder));
  const folders = [
    'packages/ui/src',
    'packages/app/src',
    'packages/app/src/features',
    'packages/server/src',
  ].flatMap((parent) =>
    readdirSync(join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${parent}/${entry.name}`),
  );
  const parents = new Set(rows.map((row) => dirname(row)));
  assert.deepEqual(
    folders.filter((folder) => !isCovered(folder) && !parents.has(folder)),
    [],
  );
});

/** How many rows a table of the server has. */
const rowsOf = (file) => [...parseCsv(file, read(`packages/server/src/${file}`))].length;

test('the README counts what the evidence base and the evaluation hold, to a tenth', () => {
  const text = read('README.md').replaceAll('\n', ' ');
  const questions = matches(read('packages/server/eval/RESULTS.md'), /^\| questions \|(.*)\|$/gm)[0]
    .split('|')
    .reduce((sum, cell) => sum + Number(cell), 0);
  const held = {
    'questions with known answers': questions,
    'findings of studies': rowsOf('evidence/data/studies.csv'),
    'EU health claims': rowsOf('evidence/data/euClaims.csv'),
    'daily values': rowsOf('evidence/data/dailyValues.csv'),
    'recommended intakes and upper limits': rowsOf('evidence/data/limits.csv'),
    'rules on claims': rowsOf('evidence/data/rules.csv'),
    interactions: rowsOf('evidence/data/interactions.csv'),
    'ingredient forms': rowsOf('registry/data/forms.csv'),
    ingredients: rowsOf('registry/data/ingredients.csv'),
  };
  for (const [words, count] of Object.entries(held)) {
    const [said] = matches(text, new RegExp(`([\\d,]+) ${words}`, 'g'));
    const told = Number(said?.replace(',', ''));
    assert.ok(Math.abs(told - count) <= count / 10, `README: ${said} ${words}, there are ${count}`);
  }
});
