import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verdictOf } from './audit.mjs';

const answer = (total, vulnerabilities) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total } } });

test('weaknesses are counted and named', () => {
  assert.deepEqual(verdictOf(answer(0, {})), { total: 0, names: [] });
  assert.deepEqual(verdictOf(answer(1, { koa: {} })), { total: 1, names: ['koa'] });
});

test('a registry that cannot be asked is told from one that found nothing', () => {
  const refused = JSON.stringify({
    message: 'request failed',
    error: { summary: 'audit endpoint returned an error' },
  });
  assert.deepEqual(verdictOf(refused), { unknown: 'audit endpoint returned an error' });
  assert.ok(verdictOf('').unknown);
  assert.ok(verdictOf('{}').unknown);
});
