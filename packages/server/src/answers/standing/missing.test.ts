import { describe, expect, it } from 'vitest';
import { keptWithout, type Missing, missingSentences } from './missing.ts';

const medicine: Missing = { role: 'medicine', what: 'how zinc goes with digoxin' };
const background: Missing = { role: 'background', what: '“texas”' };

describe('what an answer keeps', () => {
  it.each([
    [[], 'answer'],
    [[background], 'answer'],
    [[{ role: 'part', what: 'how much zinc is for children' }], 'answer'],
    [[background, medicine], 'nearby'],
    [[{ role: 'subject', what: '“yaupon”' }], 'nearby'],
    [[medicine, { role: 'question', what: '“warehouse”' }], 'nothing'],
  ] as [Missing[], string][])('of what is missing the strictest part decides: %j', (missing, kept) => {
    expect(keptWithout(missing)).toBe(kept);
  });
});

describe('how it is said', () => {
  const told = (missing: Missing[]) => missingSentences(missing).map(({ segments }) => segments.join(''));

  it('in one sentence for all that is told alike, and what stands behind it once', () => {
    expect(told([medicine, { role: 'place', what: 'what holds in Peru' }])).toEqual([
      'No record here states how zinc goes with digoxin or what holds in Peru',
      'What follows is held beside it',
    ]);
  });

  it('in the words of the question where these are all that is known of it', () => {
    expect(told([background])).toEqual([
      'I hold nothing that speaks of “texas” here; what follows holds in general',
    ]);
  });
});
