import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { besideOf } from '../beside/besideLines.ts';
import { valuesWith } from '../constants/constants.ts';
import { estimateProduct } from '../estimate.ts';
import { fillServing } from '../fill.ts';
import { proposeFormula } from '../formula.ts';
import { inputMg } from '../line.ts';
import { planFormula } from '../plan.ts';

const inputOf = (concept: string, description: string) =>
  ({ concept, description, formFactor: null, volume: null, volumeUnit: null }) as const;
const warningsOf = (concept: string, description: string) =>
  estimateProduct(inputOf(concept, description)).warnings.join('\n');

describe('what would not hold together, keep, fizz or taste is told', () => {
  it.each([
    ['Curcumin drops', '100 mg per ml, 30 ml', 'Not all of Curcumin dissolves in a serving of 1 mL: sunflower lecithin and xanthan gum'],
    ['Whey isolate shake', '30 g scoop with 25 g protein, cocoa, 900 g tub', 'The amounts leave little room for taste: cocoa powder'],
    ['Creatine sticks', '5 g creatine, 500 mg sodium, 200 mg potassium, 60 mg magnesium in an 8 g stick, sweetened with xylitol', 'xylitol none instead of'],
    ['Magnesium powder', '300 mg magnesium as bisglycinate per 5 g scoop, unflavoured, no fillers', 'The words say 5 g at once; what is named comes to 2.2 g'],
    ['Zinc tablets 15 mg', 'no magnesium stearate, no stearic acid', 'Nothing keeps the tablets from sticking'],
  ])('%s, %s', (concept, description, told) => {
    expect(warningsOf(concept, description)).toContain(told);
  }); // prettier-ignore

  it.each([
    ['Vitamin C drops', '100 mg per ml, 30 ml'],
    ['Vitamin C drops', '100 mg per ml, 30 ml, no preservatives'],
    ['Vitamin C effervescent tablets', '1,000 mg, 4 g tablets'],
    ['Zinc tablets 15 mg', '60 tablets'],
    ['Vitamin D3 gummies', '60 gummies'],
  ])('nothing of %s, %s', (concept, description) => {
    const told = warningsOf(concept, description);
    for (const words of ['dissolves', 'preserves', 'fizzes', 'sticking', 'sets the', 'room for taste'])
      expect(told).not.toContain(words);
  });
});

const forms = ['capsules', 'tablets', 'chewable tablets', 'effervescent tablets', 'lozenges', 'boiled lozenges', 'softgels', 'gummies', 'soft chews', 'sticks', 'powder', 'drops', 'syrup', 'tincture', 'glycerite'] as const; // prettier-ignore
const actives = ['Magnesium', 'Zinc 10 mg', 'Vitamin C', 'Curcumin', 'Creatine', 'Vitamin D3', 'Collagen', 'Pea protein', 'Valerian'] as const; // prettier-ignore
const wishes = ['sugar-free', 'no fillers', 'unflavoured', 'lemon', 'chocolate', 'sweetened with xylitol', 'sweetened only with stevia', 'sweetened with maltitol and stevia', 'with inulin', 'no preservatives', 'vegan', 'no magnesium stearate', '3 g each', '5 g scoop', 'no sweeteners', 'no gums', 'rice-based filler'] as const; // prettier-ignore

describe('every finished formula', () => {
  it('weighs what its parts weigh, sweetens with what is named, and has a part once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...actives),
        fc.constantFrom(...forms),
        fc.subarray([...wishes], { maxLength: 3 }),
        (active, form, asked) => {
          const plan = planFormula(proposeFormula(inputOf(`${active} ${form}`, `${asked.join(', ')}.`)));
          const values = valuesWith();
          const beside = besideOf(plan);
          const inside = beside.filter(({ part }) => part.of === 'fill');
          const { weightMg } = fillServing(plan, values);
          const activeMg = plan.lines.reduce((sum, line) => sum + inputMg(line, values), 0);
          const partsMg = inside.reduce((sum, { line }) => sum + line.inputMg, 0);
          const hasRest = inside.some(({ part }) => part.share === null);
          // Where nothing may be filled in, a piece is lighter; nothing is heavier than what is in it.
          expect(activeMg + partsMg).toBeLessThanOrEqual(weightMg * 1.01);
          expect(hasRest ? activeMg + partsMg : weightMg).toBeGreaterThan(weightMg * 0.99);
          const names = inside.map(({ line }) => line.form);
          expect(new Set(names).size).toBe(names.length);
          const sweet = inside.filter(({ part }) => part.sweetens !== '').map(({ part }) => part);
          const isOnlyStevia =
            asked.includes('sweetened only with stevia') &&
            !asked.some((each) => /xylitol|maltitol/.test(each));
          expect(isOnlyStevia ? sweet.filter(({ name }) => name !== 'Steviol glycosides') : []).toEqual([]);
          const isSugarFree = asked.includes('sugar-free');
          expect(isSugarFree ? sweet.filter(({ sweetens }) => sweetens === 'sugar') : []).toEqual([]);
        },
      ),
      { numRuns: 120 },
    );
  });
});
