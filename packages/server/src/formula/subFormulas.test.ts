import { describe, expect, it } from 'vitest';
import type { FormulaDraft, LineDraft } from './index.ts';
import { adds, codesOf, reckon, supplement } from './testing/reckon.ts';

const price = { tiers: [{ fromKg: 0, perKg: '10.00' }] };
/** 1 g: 141 mg magnesium as bisglycinate and 0 of anything else. */
const blend: FormulaDraft = {
  lines: [
    adds('magnesium', 100, { source: 'magnesium bisglycinate', potency: 20, price }),
    { id: 'x', name: 'L-theanine', amount: { value: 500, unit: 'mg' }, price },
  ],
};
const part = (value: number, formulaId = 7): LineDraft => ({
  id: 'part',
  name: 'Blend',
  formulaId,
  amount: { value, unit: 'mg' },
});
const formulas = { 7: blend };

describe('a line that names a formula', () => {
  it('holds its lines by weight', () => {
    const { panel } = reckon(supplement([part(500)]), { formulas });
    expect(panel.lines.map(({ name, cells }) => [name, cells[0]])).toEqual([
      ['Magnesium (as magnesium bisglycinate)', '50 mg'],
      ['L-theanine', '250 mg'],
    ]);
  });
  it('adds to a claim of its own nutrient', () => {
    const { panel } = reckon(supplement([part(500), adds('magnesium', 30)]), { formulas });
    expect(panel.lines[0]?.cells[0]).toBe('80 mg');
  });
  it('is one row of the bill of materials, with checks by its id', () => {
    const { bom, checks } = reckon(supplement([part(500)]), { formulas });
    expect(bom.lines).toEqual([expect.objectContaining({ line: 'part', mgPerServing: 500 })]);
    expect(bom.lines[0]?.perKg).toBeCloseTo(10, 9);
    expect(checks.filter(({ code }) => code === 'allergen.unconfirmed')).toHaveLength(1);
  });
  it('may name formulas that name formulas, three deep', () => {
    const inner = (id: number): FormulaDraft => ({ lines: [part(100, id)] });
    const nested = { 7: inner(8), 8: inner(9), 9: blend };
    const names = (known: typeof nested | Record<number, FormulaDraft>) =>
      reckon(supplement([part(500)]), { formulas: known }).panel.lines.map(({ name }) => name);
    expect(names(nested)).toHaveLength(2);
    // One more is not followed: the line stays what it is called.
    expect(names({ ...nested, 9: inner(10), 10: blend })).toEqual(['Blend']);
  });
  it('that was not handed in stays a line of its own', () => {
    const draft = supplement([part(500, 8)]);
    expect(reckon(draft, { formulas }).panel.lines.map(({ name }) => name)).toEqual(['Blend']);
    expect(codesOf(draft, { formulas })).not.toContain('conversion.form:part');
  });
});
