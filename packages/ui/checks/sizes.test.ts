import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureDoors } from '../scripts/sizes.ts';

const sizes = await measureDoors();

for (const { door, eager, budget } of sizes) {
  test(`${door} keeps to its budget`, () => {
    assert.ok(budget, `Give it one in checks/budgets.json: it has ${eager} bytes now.`);
    assert.ok(eager <= budget, `${eager} bytes gzipped, ${budget} are allowed (checks/budgets.json)`);
  });
}
