import { describe, expect, it } from 'vitest';
import { gradeBar } from './gradeBar';

describe('gradeBar', () => {
  it.each([
    ['A (100)', { rank: 1, share: 1 }],
    ['B (68)', { rank: 2, share: 0.68 }],
    ['D (0)', { rank: 4, share: 0 }],
  ])('draws %j', (text, bar) => expect(gradeBar(text)).toEqual(bar));

  it.each(['', 'B', '68', 'E (12)', 'B (101)', 'B (68) [1]', 'vitamin B (68)'])('leaves %j', (text) =>
    expect(gradeBar(text)).toBeUndefined(),
  );
});
