import type { FormulaLine, FormulaOp, StoredFormula } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { mergeSteps, type Step } from './merge';
import { storedFormula } from '../formula.fixture';

const theirs = (...lines: FormulaLine[]): StoredFormula => storedFormula({ lines, rev: 8 });
const set = (line: string, value: number, was: number | null): Step => ({
  op: { op: 'setField', line, path: 'amount.value', value },
  was,
});
const step = (op: FormulaOp): Step => ({ op, was: null });
const magnesium = { id: 'mg', name: 'Magnesium', amount: { value: 100, unit: 'mg' as const } };

describe('a formula that was changed in another window', () => {
  it('takes what the other left alone', () => {
    const own = set('mg', 120, 100);
    expect(mergeSteps([own], theirs({ ...magnesium, overage: 5 }))).toEqual({
      steps: [own],
      conflicts: [],
      lost: [],
    });
  });

  it('asks about the same field, once, with what was typed last', () => {
    const current = theirs({ ...magnesium, amount: { value: 150, unit: 'mg' } });
    expect(mergeSteps([set('mg', 110, 100), set('mg', 120, 110)], current)).toEqual({
      steps: [],
      conflicts: [{ lineId: 'mg', path: 'amount.value', mine: 120, theirs: 150 }],
      lost: [],
    });
  });

  it('has nothing to ask where both said the same', () => {
    const current = theirs({ ...magnesium, amount: { value: 120, unit: 'mg' } });
    expect(mergeSteps([set('mg', 120, 100)], current)).toEqual({ steps: [], conflicts: [], lost: [] });
  });

  it('keeps one change after the other of a field that the other left alone', () => {
    const own = [set('mg', 110, 100), set('mg', 120, 110)];
    expect(mergeSteps(own, theirs(magnesium)).steps).toEqual(own);
  });

  it('names the lines that are gone there', () => {
    expect(mergeSteps([set('mg', 120, 100)], theirs()).lost).toEqual(['mg']);
  });

  it('adds a line behind all where the one it came after is gone', () => {
    const added = step({ op: 'addLine', line: { id: 'zn', name: 'Zinc' }, after: 'gone' });
    const [merged] = mergeSteps([added, set('zn', 15, null)], theirs(magnesium)).steps;
    expect(merged?.op).toEqual({ op: 'addLine', line: { id: 'zn', name: 'Zinc' }, after: undefined });
  });

  it('adds no line twice whose answer was lost on the way', () => {
    const added = step({ op: 'addLine', line: magnesium });
    expect(mergeSteps([added], theirs(magnesium)).steps).toEqual([]);
  });

  it('removes and moves nothing that is gone', () => {
    const own = [step({ op: 'removeLine', line: 'x' }), step({ op: 'moveLine', line: 'x', after: null })];
    expect(mergeSteps(own, theirs(magnesium)).steps).toEqual([]);
  });
});
