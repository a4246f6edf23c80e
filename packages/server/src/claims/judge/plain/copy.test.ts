import { describe, expect, it } from 'vitest';
import { check, is } from '../../testing/check.ts';

const supplement = { nutrients: [{ key: 'magnesium', amount: 80, unit: 'mg' }] };
const findingsOf = (...args: Parameters<typeof check>) =>
  check(...args).sentences.flatMap(({ findings }) => findings);
const wordsIn = (text: string) =>
  findingsOf(text).flatMap(({ words }) => words.map(([start, end]) => text.slice(start, end)));

describe('what a reader of verdicts sees', () => {
  it('names each word once, the longest of those that overlap, in the order of the text', () =>
    expect(wordsIn('Supports gut health and balances hormones.')).toEqual([
      'Supports',
      'gut health',
      'balances',
      'hormones',
    ]));

  it('does not take a disease for a misspelling of its neighbour', () =>
    expect(findingsOf('Say goodbye to insomnia.').map(({ rule }) => rule)).toEqual(['us/disease-i']));

  it('says why a good source just under high goes to a person', () => {
    const [finding] = findingsOf('A good source of magnesium.', {}, supplement);
    expect(finding?.because).toMatch(/between/);
  });

  it('offers no listed claim that shares but a general word', () => {
    const [sentence] = check('Balances your hormones.', { market: 'EU' }, supplement).sentences;
    expect(sentence?.rewordings).toEqual([]);
  });

  it.each([
    ['Reduced salt: 20 % less than our original.', 'blocked'],
    ['Reduced salt: 30 % less than our original.', 'conditions'],
  ])('takes a share that copy states at its word: %s', (text, verdict) => {
    expect(check(text, { market: 'EU' }, { kind: 'food' }).verdict).toBe(verdict);
  });

  it('says what a claim needs beside its level', () => {
    const [sentence] = check('No added sugar.', { market: 'EU' }).sentences;
    expect(sentence?.conditions[0]?.text).toMatch(/CONTAINS NATURALLY OCCURRING SUGARS/);
  });
});

describe('rule 9: experts, figures, statistics', () => {
  const doctor = 'Our founder, Dr Priya Nair, drinks it every night.';

  it('a doctor who drinks it is a recommendation', () => {
    expect(is(doctor)).toBe('proof evidence');
    expect(is(doctor, { market: 'EU' })).toBe('proof blocked');
  });

  it.each([
    'Lowers cortisol by up to 27%.',
    'Helps you relax in 30 minutes.',
    '80% of adults lack magnesium.',
  ])('needs evidence of just this: %s', (text) => expect(is(text)).toBe('proof evidence'));

  it('a share of the Daily Value is no size of an effect', () =>
    expect(is('Supports bones with 50% of your daily calcium.')).toBe('function conditions'));
});

describe('rule 13: what stands alone, and the diet', () => {
  it("'Sleep.' is all that the front promises", () => {
    expect(is('Sleep.')).toBe('function conditions');
    expect(is('Sleep.', { market: 'EU' })).toBe('function blocked');
    expect(is('Calm in a can.', { market: 'EU' })).toBe('function blocked');
    expect(is('Focus, by the cup.')).toBe('function conditions');
    expect(is('Sunshine in a jar.')).toBe('none allowed');
    expect(is('A sleep mask and a candle.')).toBe('none allowed');
  });

  it('a diet that cannot give enough: Art. 3(d)', () =>
    expect(is("Most diets don't get enough from food.", { market: 'EU' })).toBe('function review'));
});

describe("rule 11: 'low calorie' on a supplement", () => {
  const drops = (theirs?: number) => ({
    nutrients: [{ key: 'energy', amount: 5, unit: 'kcal' }],
    ...(theirs !== undefined && {
      reference: { name: 'our syrup', nutrients: [{ key: 'energy', amount: theirs, unit: 'kcal' }] },
    }),
  });

  it.each([
    [undefined, 'nutrientContent evidence'],
    [60, 'nutrientContent allowed'],
    [30, 'nutrientContent blocked'],
  ])('beside one of %s kcal', (theirs, expected) =>
    expect(is('Low calorie.', {}, drops(theirs))).toBe(expected),
  );
});
