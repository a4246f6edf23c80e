import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isConfirmed } from './columns.ts';
import { Conversion } from './records.ts';
import { registry } from './registry.ts';
import { checkRows } from './table.ts';

const atomicWeights: Record<string, number> = {
  H: 1.008, B: 10.81, C: 12.011, N: 14.007, O: 15.999, P: 30.974, S: 32.06, Cl: 35.45, Mg: 24.305, Zn: 65.38, Fe: 55.845, Ca: 40.078, Se: 78.971, Cu: 63.546,
  Mn: 54.938, Cr: 51.996, I: 126.904, Mo: 95.95, K: 39.098, Na: 22.99, Li: 6.94,
}; // prettier-ignore

/** Formulas of actives that are molecules. */
const molecules: Record<string, string> = {
  'Ascorbic acid': 'C6H8O6', Betaine: 'C5H11NO2', 'Choline cation': 'C5H14NO', Creatine: 'C4H9N3O2', Glucosamine: 'C6H13NO5', 'L-5-MTHF': 'C20H25N7O6',
  'L-arginine': 'C6H14N4O2', 'L-carnitine': 'C7H15NO3', 'L-lysine': 'C6H14N2O2', 'Nicotinic acid': 'C6H5NO2', 'Pantothenic acid': 'C9H17NO5',
  Pyridoxine: 'C8H11NO3', Quercetin: 'C15H10O7', Retinol: 'C20H30O', Riboflavin: 'C17H20N4O6', Thiamin: 'C12H17N4OS', 'alpha-Tocopherol': 'C29H50O2',
}; // prettier-ignore

/** Compounds that hold more than one of the active, where that is a molecule. */
const severalOf: Record<string, number> = {
  'vitamin-c/calcium-ascorbate-dihydrate': 2,
  'pantothenic-acid/calcium-d-pantothenate': 2,
  'l-carnitine/l-carnitine-l-tartrate-2-1': 2,
  'niacin/inositol-hexanicotinate': 6,
};

/** The water of a hydrate stands behind its salt: MgSO4·7H2O. */
const atomsOf = (formula: string) =>
  formula.split('·').flatMap((part) => {
    const [, times = '', atoms = ''] = /^(\d*)(.*)$/.exec(part) ?? [];
    return [...atoms.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(
      ([, element = '', count]) => [element, Number(count || 1) * Number(times || 1)] as const,
    );
  });
const massOf = (formula: string) =>
  atomsOf(formula).reduce((sum, [element, count]) => sum + count * (atomicWeights[element] ?? NaN), 0);

it.each(
  registry.records.forms
    .filter(({ confidence }) => confidence !== 'recalled')
    .map((form) => [form.key, form] as const),
)('%s has the molar mass and the share that its formula gives', (key, form) => {
  const mass = massOf(form.formula);
  const atoms = atomsOf(form.formula).filter(([element]) => element === form.active);
  const molecule = molecules[form.active];
  const active = molecule
    ? (severalOf[key] ?? 1) * massOf(molecule)
    : atoms.reduce((sum, [element, count]) => sum + count * (atomicWeights[element] ?? NaN), 0);
  expect(Math.abs(mass - form.molarMass)).toBeLessThan(0.03);
  expect(Math.abs((active / mass) * 100 - form.activePercent)).toBeLessThan(0.02);
});

it('the README tells how many rows there are and how many are confirmed', () => {
  const readme = readFileSync(new URL('./data/README.md', import.meta.url), 'utf8');
  const told = [...readme.matchAll(/^\| `(\w+)\.csv` +\| (\d+) +\| (\d+) +\|/gm)].map(
    ([, name, rows, sure]) => [name, rows, sure],
  );
  const held = Object.entries(registry.records).map(([name, rows]) => [
    name,
    String(rows.length),
    String(rows.filter(isConfirmed).length),
  ]);
  expect(told.toSorted()).toEqual(held.toSorted());
});

describe('names of materials', () => {
  const words = registry.records.materials.flatMap(({ key, words: own }) => own.map((word) => [word, key]));

  it('belong to one material each', () => {
    expect(new Set(words.map(([word]) => word)).size).toBe(words.length);
  });
});

describe('a broken row', () => {
  const header = 'key,ingredient,form,words,perIu,unit,source,confidence\n';
  const check = (row: string) =>
    checkRows({ file: 'conversions.csv', text: header + row, schema: Conversion });

  it.each([
    [
      'a number that is none',
      'd,vitamin-d,all,,much,µg,Some source,confirmed\n',
      /conversions\.csv, line 2: perIu/,
    ],
    ['a unit of its own', 'd,vitamin-d,all,,0.1,spoons,Some source,confirmed\n', /line 2: unit/],
    ['no source', 'd,vitamin-d,all,,0.1,µg,,confirmed\n', /line 2: source/],
    ['a field too few', 'd,vitamin-d\n', /^conversions\.csv: .*got 2 on line 2/],
    [
      'a key that is taken',
      'd,vitamin-d,all,,0.1,µg,S1,confirmed\nd,vitamin-d,all,,0.1,µg,S1,confirmed\n',
      /line 3.*“d” is there twice/,
    ],
  ])('with %s stops the load and says where', (_, row, message) => {
    expect(() => check(row)).toThrow(message);
  });
});

it('a confirmed excipient says which of its fields are', () => {
  const silent = registry.records.excipients.filter(
    (row) => isConfirmed(row) !== row.confirmedFields.length > 0,
  );
  expect(silent).toEqual([]);
});

it.each(['excipients', 'densities', 'dosageForms'] as const)('figures of %s are in order', (name) => {
  const ranges = registry.records[name].map((row) =>
    'shareLow' in row ? [row.key, row.shareLow, row.shareHigh] : [row.key, row.low, row.typical, row.high],
  );
  for (const [key, ...figures] of ranges) {
    const given = figures.filter((each) => each !== null);
    expect([key, ...given]).toEqual([key, ...given.toSorted((a, b) => Number(a) - Number(b))]);
  }
});

it('a reference amount has its unit, or neither', () => {
  for (const { key, amount, unit } of registry.records.referenceAmounts) {
    expect({ key, isMeasured: amount !== null }).toEqual({ key, isMeasured: unit !== '' });
  }
});
