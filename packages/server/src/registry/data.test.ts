import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isConfirmed } from './columns.ts';
import { Conversion } from './records.ts';
import { registry } from './registry.ts';
import { checkRows } from './table.ts';

const atomicWeights: Record<string, number> = {
  Mg: 24.305, Zn: 65.38, Fe: 55.845, Ca: 40.078, Se: 78.971, Cu: 63.546, Mn: 54.938, Cr: 51.996, I: 126.904, Mo: 95.95, K: 39.098, Na: 22.99, Li: 6.94,
}; // prettier-ignore

it('forms marked calculated hold the share that their formula gives', () => {
  const elements = registry.records.forms.filter((form) => form.confidence === 'calculated');
  expect(elements.length).toBeGreaterThan(50);
  for (const form of elements) {
    const atoms = [...form.formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
      .filter(([, element]) => element === form.active)
      .reduce((sum, [, , count]) => sum + Number(count || 1), 0);
    const percent = ((atoms * (atomicWeights[form.active] ?? 0)) / form.molarMass) * 100;
    expect({ form: form.compound, isRight: Math.abs(percent - form.activePercent) < 0.06 }).toEqual({
      form: form.compound,
      isRight: true,
    });
  }
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
