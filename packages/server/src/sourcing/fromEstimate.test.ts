import { expect, it } from 'vitest';
import { filledFrom, type ReadDraft, type ReadEstimate } from './fromEstimate.ts';

const estimate: ReadEstimate = {
  containers: 2500,
  priceBreaks: [],
  unitsPerServing: 2,
  servingsPerContainer: 30,
  formFactor: 'gummie',
  pack: null,
  constants: [],
  waterfall: [],
};

it.each<[ReadDraft | null, string]>([
  [{ form: 'capsule', serving: { units: 4 } }, '4 capsules'],
  [{ form: 'capsule', serving: { units: 1 } }, '1 capsule'],
  [{ serving: { units: 3, unit: 'softgel' } }, '3 softgels'],
  [{ serving: { household: '1 scoop', grams: 12 } }, '1 scoop'],
  [{ serving: { grams: 12 } }, '12 g'],
  [null, '2 gummies'],
])('tells the serving of %j as %s', (draft, serving) => {
  expect(filledFrom(estimate, draft).serving).toBe(serving);
});

it('is made as a maker says it', () => {
  expect(filledFrom(estimate, null).formFactor).toBe('gummy');
  expect(filledFrom(estimate, { form: 'softgel' }).formFactor).toBe('softgel');
});
