import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from './index.ts';
import { reckon } from './testing/reckon.ts';

/** Products as they are sold, reckoned by hand beside the rules: what a professional would compare first. */

const nutrient = (
  id: number,
  key: string,
  amount: LineDraft['amount'],
  more: Partial<LineDraft>,
): LineDraft => ({
  id,
  nutrient: key,
  amount,
  ...more,
});
const part = (id: number, name: string, grams: number, more: Partial<LineDraft>): LineDraft => ({
  id,
  name,
  amount: { value: grams, unit: 'g' },
  ...more,
});
const mg = (value: number) => ({ value, unit: 'mg' }) as const;
const sugar = { carbohydrate: 100, sugars: 100, addedSugars: 100 } as const;
const linesOf = (draft: FormulaDraft) =>
  reckon(draft).panel.lines.map(
    ({ name, indent, cells }) => `${'>'.repeat(indent)}${name}: ${cells.join(' | ')}`,
  );

describe('an electrolyte stick of 6 g', () => {
  const stick: FormulaDraft = {
    market: 'US',
    kind: 'supplement',
    form: 'powder',
    pack: 'sticks',
    serving: { household: '1 stick', grams: 6 },
    container: { servings: 30 },
    lines: [
      nutrient(1, 'sodium', mg(500), { source: 'sodium chloride', potency: 39.34 }),
      nutrient(2, 'potassium', mg(200), { source: 'potassium citrate', potency: 38.28 }),
      nutrient(3, 'magnesium', mg(60), { source: 'magnesium citrate', potency: 16.16 }),
      part(4, 'cane sugar', 2, { purpose: 'sweetener', profile: sugar }),
      part(5, 'citric acid', 1.2, { purpose: 'acid', profile: { organicAcids: 100 } }),
      part(6, 'natural lemon flavor', 0.15, { purpose: 'flavour' }),
    ],
  };
  it('has its label', () => {
    // 2 g sugar and 1.2 g acid, both by 4: 12.8 kcal. 3.2 g of 275 are 1.2 %, 2 g of 50 are 4 %.
    // 60 / 420 = 14.3 %, 500 / 2,300 = 21.7 %, 200 / 4,700 = 4.3 %.
    expect(linesOf(stick)).toEqual([
      'Calories: 15 | ',
      'Total Carbohydrate: 3 g | 1%*',
      '>Total Sugars: 2 g | †',
      '>>Includes 2 g Added Sugars:  | 4%*',
      'Magnesium (as magnesium citrate): 60 mg | 14%',
      'Sodium (as sodium chloride): 500 mg | 22%',
      'Potassium (as potassium citrate): 200 mg | 4%',
    ]);
    expect(reckon(stick).panel.ingredients).toBe(
      'Other ingredients: cane sugar, citric acid, natural lemon flavor.',
    );
  });
  it('has its weights, and what is missing of a stick is filled up', () => {
    // 500 / .3934 = 1,270.97; 200 / .3828 = 522.47; 60 / .1616 = 371.29: 2,164.72 mg of salts.
    const { bom, fit, typical } = reckon(stick);
    expect(
      bom.lines.slice(0, 3).map(({ mgPerServing }) => Math.round((mgPerServing ?? 0) * 100) / 100),
    ).toEqual([1270.97, 522.47, 371.29]);
    expect(Math.round(bom.weightMg * 100) / 100).toBe(5514.72);
    expect(fit.weightMg).toBeCloseTo(6000, 6);
    expect(typical.map(({ name, mgPerServing }) => [name, Math.round(mgPerServing)])).toEqual([
      ['maltodextrin', 485],
    ]);
  });
});

