import type { FormulaDraft, FormulaLine } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { isOnlyCited, suggestedOps } from './suggestedOps';

const cite: FormulaLine['cite'] = { n: 1, kind: 'evidence', title: 'A trial', source: 'PubMed' };
const cited: FormulaLine = { id: 7, nutrient: 'magnesium', amount: { value: 200, unit: 'mg' }, cite };
const suggested: FormulaDraft = {
  form: 'capsule',
  pack: 'capsule',
  serving: { units: 2, unit: 'capsule' },
  lines: [
    {
      id: 1,
      tag: 'suggested',
      nutrient: 'magnesium',
      source: 'magnesium oxide',
      potency: 60.3,
      amount: { value: 100, unit: 'mg' },
    },
    { id: 2, tag: 'suggested', ingredient: 'l-theanine', amount: { value: 200, unit: 'mg' } },
    { id: 3, tag: 'suggested', name: 'Water', purpose: 'water', amount: { value: 100, unit: 'g' } },
  ],
};
const added = (formula: FormulaDraft) =>
  suggestedOps(formula, suggested).flatMap((op) => (op.op === 'addLine' ? [op.line] : []));
const set = (formula: FormulaDraft) =>
  suggestedOps(formula, suggested).flatMap((op) => (op.op === 'setFormula' ? [op.path] : []));

describe('what a suggestion adds', () => {
  it('is what the formula has not; a cited dose stands against the suggested one', () => {
    expect(added({ lines: [cited] }).map(({ ingredient, name, tag }) => [ingredient ?? name, tag])).toEqual([
      ['l-theanine', 'suggested'],
      ['Water', 'suggested'],
    ]);
  });

  it('is the form of a dose whose form is open, and leaves another as it is', () => {
    const forms = (line: FormulaLine) =>
      suggestedOps({ lines: [line] }, suggested).flatMap((op) =>
        op.op === 'setField' ? [[op.line, op.path, op.value]] : [],
      );
    expect(forms(cited)).toEqual([
      [7, 'source', 'magnesium oxide'],
      [7, 'potency', 60.3],
    ]);
    expect(forms({ ...cited, source: 'magnesium citrate' })).toEqual([]);
    expect(forms({ ...cited, materialId: 3 })).toEqual([]);
  });

  it('gets ids of its own', () => {
    const ids = added({ lines: [cited] }).map(({ id }) => id);
    expect(new Set([...ids, cited.id, 1, 2, 3]).size).toBe(ids.length + 4);
  });

  it('is of a serving where several are taken a day, but for what a recipe is mixed of', () => {
    const amounts = added({ lines: [cited], serving: { perDay: 2 } }).map(({ amount }) => amount?.value);
    expect(amounts).toEqual([100, 100]);
  });

  it('says of the whole what nobody has said', () => {
    expect(set({ lines: [cited] })).toEqual(['form', 'pack', 'serving']);
    expect(set({ lines: [cited], form: 'tablet', serving: { units: 1, unit: 'tablet' } })).toEqual(['pack']);
  });
});

it('a formula is only cited while each line rests on a citation and none was suggested', () => {
  expect(isOnlyCited([cited])).toBe(true);
  expect(isOnlyCited([])).toBe(false);
  expect(isOnlyCited([cited, { id: 8, name: 'Zinc' }])).toBe(false);
  expect(isOnlyCited([cited, { ...cited, tag: 'suggested' }])).toBe(false);
});
