import { describe, expect, it } from 'vitest';
import { shiftRank, topRank } from './headings';

describe('topRank', () => {
  it.each([
    ['no heading', 1],
    ['# A\n\n## B', 1],
    ['## A\ntext\n### B', 2],
    ['#### D\n\n### C', 3],
    ['```\n# not a heading\n```\n\n## A', 2],
    ['#hashtag', 1],
    ['### ', 3],
  ])('of %j is %d', (text, rank) => {
    expect(topRank(text)).toBe(rank);
  });
});

describe('shiftRank', () => {
  it.each([
    { rank: 1, top: 1, level: 3, expected: 3 },
    { rank: 2, top: 1, level: 3, expected: 4 },
    { rank: 2, top: 2, level: 3, expected: 3 },
    { rank: 4, top: 2, level: 3, expected: 5 },
    { rank: 6, top: 1, level: 3, expected: 6 },
    { rank: 1, top: 2, level: 3, expected: 3 },
  ])('$rank below $top becomes $expected in $level', ({ rank, top, level, expected }) => {
    expect(shiftRank(rank, { top, level })).toBe(expected);
  });
});
