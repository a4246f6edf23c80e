import { expect, it } from 'vitest';
import { problemFrom } from './problems.ts';

const failure = (more: object) => Object.assign(new Error('driver words'), more);

it.each([
  ['a deadlock', failure({ code: '40P01' }), 503],
  ['transactions without an order', failure({ code: '40001' }), 503],
  ['one that Objection wrapped', failure({ nativeError: failure({ code: '40P01' }) }), 503],
  ['a full disk', failure({ code: 'SQLITE_FULL' }), 503],
  ['a database that can only be read', failure({ code: 'SQLITE_READONLY' }), 503],
  ['a standby of PostgreSQL', failure({ nativeError: failure({ code: '25006' }) }), 503],
  ['a full disk under PostgreSQL', failure({ nativeError: failure({ code: '53100' }) }), 503],
  [
    'a connection that broke in the middle of a query',
    new Error('select 1 as "driver words" - Connection terminated unexpectedly'),
    503,
  ],
  ['a mistake in a statement', failure({ code: '42601' }), 500],
])('%s is answered without the driver’s words', (_, error, status) => {
  const problem = problemFrom(error);
  expect(problem.status).toBe(status);
  expect(problem.detail).not.toContain('driver words');
});

it('a full disk is not told as a database that is away', () => {
  expect(problemFrom(failure({ code: 'SQLITE_FULL' })).detail).toContain('no room left');
  expect(problemFrom(failure({ code: 'SQLITE_BUSY' })).detail).toContain('cannot be reached');
});
