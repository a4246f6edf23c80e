import { describe, expect, it } from 'vitest';
import { reckon, supplement } from '../testing/reckon.ts';

/** A serving of so many capsules that holds so many mg, without typical excipients. */
const adviceOf = (mg: number, units: number | null) =>
  reckon(
    supplement(
      [
        { id: 1, name: 'Glycine', ingredient: 'glycine', amount: { value: mg, unit: 'mg' } },
        { id: 2, name: 'cellulose', purpose: 'excipient', amount: { value: 0, unit: 'mg' } },
      ],
      { serving: units === null ? undefined : { units, unit: 'capsule' } },
    ),
  ).fit.advice;

describe('what is advised for capsules', () => {
  it('of a serving that does not fit is what would make it fit', () => {
    // A capsule 00 of 0.91 mL at 0.6 g/mL is filled with 491.4 mg.
    expect(adviceOf(2500, 4)).toBe('The serving needs 6 capsules or size 000 or 535 mg less.');
    expect(adviceOf(3200, 4)).toBe('The serving needs 7 capsules or 1,235 mg less.');
    expect(adviceOf(700, 1)).toBe('The serving needs 2 capsules or size 000 or 209 mg less.');
  });

  it('of a serving that fits though it is full is nothing', () => {
    expect(adviceOf(540, 1)).toBeNull();
  });

  it('of pieces that are not stated is what would save one', () => {
    expect(adviceOf(1000, null)).toMatch(/^One capsule fewer with /);
  });
});
