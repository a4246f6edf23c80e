import { expect, it } from 'vitest';
import { estimateProduct } from '../estimate.ts';
import { withMeantFigures } from './meantFigures.ts';

it.each([
  ['600 mcg DFE folate as 5-MTHF', '353 mcg folate as 5-MTHF'],
  ['16 mg NE niacin', '16 mg niacin'],
  ['100 mg boswellia, 12 mg zinc?? no, 5 mg zinc. Caramel', '100 mg boswellia, 5 mg zinc. Caramel'],
  ['UK, vegan, 12.99 pounds.', 'UK, vegan, £12.99.'],
  ['a 5 pound tub of whey', 'a 5 pound tub of whey'],
  ['Sold in England at 13 pounds', 'Sold in England at £13'],
  ['Is it vegan? No gelatine, no soy', 'Is it vegan? No gelatine, no soy'],
  ['Omega 3 softgels with vitamin D 3', 'Omega-3 softgels with vitamin D-3'],
  ['Vitamin B 12 tablets, coenzyme Q 10', 'Vitamin B-12 tablets, coenzyme Q-10'],
  ['To bed at 8 in the morning', 'To bed at in the morning'],
  ['Take 2 in the morning', 'Take 2 in the morning'],
  ['Vitamin D 3 µg, vitamin B 12 mg', 'Vitamin D 3 µg, vitamin B 12 mg'],
])('%s', (description, meant) => {
  expect(withMeantFigures({ concept: 'A', description }).description.replace(/\s+/g, ' ')).toBe(meant);
});

const estimate = (concept: string, description: string) =>
  estimateProduct({ concept, description, formFactor: null, volume: null, volumeUnit: null });

it('a price in pounds is converted', () => {
  expect(estimate('Zinc lozenges', '10 mg zinc, 40 lozenges, UK, 9.99 pounds').suggestedPrice).toBe('13.29');
});

it('what counts as DFE is weighed as folate, and no figure is told as lost', () => {
  const { ingredients, warnings } = estimate(
    'Folate tablets',
    '600 mcg DFE folate, one tablet a day, 60 tablets',
  );
  expect(ingredients.find(({ name }) => /folate/i.test(name))?.amountPerServing).toBeCloseTo(353, 0);
  expect(warnings.join(' ')).not.toContain('Figures stated');
});

it('a number of a name counts no pieces', () => {
  const { servingsPerContainer, warnings } = estimate('Vitamin B 12 tablets', '');
  expect(servingsPerContainer).toBe(30);
  expect(warnings.join(' ')).not.toContain('Figures stated');
});
