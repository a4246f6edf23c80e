import type { FormulaAnswer, FormulaLine, FormulaOp, StoredFormula } from '@seedbed/server/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/problem';
import { basis } from '../../../testing/formulaCases';
import { KeptFormula } from './keptFormula';
import { lineOf } from './paths';
import { nothingPending, type Pending } from './pending';
import { applied } from './computed';
import { storedFormula } from '../formula.fixture';

const magnesium: FormulaLine = { id: 'mg', nutrient: 'magnesium', amount: { value: 100, unit: 'mg' } };
const amount = (value: number): FormulaOp => ({ op: 'setField', line: 'mg', path: 'amount.value', value });

/** The server's side: one row, and what was asked of it. */
function server(row: StoredFormula = storedFormula({ lines: [magnesium] })) {
  const asked: { rev: number; ops: FormulaOp[]; key: string }[] = [];
  const failures: unknown[] = [];
  const answer = (): FormulaAnswer => ({ formula: row }) as FormulaAnswer;
  const store = (next: StoredFormula) => {
    row = { ...next, rev: row.rev + 1 };
    return answer();
  };
  const outdated = () => {
    const problem = { type: '', title: '', status: 412, detail: 'Changed', current: { ...row } };
    return new ApiError(412, '', problem);
  };
  return {
    asked,
    failures,
    get row() {
      return row;
    },
    /** What another window stores. */
    store: (ops: FormulaOp[]) => store(applied(row, ops) ?? row),
    calls: {
      patch: async (rev: number, ops: FormulaOp[], key: string) => {
        asked.push({ rev, ops, key });
        const failure = failures.shift();
        if (failure) throw failure;
        if (rev !== row.rev) throw outdated();
        return store(applied(row, ops) ?? row);
      },
      undo: async (rev: number) => {
        if (rev !== row.rev) throw outdated();
        return store({ ...row, lines: [magnesium] });
      },
      redo: async () => answer(),
      get: async () => answer(),
    },
  };
}

const told: string[] = [];
let isOwned = true;
let kept: Pending | null = null;
const open = ({ calls, row }: ReturnType<typeof server>, left: Pending = nothingPending) =>
  new KeptFormula({
    first: { formula: row } as FormulaAnswer,
    basis,
    calls,
    left,
    keep: (pending) => {
      kept = pending;
    },
    tell: (words) => told.push(words),
    isOwned: () => isOwned,
  });
const amountIn = (formula: KeptFormula) => lineOf(formula.getState().kept.formula, 'mg')?.amount?.value;
const offline = new TypeError('Failed to fetch');

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  isOwned = true;
  kept = null;
});
afterEach(() => vi.useRealTimers());

