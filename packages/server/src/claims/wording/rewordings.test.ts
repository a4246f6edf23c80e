import { describe, expect, it } from 'vitest';
import { readRewordings } from './rewordings.ts';
import { check } from '../testing/check.ts';

const eu = { market: 'EU' as const };
const product = { nutrients: [{ key: 'zinc', amount: 10, unit: 'mg' }, { key: 'magnesium', amount: 100, unit: 'mg' }, { key: 'iron', amount: 14, unit: 'mg' }] }; // prettier-ignore
const offered = (...args: Parameters<typeof check>) =>
  check(...args).sentences.flatMap(({ rewordings }) => rewordings);

describe('rule 18: rewordings', () => {
  it.each(readRewordings().rows)('$key passes the check itself', ({ instead }) =>
    expect(check(instead).verdict).toBe('conditions'),
  );

  it.each([
    ['Lowers cholesterol.', 'Helps maintain cholesterol levels already within the normal range.'],
    ['Relieves joint pain.', 'Supports joint comfort and mobility.'],
    ['Keeps colds and flu away.', 'Supports immune function.'],
    ['Cures constipation.', 'Helps maintain regularity.'],
    ['Treats UTIs.', 'Helps maintain a healthy urinary tract.'],
    ['Healthy blood pressure.', 'Supports blood pressure already within the normal range.'],
  ])('US, %s', (text, instead) =>
    expect(offered(text)).toContainEqual({ text: instead, verdict: 'conditions' }),
  );

  it('none of them on a food, of which they would not be nutritive', () =>
    expect(offered('Lowers cholesterol.', {}, { kind: 'food' })).toEqual([]));

  it.each([
    ['Zinc boosts immunity.', 'Zinc contributes to the normal function of the immune system.'],
    ['Magnesium fights fatigue.', 'Magnesium contributes to a reduction of tiredness and fatigue.'],
    ['Iron beats tiredness.', 'Iron contributes to the reduction of tiredness and fatigue.'],
  ])('EU, %s', (text, instead) => {
    expect(check(text, eu, product)).toMatchObject({ class: 'function', verdict: 'blocked' });
    expect(offered(text, eu, product)[0]).toEqual({ text: instead, verdict: 'conditions' });
  });

  it.each([
    ['Zinc fights colds.', 'Zinc contributes to the normal function of the immune system.'],
    ['Zinc against osteoporosis.', 'Zinc contributes to the maintenance of normal bones.'],
    ['Magnesium ends anxiety.', 'Magnesium contributes to normal psychological function.'],
  ])('EU, in place of a disease what the list has near it: %s', (text, instead) => {
    expect(check(text, eu, product)).toMatchObject({ class: 'disease', verdict: 'blocked' });
    expect(offered(text, eu, product)).toContainEqual({ text: instead, verdict: 'conditions' });
  });

  it.each([
    ['Antioxidant zinc.', 'Zinc contributes to the protection of cells from oxidative stress.'],
    ['Feel less worn out, with iron.', 'Iron contributes to the reduction of tiredness and fatigue.'],
    ['Zinc for sharper eyes.', 'Zinc contributes to the maintenance of normal vision.'],
    ['Strong bones and teeth with magnesium.', 'Magnesium contributes to the maintenance of normal bones.'],
    ['Magnesium calms your mind.', 'Magnesium contributes to normal psychological function.'],
  ])('EU, by what lay words mean: %s', (text, instead) => {
    expect(check(text, eu, product).verdict).toBe('blocked');
    expect(offered(text, eu, product)).toContainEqual({ text: instead, verdict: 'conditions' });
  });

  it.each([
    ['High in iron.', 'US', 3.4, ['Good source of iron.']],
    ['Excellent source of iron.', 'US', 1, []],
    ['High in iron.', 'EU', 2.8, ['Source of iron.']],
    ['High in iron.', 'UK', 1, []],
  ] as const)(
    'a level that is not reached, the highest that is: %s %s %s mg',
    (text, market, amount, others) => {
      const held = { nutrients: [{ key: 'iron', amount, unit: 'mg' }] };
      expect(check(text, { market }, held).verdict).toBe('blocked');
      expect(offered(text, { market }, held)).toEqual(
        others.map((each) => ({ text: each, verdict: 'allowed' })),
      );
    },
  );

  it.each(['Zinc from oysters.', 'Iron pans last longer.'])('EU, no claim: %s', (text) =>
    expect(check(text, eu, product).verdict).toBe('allowed'),
  );
});

describe('rule 5: the words that are missing', () => {
  it.each([
    ['Supports healthy blood sugar.', 'Supports healthy blood sugar already within the normal range.'],
    [
      'Supports healthy blood sugar levels and restful sleep.',
      'Supports healthy blood sugar levels already within the normal range and restful sleep.',
    ],
    [
      'Supports healthy blood sugar levels and, as part of a varied diet, restful sleep.',
      'Supports healthy blood sugar levels already within the normal range and, as part of a varied diet, restful sleep.',
    ],
  ])('stand where they belong: %s', (text, instead) =>
    expect(offered(text).map((each) => each.text)).toContain(instead),
  );

  it('stand nowhere where the sentence goes on about the level', () =>
    expect(
      offered('Keeps your blood sugar from spiking.')
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('range from'));

  it('cells alone bring no listed claim near', () =>
    expect(offered('Protects your cells.', eu, product)).toEqual([]));
});
