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

/** What a page is laid out with; the page may say of it how it stands (decision 0061). */
const placed = ['carousel', 'form-factor', 'split-panes', 'tab-strip', 'toast'].map(
  (door) => `${door}.api.md`,
);

// Sheets load in any order because no element has the looks of two components of ours: none lends its looks by a class name.
test('only what a page is laid out with takes a class name', () => {
  assert.deepEqual(
    [...reports].filter(([, text]) => text.includes('className')).map(([file]) => file),
    placed,
  );
});

test('none of ours is given one', () => {
  const sources = ['.', '../app'].flatMap((own) => {
    const root = join(packageFolder, own, 'src');
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => join(root, file));
  });
  const given = /<(?:Carousel|FormFactorPicker|SplitPanes|TabStrip|ToastRegion)\b[^<>]*\sclassName=/;
  assert.ok(sources.length > 100, 'the sources were found');
  assert.deepEqual(
    sources.filter((file) => given.test(readFileSync(file, 'utf8'))),
    [],
  );
});
