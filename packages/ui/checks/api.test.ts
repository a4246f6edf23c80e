import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeReports } from '../scripts/apiReport.ts';
import { packageFolder } from './consumer.ts';

const folder = join(packageFolder, 'etc');
const renew = 'See the difference; if it is meant: npm run api -w @seedbed/ui, and commit it.';
const reports = writeReports();

test('there is a report for every door, and no other', () => {
  assert.deepEqual(readdirSync(folder).toSorted(), [...reports.keys()].toSorted(), renew);
});

for (const [file, text] of reports) {
  test(`the public surface is the one in etc/${file}`, () => {
    const reviewed = readdirSync(folder).includes(file) ? readFileSync(join(folder, file), 'utf8') : '';
    // Two strings without a message of ours: the runner then prints their difference.
    if (reviewed !== text) assert.equal(text, `${reviewed}\n${renew}`);
  });
}

test('the root has the names of all doors', () => {
  const exported = /^export (?:declare )?\w+ (\w+)/gm;
  const named = [...reports.values()].flatMap((text) => [...text.matchAll(exported)].map(([, name]) => name));
  const atRoot = reports
    .get('index.api.md')
    ?.match(/(?<=```text\n)[^`]+(?=\n```)/)?.[0]
    .split('\n');
  assert.deepEqual([...new Set(named)].toSorted(), atRoot);
});

// Sheets load in any order because no element has the looks of two components: none lends its looks by a class name.
test('no component takes a class name', () => {
  assert.deepEqual(
    [...reports].filter(([, text]) => text.includes('className')).map(([file]) => file),
    [],
  );
});