describe('a collagen gummy, four a serving', () => {
  const gummy: FormulaDraft = {
    market: 'US',
    kind: 'supplement',
    form: 'gummie',
    serving: { units: 4, unit: 'gummy' },
    container: { units: 120 },
    lines: [
      part(1, 'collagen peptides', 2.5, { profile: { protein: 90, pdcaas: 0, sodium: 300 } }),
      nutrient(2, 'vitamin-c', mg(45), { source: 'ascorbic acid', overage: 30 }),
      part(3, 'glucose syrup', 4, {
        purpose: 'base',
        profile: { carbohydrate: 80, sugars: 30, addedSugars: 30 },
      }),
      part(4, 'cane sugar', 3.5, { purpose: 'base', profile: sugar }),
      part(5, 'water', 1.5, { purpose: 'water' }),
      part(6, 'pectin', 0.25, { purpose: 'excipient', profile: { fibre: 80 } }),
    ],
  };
  it('has its label: collagen lacks tryptophan, so that its protein is 0 % of the daily value', () => {
    // Protein 2.25 × 4, carbohydrate 3.2 + 3.5 by 4, fibre .2 by 2: 36.2 kcal. Sugars 1.2 + 3.5 = 4.7 g of 50: 9.4 %.
    // Carbohydrate 6.7 + .2 = 6.9 g of 275: 2.5 %. Sodium 7.5 mg of 2,300: under 1 %.
    const { panel } = reckon(gummy);
    expect([panel.servingSize, panel.servings]).toEqual(['4 gummies', '30']);
    expect(linesOf(gummy)).toEqual([
      'Calories: 35 | ',
      'Total Carbohydrate: 7 g | 3%*',
      '>Total Sugars: 5 g | †',
      '>>Includes 5 g Added Sugars:  | 9%*',
      'Protein: 2 g | 0%*',
      'Vitamin C (as ascorbic acid): 45 mg | 50%',
      'Sodium: 10 mg | <1%',
      'collagen peptides: 2.5 g | †',
    ]);
    expect(panel.ingredients).toBe('Other ingredients: glucose syrup, cane sugar, water, pectin.');
  });
  it('weighs what goes in, with overage', () => {
    // 45 × 1.3 = 58.5 mg of ascorbic acid beside 11,750 mg.
    expect(reckon(gummy).bom.weightMg).toBeCloseTo(11_808.5, 6);
  });
});

describe('an energy drink in the EU, a can of 250 ml', () => {
  const drink: FormulaDraft = {
    name: 'Energy drink',
    market: 'EU',
    kind: 'food',
    isBeverage: true,
    pack: 'ready',
    serving: { household: '1 can', ml: 250 },
    container: { servings: 1 },
    lines: [
      part(1, 'sugar', 27, { purpose: 'base', profile: sugar }),
      part(2, 'taurine', 1, {}),
      { id: 3, name: 'caffeine', caffeinePercent: 100, amount: mg(80) },
      nutrient(4, 'niacin', mg(20), { source: 'nicotinamide' }),
      nutrient(5, 'vitamin-b6', mg(5), { source: 'pyridoxine hydrochloride', potency: 82.27 }),
      part(6, 'citric acid', 2, { purpose: 'acid', profile: { organicAcids: 100 } }),
      part(7, 'sodium citrate', 0.4, { purpose: 'excipient', profile: { sodium: 23_400 } }),
      part(8, 'caramel colour', 0.1, { purpose: 'colour' }),
      {
        id: 9,
        name: 'carbonated water',
        purpose: 'water',
        density: 1.04,
        amount: { value: 250, unit: 'mL', basis: 'toVolume' },
      },
    ],
  };
  it('has its declaration by 100 ml and by can', () => {
    // A can: 27 × 17 + 2 × 13 = 485 kJ, 27 × 4 + 2 × 3 = 114 kcal; by 100 ml 194 and 45.6.
    // Salt .4 × 234 × 2.5 = 234 mg. Niacin 20 of 16 mg: 125 %; B6 5 of 1.4 mg: 357 %.
    const { columns } = reckon(drink).panel;
    expect(columns).toEqual(['per 100 ml', 'per 250 ml']);
    expect(linesOf(drink)).toEqual([
      'Energy: 194 kJ / 46 kcal | 485 kJ / 114 kcal',
      'Fat: 0 g | 0 g',
      '>of which saturates: 0 g | 0 g',
      'Carbohydrate: 11 g | 27 g',
      '>of which sugars: 11 g | 27 g',
      'Protein: 0 g | 0 g',
      'Salt: 0.09 g | 0.23 g',
      'Niacin: 8 mg (50% NRV) | 20 mg (125% NRV)',
      'Vitamin B6: 2 mg (143% NRV) | 5 mg (357% NRV)',
    ]);
  });
  it('warns of its caffeine, and lists its additives by class', () => {
    // 80 mg in 250 ml: 32 mg in 100 ml, 320 a litre.
    const { statements, ingredients } = reckon(drink).panel;
    expect(statements).toEqual([
      'High caffeine content. Not recommended for children or pregnant or breast-feeding women (32 mg/100 ml)',
    ]);
    expect(ingredients).toBe(
      'Ingredients: carbonated water, sugar, acid (citric acid), taurine, acidity regulator (sodium citrate), colour (caramel colour), caffeine, nicotinamide, pyridoxine hydrochloride.',
    );
  });
});
