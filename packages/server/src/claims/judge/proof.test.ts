import { describe, expect, it } from 'vitest';
import { check, is } from '../testing/check.ts';

describe('rule 9: how soon an effect is felt has to have been measured', () => {
  it.each([
    'Feel the difference in as little as 7 days.',
    'Fast acting.',
    'Works in 30 minutes.',
    'Visible results in 28 days.',
    'Notice a difference within two weeks or your money back.',
  ])('%s', (text) => expect(is(text)).toBe('proof evidence'));

  it.each(['Fast delivery in 7 days.', 'Ready in 30 minutes.', 'Our mill works in three shifts.'])(
    'not: %s',
    (text) => expect(is(text)).toBe('none allowed'),
  );
});

describe('rule 17: what is promised without a function', () => {
  it.each([
    'Look ten years younger by Christmas.',
    'Turn back the clock.',
    'The drug-free way to unwind.',
    'Non-habit-forming.',
  ])('%s', (text) => expect(is(text)).toBe('function review'));
});

describe('rule 13: absorption is a function', () => {
  it.each(['With black pepper for absorption.', 'Added vitamin C for absorption.'])('%s', (text) =>
    expect(is(text, { market: 'EU' })).toBe('function blocked'),
  );

  it('but not that of the kitchen', () =>
    expect(is('The paper towel is there for absorption.', { market: 'EU' })).toBe('none allowed'));
});

describe('words of the body that foods are made and praised with', () => {
  it.each([
    'Made with milk and lactic acid bacteria.',
    'Acidity regulator: lactic acid.',
    'Good for the soul.',
  ])('%s', (text) => expect(is(text, { market: 'EU' }, { kind: 'food' })).toBe('none allowed'));
});

describe('rule 12: a health claim takes in no sentence beside it', () => {
  const claim =
    'Soluble fiber from foods such as oats, as part of a diet low in saturated fat and cholesterol, may reduce the risk of heart disease. A serving of this granola supplies 1 gram of the 3 grams of soluble fiber from oats necessary per day to have this effect.';
  const fibre = { kind: 'food', nutrients: [{ key: 'fibre', amount: 6, unit: 'g' }] } as const;

  it('that only shares words with it', () => {
    const { sentences } = check(`Good source of fiber.\n${claim}`, {}, fibre);
    expect(sentences.map((each) => each.class)).toEqual(['nutrientContent', 'diseaseRisk', 'diseaseRisk']);
  });
});

describe('rule 9: what many are said to buy, like or rank has to be shown', () => {
  it.each([
    'Rated 4.8 out of 5 by our customers',
    '4.7/5 from 3,214 reviews',
    '87% would recommend to a friend',
    'Loved by 1 million customers',
    "The world's most popular vitamin gummy",
    'Voted best greens powder 2025',
    "The nation's best-loved multivitamin",
    'Over 5 million bottles sold since 2014.',
    'Over 10,000 five-star reviews.',
    'Winner of the 2025 Clean Label Award.',
    'Product of the Year 2025.',
    'Trusted by 40,000 families.',
    'Our most awarded multivitamin.',
    'Everyone is talking about it.',
  ])('%s', (text) => expect(is(text, { channel: 'web' })).toBe('proof evidence'));

  it('asks for the figures, and for nothing that is there', () => {
    const evidence = 'Sales ledger 2014 to 2025';
    const [sentence] = check('Over 5 million bottles sold.', { basis: { grade: 'U', evidence } }).sentences;
    expect(sentence).toMatchObject({
      findings: [{ rule: 'us/popularity' }],
      conditions: [{ kind: 'evidence', isMet: true }],
    });
  });

  it.each([
    'Read our reviews or write one yourself',
    'Rate your order and leave us a review',
    "Our customers' favorite flavor is mango",
    'A popular choice for breakfast',
    'Sold in bottles of 60',
    'Our best-selling flavour is lemon',
    'Sort by best selling',
    'Clean water for 4,000 people in Malawi',
  ])('not: %s', (text) => expect(is(text, { channel: 'web' })).toBe('none allowed'));
});
