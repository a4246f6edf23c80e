import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPatterns, slowText, writtenPatterns } from './patterns.mjs';

/** Where patterns are put together; what reads its rows later does so when it is first asked. */
const doors = [
  'answers/index',
  'claims/index',
  'formula/index',
  'literature/readAbstract',
  'documents/coa/reader',
];

const slow = (patterns) =>
  patterns.flatMap((pattern) => {
    const text = slowText(pattern);
    return text === undefined ? [] : [{ ...pattern, text }];
  });

test('what takes exponential time, or time by the cube, is found', () => {
  for (const source of ['(a+)+$', '(?:x|x)*y', '^(.*?)([^\\s/]+)\\/([^\\s/]+)(.*)$', '\\s*\\s*\\s*;'])
    assert.notEqual(slowText({ source, flags: '' }), undefined, source);
  assert.equal(slowText({ source: '\\s+$', flags: '' }), undefined);
});

test('no pattern that is written in the packages takes it', () => {
  const patterns = writtenPatterns();
  assert.ok(patterns.length > 500);
  assert.deepEqual(slow(patterns), []);
});

test('no pattern that is built of words and rows takes it', async () => {
  const patterns = await builtPatterns(async () => {
    for (const door of doors) await import(`../packages/server/src/${door}.ts`);
    const { loadEvidence } = await import('../packages/server/src/evidence/index.ts');
    const { readClaimKnowledge } = await import('../packages/server/src/claims/index.ts');
    readClaimKnowledge(loadEvidence());
  });
  assert.ok(patterns.length > 20);
  assert.deepEqual(slow(patterns), []);
});