describe('a formula that is worked on', () => {
  it('shows a change at once and sends it a moment later', async () => {
    const there = server();
    const formula = open(there);
    formula.change([amount(120)]);
    expect(amountIn(formula)).toBe(120);
    expect(formula.getState().kept.computed.panel.lines[0]?.cells[0]).toBe('120 mg');
    expect(there.asked).toEqual([]);
    await vi.runAllTimersAsync();
    expect(there.asked.map(({ rev, ops }) => [rev, ops])).toEqual([[1, [amount(120)]]]);
    expect(formula.getState().save.state).toBe('saved');
  });

  it('sends acts one by one, in their order, each on the revision of the one before', async () => {
    const there = server();
    const formula = open(there);
    formula.change([amount(110)]);
    formula.change([amount(120)]);
    await vi.runAllTimersAsync();
    expect(there.asked.map(({ rev, ops }) => [rev, ops])).toEqual([
      [1, [amount(110)]],
      [2, [amount(120)]],
    ]);
    expect(new Set(there.asked.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps changes that could not be sent, says why, and sends the same wish again', async () => {
    const there = server();
    there.failures.push(offline);
    const formula = open(there);
    formula.change([amount(120)]);
    await formula.flush();
    expect(formula.getState().save).toEqual({
      state: 'failed',
      reason: 'The server could not be reached. Check the connection, then try again.',
    });
    formula.change([amount(130)]);
    expect(kept?.batches).toHaveLength(2);
    await formula.flush();
    expect(there.row.lines?.[0]?.amount?.value).toBe(130);
    expect(there.asked[1]?.key).toBe(there.asked[0]?.key);
    expect(kept).toBeNull();
  });

  it('tries again by itself', async () => {
    const there = server();
    there.failures.push(offline, offline);
    const formula = open(there);
    formula.change([amount(120)]);
    await vi.runAllTimersAsync();
    expect(there.asked).toHaveLength(3);
    expect(formula.getState().save.state).toBe('saved');
  });

  it('sends nothing once its owner is gone, and keeps it for them', async () => {
    const there = server();
    const formula = open(there);
    formula.change([amount(120)]);
    isOwned = false;
    await vi.runAllTimersAsync();
    expect(there.asked).toEqual([]);
    expect(kept?.batches).toHaveLength(1);
  });

  it('sends what an earlier page left', async () => {
    const there = server();
    const left = open(server());
    left.change([amount(120)]);
    const formula = open(there, left.getState().pending);
    expect(amountIn(formula)).toBe(120);
    await vi.runAllTimersAsync();
    expect(there.row.lines?.[0]?.amount?.value).toBe(120);
  });

  it('merges other fields with what another window stored', async () => {
    const there = server();
    const formula = open(there);
    there.store([{ op: 'setField', line: 'mg', path: 'overage', value: 5 }]);
    formula.change([amount(120)]);
    await vi.runAllTimersAsync();
    expect(there.row.lines).toEqual([{ ...magnesium, amount: { value: 120, unit: 'mg' }, overage: 5 }]);
    expect(formula.getState().pending.conflicts).toEqual([]);
  });

  it('asks about the same field and stores what was decided', async () => {
    const there = server();
    const formula = open(there);
    there.store([amount(150)]);
    formula.change([amount(120)]);
    await vi.runAllTimersAsync();
    expect(amountIn(formula)).toBe(150);
    const [conflict] = formula.getState().pending.conflicts;
    expect(conflict).toEqual({ lineId: 'mg', path: 'amount.value', mine: 120, theirs: 150 });
    if (conflict) formula.settleConflict(conflict, true);
    await vi.runAllTimersAsync();
    expect(there.row.lines?.[0]?.amount?.value).toBe(120);
  });

  it('tells of a change to a line that another window removed', async () => {
    const there = server();
    const formula = open(there);
    there.store([{ op: 'removeLine', line: 'mg' }]);
    formula.change([amount(120)]);
    await vi.runAllTimersAsync();
    expect(told).toEqual([
      'A line that you changed was removed in another window. Your change to it is gone with it.',
    ]);
    expect(formula.getState().kept.formula.lines).toEqual([]);
  });

  it('drops what the server will never take, says so and goes on', async () => {
    const there = server();
    there.failures.push(
      new ApiError(400, '', { type: '', title: '', status: 400, detail: 'Too much of it.' }),
    );
    const formula = open(there);
    formula.change([amount(110)]);
    formula.change([{ op: 'setField', line: 'mg', path: 'overage', value: 5 }]);
    await vi.runAllTimersAsync();
    expect(told).toEqual(['A change was not saved: Too much of it. What was there before is shown again.']);
    expect(there.row.lines).toEqual([{ ...magnesium, overage: 5 }]);
  });

  it('stores what waits before it takes a change back', async () => {
    const there = server();
    const formula = open(there);
    formula.change([amount(120)]);
    await formula.undo();
    expect(there.asked).toHaveLength(1);
    expect(amountIn(formula)).toBe(100);
  });

  it('takes nothing back that another window did', async () => {
    const there = server();
    const formula = open(there);
    there.store([amount(150)]);
    await formula.undo();
    expect(amountIn(formula)).toBe(150);
    expect(told[0]).toMatch(/^The formula was changed in another window/);
  });

  it('shows the label of what is typed, and the last good one of what cannot be done', () => {
    const formula = open(server());
    const label = () => formula.getState().live.computed.panel.lines[0]?.cells[0];
    formula.preview([amount(120)]);
    expect(label()).toBe('120 mg');
    expect(amountIn(formula)).toBe(100);
    formula.preview([{ op: 'setField', line: 'gone', path: 'overage', value: 1 }]);
    expect(label()).toBe('120 mg');
    formula.preview(null);
    expect(label()).toBe('100 mg');
  });

  it('keeps a text that could not be read', () => {
    const formula = open(server());
    formula.keepText('mg\namount', 'a pinch');
    expect(kept?.unreadable).toEqual({ 'mg\namount': 'a pinch' });
    formula.keepText('mg\namount', null);
    expect(kept).toBeNull();
  });

  it('leaves lines that did not change the same objects', async () => {
    const zinc: FormulaLine = { id: 'zn', nutrient: 'zinc', amount: { value: 15, unit: 'mg' } };
    const formula = open(server(storedFormula({ lines: [magnesium, zinc] })));
    const before = lineOf(formula.getState().kept.formula, 'zn');
    formula.change([amount(120)]);
    await vi.runAllTimersAsync();
    expect(lineOf(formula.getState().kept.formula, 'zn')).toBe(before);
  });

  it('looks for what another window stored, but not while something waits', async () => {
    const there = server();
    const formula = open(there);
    there.store([amount(150)]);
    await formula.refresh();
    expect(amountIn(formula)).toBe(150);
  });
});
