import type { FormulaLine } from '@seedbed/server/contract';
import type { CellEdit, NewRow } from '@seedbed/ui/data-grid';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toasts } from '../../../feedback/toasts';
import { useBench, useBenchState } from '../bench/benchContext';
import { newLineId } from '../model/lineIds';
import { lineColumns } from './columns';
import { actOf, moveOps, removeOps } from './gridOps';
import { rowsOf, unreadableKey, type EmptyRow, type LineRow } from './rows';
import { useAfterDrawing } from './useAfterDrawing';
import { useLookUps } from './useLookUps';

const today = () => new Date().toISOString().slice(0, 10);

/** Below all lines there is always a row to type the next one in. */
const lastRow = (): EmptyRow => ({ id: newLineId(), after: undefined });

/** The rows and columns of a formula's lines, and what is done to them. */
export function useLineGrid() {
  const { kept, basis, catalogue, isReadOnly } = useBench();
  const { formula, computed } = useBenchState(({ kept }) => kept);
  const pending = useBenchState(({ pending }) => pending);
  const [empty, setEmpty] = useState<readonly EmptyRow[]>(() => [lastRow()]);
  const before = useRef<readonly LineRow[]>([]);
  // Those of the last drawing: what says the same stays the same object, and is not drawn again.
  const rows = useMemo(
    // oxlint-disable-next-line react/refs
    () => rowsOf({ formula, computed, pending, basis, empty: isReadOnly ? [] : empty }, before.current),
    [formula, computed, pending, basis, empty, isReadOnly],
  );
  useEffect(() => {
    before.current = rows;
  }, [rows]);
  const { lookUps, chosen } = useLookUps(catalogue, kept);
  const columns = useMemo(() => lineColumns(lookUps), [lookUps]);
  const afterDrawing = useAfterDrawing();
  /** What was typed since the last picture, the latest first. */
  const typed = useRef<CellEdit[]>([]);
  const sheet = () => ({
    formula: kept.getState().kept.formula,
    empty,
    newId: newLineId,
    reading: { catalogue, chosen, today: today() },
  });
  const refuse = () =>
    toasts.add({
      title: 'Formula',
      description: 'A formula has at most 200 lines. Nothing was added.',
      variant: 'destructive',
    });

  return {
    rows,
    columns,
    handleChange: (edits: readonly CellEdit[], added: readonly NewRow[]): void => {
      typed.current = [];
      afterDrawing.cancel();
      const { ops, texts, filled } = actOf(edits, added, sheet());
      for (const { rowId, columnId, text } of texts) {
        const key = unreadableKey(rowId, columnId);
        if (text !== null || pending.unreadable[key] !== undefined) kept.keepText(key, text);
      }
      if (ops.length === 0) return void kept.preview(null);
      if (isTooLong(formula.lines, ops)) return void refuse();
      kept.change(ops);
      if (filled.length === 0) return;
      const left = empty.filter(({ id }) => !filled.includes(id));
      setEmpty(left.some(({ after }) => after === undefined) ? left : [...left, lastRow()]);
    },
    handleEditText: (edit: CellEdit | null): void => {
      if (edit) {
        typed.current.unshift(edit);
        return afterDrawing.do(() => {
          // On the way to what can be read, such as '15 m', the label of what could be stays, or comes.
          for (const each of typed.current.splice(0)) {
            const { ops, texts } = actOf([each], [], sheet());
            if (texts.every(({ text }) => text === null)) return kept.preview(ops);
          }
        });
      }
      typed.current = [];
      afterDrawing.cancel();
      kept.preview(null);
    },
    // Behind those that are there: it may stand below one of them, and right below what it is said to follow.
    handleInsert: (after: string | null): void => setEmpty([...empty, { id: newLineId(), after }]),
    handleRemove: (ids: readonly string[]): void => {
      setEmpty(empty.filter(({ id, after }) => after === undefined || !ids.includes(id)));
      kept.change(removeOps(formula, ids));
    },
    handleMove: (ids: readonly string[], by: 1 | -1): void => {
      kept.change(moveOps(formula, ids, by));
    },
  };
}

const mostLines = 200;
const isTooLong = (
  lines: readonly FormulaLine[] | null | undefined,
  ops: readonly { op: string }[],
): boolean => (lines?.length ?? 0) + ops.filter(({ op }) => op === 'addLine').length > mostLines;
