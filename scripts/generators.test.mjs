import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './processes.mjs';
import { runIn } from './testing/checkout.mjs';

for (const [script, name, expected] of [
  ['new-component.mjs', '', /^Say what it is called/],
  ['new-component.mjs', 'button', /is there already\. Choose another name\.$/m],
  ['new-resource.mjs', 'supplier', /^Say what they are called, in the plural/],
  ['new-resource.mjs', 'notes --of=nothings', /^There is no resource called nothings to nest them in\.$/m],
  ['new-resource.mjs', 'products', /is there already\. Choose another name\.$/m],
]) {
  test(`${script} "${name}" is refused, and nothing is written`, () => {
    const rootIndex = join(root, 'packages/ui/src/index.ts');
    const before = readFileSync(rootIndex, 'utf8');
    const { status, stderr } = runIn(root, [join(root, 'scripts', script), ...name.split(' ')]);
    assert.equal(status, 1);
    assert.match(stderr, expected);
    assert.equal(readFileSync(rootIndex, 'utf8'), before);
  });
}
