import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeLeft } from './timing';

it.each([
  ['nobody waits', 5000, 1000, 1000, false, { ms: 4000, atEnd: 'end' }],
  ['one waits', 5000, 500, 500, true, { ms: 1500, atEnd: 'yield' }],
  ['one came late', 5000, 3000, 3000, true, { ms: 0, atEnd: 'yield' }],
  ['its own time is shorter', 150, 100, 100, true, { ms: 50, atEnd: 'end' }],
  ['it was said again', 5000, 100, 4000, false, { ms: 4900, atEnd: 'end' }],
  ['it was said again while one waits', 5000, 100, 1900, true, { ms: 100, atEnd: 'yield' }],
  ['it has no end and nobody waits', null, 9000, 9000, false, null],
  ['it has no end and one waits', null, 500, 500, true, { ms: 1500, atEnd: 'yield' }],
  ['it is overdue', 5000, 6000, 6000, false, { ms: 0, atEnd: 'end' }],
  ['its time is infinite', Infinity, 10, 10, false, null],
] as const)('when %s', (_when, duration, sinceNews, sinceSeen, isAwaited, expected) => {
  expect(timeLeft({ duration, sinceNews, sinceSeen, isAwaited })).toEqual(expected);
});

it('is never negative, and never longer than two seconds while one waits', () => {
  const ms = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(fc.option(ms), ms, ms, fc.boolean(), (duration, sinceNews, sinceSeen, isAwaited) => {
      const left = timeLeft({ duration, sinceNews, sinceSeen, isAwaited });
      expect(left?.ms ?? 0).toBeGreaterThanOrEqual(0);
      expect(isAwaited ? (left?.ms ?? Infinity) : 0).toBeLessThanOrEqual(2000);
    }),
  );
});
