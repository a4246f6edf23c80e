import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readCosts, sumOf } from '../.storybook/docs/operations/costs.ts';
import { root } from './processes.mjs';

const costs = readCosts(readFileSync(join(root, '.storybook/docs/operations/costs.csv'), 'utf8'));

test('every cost says why so much, from where its price is, when, and how sure that is', () => {
  const untold = costs.filter(
    ({ why, source, date, confidence }) =>
      !why || !source || !/^\d{4}-\d\d$/.test(date) || !/^(read|recalled)$/.test(confidence),
  );
  assert.deepEqual(untold, []);
});

test('a sum is of quantities times prices, and a row that does not fit is named', () => {
  const text = 'head\nA;2;hours;0.5;why;source;2026-11;read\nB;3;GB;1;why;source;2026-11;read\n';
  assert.equal(sumOf(readCosts(text)), 4);
  assert.throws(() => readCosts('head\nA;two;hours;0.5;why;source;2026-11;read'), /No such row: A;two/);
});
