import type { FactsRow, FactsSheet } from '@seedbed/ui/facts-label';
import { describe, expect, it } from 'vitest';
import { proteinPowder, reckon, sleepCapsule } from '../../../testing/formulaCases';
import { labelSheet } from './labelSheet';

const rowsOf = ({ lines }: FactsSheet) => lines.filter((line): line is FactsRow => line.kind === 'row');
const heavyAt = (sheet: FactsSheet) =>
  rowsOf(sheet).flatMap(({ name, rule }) => (rule === 'heavy' ? [name] : []));

describe('Supplement Facts', () => {
  const sheet = labelSheet(reckon(sleepCapsule).panel, { market: 'US', kind: 'supplement' });

  it('has heavy bars below the servings, the minerals and the last line (21 CFR 101.36(e)(6))', () => {
    expect(sheet.lines[0]).toMatchObject({ kind: 'heads', rule: 'heavy' });
    expect(heavyAt(sheet)).toEqual(['L-theanine']);
    expect(sheet.notesRule).toBe('heavy');
  });

  it('has no type below 8 points, and heads and notes from 6 (21 CFR 101.36(e)(4))', () => {
    const { body, head, detail, note } = sheet.sizes;
    expect(Math.min(body, detail)).toBeGreaterThanOrEqual(8);
    expect(Math.min(head, note)).toBeGreaterThanOrEqual(6);
  });

  it('does not enlarge calories', () => {
    const lines = [{ name: 'Calories', indent: 0, cells: ['5', ''] }];
    const { panel } = reckon(sleepCapsule);
    const [calories] = rowsOf(labelSheet({ ...panel, lines }, { market: 'US', kind: 'supplement' }));
    expect(calories?.size).toBeUndefined();
  });

  it('says how much is taken and how often it is there', () => {
    expect(sheet.details).toEqual([
      { label: 'Serving Size', value: '2 capsules' },
      { label: 'Servings Per Container', value: '30' },
    ]);
  });
});

describe('Nutrition Facts', () => {
  const { panel } = reckon(proteinPowder);
  const sheet = labelSheet(panel, { market: 'US', kind: 'food' });

  it('has Calories at 16 points and their number at 22 (21 CFR 101.9(d)(1)(iii))', () => {
    expect(rowsOf(sheet)[0]).toMatchObject({
      name: 'Calories',
      size: { name: 16, cells: 22 },
      isStrong: true,
    });
  });

  it('has the percentages’ head behind the calories, and a bar above the vitamins', () => {
    expect(sheet.lines[2]).toEqual({ kind: 'heads', cells: ['', '% Daily Value*'], rule: 'medium' });
    expect(heavyAt(sheet)).toEqual(['Vitamin D']);
  });

  it('has heavy names for what is no part of anything', () => {
    const strong = rowsOf(sheet).flatMap(({ name, isStrong }) => (isStrong ? [name] : []));
    expect(strong).toEqual([
      'Calories',
      'Total Fat',
      'Cholesterol',
      'Sodium',
      'Total Carbohydrate',
      'Protein',
    ]);
  });

  it('stands in columns where there are amounts of a serving and of a container', () => {
    const dual = { ...panel, columns: ['Per serving', '% DV*', 'Per container', '% DV*'] };
    const wide = labelSheet(dual, { market: 'US', kind: 'food' });
    expect(wide.amounts).toBe('column');
    expect(wide.lines[0]).toMatchObject({ cells: dual.columns });
    expect(wide.width).toBeGreaterThan(sheet.width);
  });

  it('prints allergens heavier than the ingredients', () => {
    const allergens = sheet.texts.find(({ id }) => id === 'allergens');
    expect(allergens?.runs).toEqual([{ text: 'Contains: Soy.', isStrong: true }]);
  });
});

describe('an EU label', () => {
  it('emphasises allergens in the list, and says nothing twice', () => {
    const food = labelSheet(reckon({ ...proteinPowder, market: 'EU' }).panel, { market: 'EU', kind: 'food' });
    const strong = food.texts[0]?.runs.filter(({ isStrong }) => isStrong).map(({ text }) => text);
    expect(strong).toEqual(['soya']);
    const { panel } = reckon({ ...sleepCapsule, market: 'EU' });
    const supplement = labelSheet(panel, { market: 'EU', kind: 'supplement' });
    const said = supplement.texts.map(({ runs }) => runs.map(({ text }) => text).join(''));
    expect(panel.statements[0]).toBe('Food supplement');
    expect(said).not.toContain('Food supplement');
    expect(said).toContain('Recommended daily portion: 2 capsules.');
  });
});

it('gives every row an id of its own', () => {
  const line = { name: 'Nettle leaf extract', indent: 0, cells: ['100 mg', '†'] };
  const panel = { ...reckon(sleepCapsule).panel, lines: [line, line] };
  const ids = rowsOf(labelSheet(panel, { market: 'US', kind: 'supplement' })).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});
