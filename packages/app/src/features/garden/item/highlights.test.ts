import { expect, it } from 'vitest';
import { marked } from './highlights';

const joined = (text: string, ...stretches: [number, number][]) =>
  marked(
    text,
    stretches.map(([start, end]) => ({ start, end })),
  )
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');

it.each([
  ['nothing', [], 'abcdef'],
  ['one', [[1, 3]], 'a[bc]def'],
  ['two, out of order', [[4, 5], [0, 1]], '[a]bcd[e]f'],
  ['overlapping', [[1, 3], [2, 5]], 'a[bc][de]f'],
  ['beyond the end', [[5, 99]], 'abcde[f]'],
] as [string, [number, number][], string][])('marks %s', (_, stretches, wanted) => {
  expect(joined('abcdef', ...stretches)).toBe(wanted);
}); // prettier-ignore
