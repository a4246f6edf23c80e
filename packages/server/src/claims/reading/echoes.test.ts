import { describe, expect, it } from 'vitest';
import { check } from '../testing/check.ts';

const stopped = /^(?:blocked|review|evidence)$/;

describe('a question that the next sentence echoes', () => {
  it.each([
    'Feeling blue? So is our new tin.',
    'Nervous? So were we on our first market day.',
    'Tired? So are we, it was a long harvest.',
    "Can't stop? Neither can our van.",
    'Swelling, rash or trouble breathing? Stop use and call a doctor right away.',
  ])('offers nobody help: %s', (text) => expect(check(text).verdict).toBe('allowed'));

  it.each([
    // Who tells what came of it, what ended it, what is sold.
    "Can't sleep? Neither could I.",
    "Can't sleep? Neither could we until we tried this.",
    'Tired? So are we, but no longer.',
    'Anxious? So are most of us. Ashwagandha helps.',
    'Sore knees? So is everybody without glucosamine.',
    "Can't sleep? Take two.",
    'Insomnia? So is our lunch.',
    'Heartburn? Stop use of your pills and sip this.',
    'Joint pain? Ask your doctor about our turmeric.',
    'Rash? Stop use of soap. Our oil calms it.',
  ])('is read as ever where it may: %s', (text) => expect(check(text).verdict).toMatch(stopped));
});

describe('what has but the last word of the beginning of a harmless phrase', () => {
  it('is not meant: nothing beats a cold where it beats a cold glass', () => {
    expect(check('Nothing beats a cold glass of cider after raking the yard.').verdict).toBe('allowed');
    expect(check('Nothing beats a cold like our syrup.').verdict).toBe('blocked');
  });
});
