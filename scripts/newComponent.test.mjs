import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copyCheckout, passes, runIn } from './testing/checkout.mjs';

test('a new component passes lint, format, types, and its stories in Chromium', (t) => {
  const folder = copyCheckout(t);
  const { status, stderr } = runIn(folder, ['scripts/new-component.mjs', 'tag-list']);
  assert.equal(status, 0, stderr);
  passes(folder, 'oxlint', '--deny-warnings', 'packages/ui/src/tag-list', 'packages/ui/src/index.ts');
  passes(folder, 'prettier', '--check', 'packages/ui/src/tag-list', 'packages/ui/src/index.ts');
  passes(folder, 'tsc', '--noEmit', '-p', 'packages/ui');
  passes(folder, 'vitest', 'run', '--project=ui', 'exports');
  passes(folder, 'vitest', 'run', '--project=ui', 'catalogue', '-t', 'tag-list');
  passes(folder, 'vitest', 'run', '--project=stories', 'tag-list');
});
