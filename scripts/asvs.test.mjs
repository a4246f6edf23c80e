import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRequirements } from '../.storybook/docs/security/requirements.ts';
import { root } from './processes.mjs';

const rows = readRequirements(readFileSync(join(root, '.storybook/docs/security/asvs.csv'), 'utf8'));
const failing = (isRight) => rows.filter((row) => !isRight(row)).map(({ number }) => number);

/** Requirements of levels 1 and 2 in each chapter of ASVS 4.0.3. */
const perChapter = [38, 54, 18, 9, 30, 13, 12, 15, 7, 5, 8, 15, 13, 23];

test('every requirement of ASVS 4.0.3 up to level 2 has one row', () => {
  assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length);
  const counted = perChapter.map((_, at) => rows.filter((row) => row.number.startsWith(`${at + 1}.`)).length);
  assert.deepEqual(counted, perChapter);
  assert.deepEqual(
    failing(({ number, level }) => /^\d+\.\d+\.\d+$/.test(number) && /^[12]$/.test(level)),
    [],
  );
});

test('every file that a requirement names exists', () => {
  const gone = rows.flatMap(({ number, where }) =>
    where.filter((file) => !existsSync(join(root, file))).map((file) => `${number} ${file}`),
  );
  assert.deepEqual(gone, []);
});

test('what is met says where or how, what is not applicable says why', () => {
  const isTold = ({ state, where, note }) => state === 'open' || where.length > 0 || note !== '';
  assert.deepEqual(failing(isTold), []);
});

test('what is open has a weight and a word on it, and what is of medium weight stands in the text as well', () => {
  const open = rows.filter(({ state }) => state === 'open');
  assert.deepEqual(
    open
      .filter(({ weight, note }) => !/^(low|medium|high)$/.test(weight) || note === '')
      .map((row) => row.number),
    [],
  );
  const page = readFileSync(join(root, '.storybook/docs/security.mdx'), 'utf8');
  const grave = open.filter(({ weight }) => weight !== 'low').map(({ number }) => number);
  assert.deepEqual(
    grave.filter((number) => !page.includes(`**${number}**`)),
    [],
  );
});
