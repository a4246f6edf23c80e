import { describe, expect, it } from 'vitest';
import { capsuleSizes } from '../../contract/formulas/formulaDraft.ts';
import {
  adds,
  cellsOf,
  codesOf,
  data,
  food,
  namesOf,
  packaged,
  reckon,
  supplement,
} from '../testing/reckon.ts';
import type { LineDraft } from '../index.ts';

const gram = { serving: { units: 1, unit: 'capsule', grams: 1 } } as const;

describe('U4: a label tells the nutrient’s weight', () => {
  it.each<[string, LineDraft, string, string]>([
    [
      'of a material that is weighed',
      adds('zinc', 100, { potency: 20, amount: { value: 100, unit: 'mg', basis: 'material' } }),
      'Zinc',
      '20 mg',
    ],
    [
      'of a material that holds water',
      adds('zinc', 100, { potency: 20, moisture: 50, amount: { value: 100, unit: 'mg', basis: 'material' } }),
      'Zinc',
      '10 mg',
    ],
    [
      'of a share of the serving',
      adds('zinc', 1, { potency: 20, amount: { value: 1, unit: '%' } }),
      'Zinc',
      '2 mg',
    ],
    [
      'of a share, in the label’s unit',
      adds('vitamin-d', 1, { potency: 0.25, amount: { value: 1, unit: '%' } }),
      'Vitamin D',
      '25 mcg',
    ],
    [
      'of the rest to 100 %',
      adds('calcium', 0, { potency: 40, amount: { unit: '%', isRest: true } }),
      'Calcium',
      '400 mg',
    ],
  ])('%s', (_, line, name, expected) => {
    expect(cellsOf(supplement([line], gram), name)?.[0]).toBe(expected);
  });
  it('and never guesses the form of what is a share', () => {
    expect(codesOf(supplement([adds('vitamin-a', 1, { amount: { value: 1, unit: '%' } })], gram))).toContain(
      'conversion.form:vitamin-a',
    );
  });
});

describe('U2, N2, E5: what no active line adds is not declared', () => {
  const preserving = adds('vitamin-c', 50, { purpose: 'preservative', source: 'ascorbic acid' });
  it('in any market, and is no vitamin without overage', () => {
    expect(namesOf(supplement([preserving]))).toEqual([]);
    expect(namesOf(supplement([preserving], { market: 'EU' }))).toEqual([]);
    expect(namesOf(packaged([food({}), preserving]))).not.toContain('Vitamin C');
    expect(codesOf(supplement([preserving]))).not.toContain('overage.none:vitamin-c');
  });
  it('unless it is asked for: then with all that there is of it, its source in the list', () => {
    const { lines, ingredients } = reckon(
      supplement([preserving], { options: { alsoDeclare: ['vitamin-c'] } }),
    ).panel;
    expect(lines).toEqual([{ name: 'Vitamin C', indent: 0, cells: ['50 mg', '56%'] }]);
    expect(ingredients).toBe('Ingredients: ascorbic acid (preservative).');
  });
});

it('C12: what a line claims by name is not counted again from its profile', () => {
  const acerola = adds('vitamin-c', 100, { potency: 17, profile: { 'vitamin-c': 17_000, sugars: 10 } });
  expect(cellsOf(supplement([acerola]), 'Vitamin C')).toEqual(['100 mg', '111%']);
});

describe('rounding has slack below a limit', () => {
  it.each([9, 29, 31, 41, 47])('50 ÷ %d of a fat, as often, is half a gram', (grams) => {
    expect(cellsOf(packaged([food({ fat: 50 / grams }, grams)]), 'Total Fat')?.[0]).toBe('0.5 g');
  });
});

it('N4: protein of unknown quality that is declared as zero is 0 %', () => {
  const draft = packaged([food({ protein: 0.3 })], { options: { proteinPercent: true } });
  expect(cellsOf(draft, 'Protein')).toEqual(['0 g', '0%']);
});

describe('C2: an overage of all that is weighed in', () => {
  const line = adds('magnesium', 100, { potency: 14.1, overage: 100 });
  it('leaves the weight unknown and says so', () => {
    const draft = supplement([line], { options: { overageMethod: 'input' } });
    expect(reckon(draft).bom.lines[0]?.mgPerServing).toBeNull();
    expect(codesOf(draft)).toContain('material.open:magnesium');
    expect(cellsOf(draft, 'Magnesium')?.[0]).toBe('100 mg');
  });
  it('is twice the label by the other method', () => {
    expect(reckon(supplement([line])).bom.lines[0]?.mgPerServing).toBeCloseTo(200 / 0.141, 6);
  });
});

describe('C9: pieces of a serving', () => {
  const unitsOf = (serving: object) =>
    reckon(
      supplement([{ id: 1, name: 'A', density: 0.6, amount: { value: 922.6, unit: 'mg' } }], { serving }),
    ).fit.units;
  it.each([
    [{ household: '1 dose' }, 2],
    [{}, 2],
    [{ household: '1 capsule' }, 1],
    [{ household: '3 caps' }, 3],
    [{ household: '4 pieces' }, 4],
  ])('of %j are %d', (serving, expected) => {
    expect(unitsOf(serving)).toBe(expected);
  });
});

it('a capsule is one of the base’s sizes, or has measures of its own', () => {
  expect(data.capsules.map(({ size }) => size).sort()).toEqual([...capsuleSizes].sort());
});
