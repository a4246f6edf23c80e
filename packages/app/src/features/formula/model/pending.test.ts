import type { FormulaOp } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { storedFormula } from '../formula.fixture';
import { isNothing, nothingPending, opsOf, rebased, stepsOf, withoutFirst, type Pending } from './pending';

const set = (line: string, value: number): FormulaOp => ({
  op: 'setField',
  line,
  path: 'amount.value',
  value,
});
const formula = storedFormula({
  rev: 3,
  lines: [
    { id: 'mg', amount: { value: 100 } },
    { id: 'zn', amount: { value: 15 } },
  ],
});
const batch = (key: string, ...ops: FormulaOp[]) => ({ key, steps: stepsOf(ops, formula) });
const pending: Pending = {
  ...nothingPending,
  rev: 3,
  batches: [batch('a', set('mg', 120)), batch('b', set('zn', 10))],
};

describe('what is on its way', () => {
  it('knows what each field said before, op after op', () => {
    expect(stepsOf([set('mg', 110), set('mg', 120)], formula).map(({ was }) => was)).toEqual([100, 110]);
    expect(stepsOf([{ op: 'setFormula', path: 'market', value: 'EU' }], formula)[0]?.was).toBe('US');
  });

  it('is sent in the order it was done', () =>
    expect(opsOf(pending)).toEqual([set('mg', 120), set('zn', 10)]));

  it('goes on from the revision of what was stored', () => {
    const next = withoutFirst(pending, 4);
    expect(next.rev).toBe(4);
    expect(next.batches.map(({ key }) => key)).toEqual(['b']);
  });

  it('is another wish on top of another row, act by act', () => {
    const current = storedFormula({ ...formula, rev: 9, notes: 'Changed elsewhere' });
    let made = 0;
    const { pending: next } = rebased(pending, current, () => `new ${(made += 1)}`);
    expect(next.rev).toBe(9);
    expect(next.batches.map(({ key, steps }) => [key, steps.length])).toEqual([
      ['new 1', 1],
      ['new 2', 1],
    ]);
  });

  it('keeps an open question and asks the same one once', () => {
    const current = storedFormula({ ...formula, rev: 9, lines: [{ id: 'mg', amount: { value: 150 } }] });
    const asked = { lineId: 'mg', path: 'amount.value', mine: 90, theirs: 95 };
    const { pending: next, lost } = rebased({ ...pending, conflicts: [asked] }, current, () => 'new');
    expect(next.conflicts).toEqual([{ ...asked, mine: 120, theirs: 150 }]);
    expect(lost).toEqual(['zn']);
  });

  it('is nothing without acts, questions and unreadable texts', () => {
    expect(isNothing(nothingPending)).toBe(true);
    expect(isNothing(pending)).toBe(false);
    expect(isNothing({ ...nothingPending, unreadable: { 'mg amount': 'a pinch' } })).toBe(false);
  });
});
