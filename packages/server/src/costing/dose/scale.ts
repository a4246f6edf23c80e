import type { ConstantValues } from '../constants/constants.ts';
import { carryingMg, type FormulaLine } from '../line.ts';

/** A formula brought to a weight. */
export interface Scaled {
  lines: FormulaLine[];
  /** Weight that no line may take up, mg: filler. */
  spareMg: number;
  /** Weight that the amounts given by the person need beyond the target, mg. */
  overMg: number;
}

const total = (lines: readonly FormulaLine[], values: ConstantValues) =>
  lines.reduce((sum, line) => sum + carryingMg(line, values), 0);

/**
 * Brings the active materials of a serving to `targetMg`. Amounts the person gave stay; the others move in proportion,
 * none above the highest usual dose. What then is still missing is filler.
 */
export function scaleTo(lines: readonly FormulaLine[], targetMg: number, values: ConstantValues): Scaled {
  const stated = lines.filter(({ isStated }) => isStated);
  const room = targetMg - total(stated, values);
  const shares = shareRoom(
    lines.filter(({ isStated }) => !isStated),
    Math.max(0, room),
    values,
  );
  const scaled = lines.map((line) => (line.isStated ? line : { ...line, amount: shares.get(line) ?? 0 }));
  const kept = scaled.filter(({ amount }) => amount > 0);
  const spare = targetMg - total(kept, values);
  return { lines: kept, spareMg: Math.max(0, spare), overMg: Math.max(0, -spare) };
}

/** Fills the lines in proportion until the room is gone; a line that reaches its highest usual dose leaves the round. */
function shareRoom(
  lines: readonly FormulaLine[],
  room: number,
  values: ConstantValues,
): Map<FormulaLine, number> {
  const amounts = new Map<FormulaLine, number>();
  let [open, left] = [lines, room];
  while (open.length > 0) {
    const factor = left / total(open, values);
    const full = open.filter(({ material, amount }) => amount * factor >= material.dose.high);
    if (full.length === 0) {
      for (const line of open) amounts.set(line, line.amount * factor);
      return amounts;
    }
    for (const line of full) {
      const { high } = line.material.dose;
      amounts.set(line, high);
      left = Math.max(0, left - carryingMg({ ...line, amount: high }, values));
    }
    open = open.filter((line) => !full.includes(line));
  }
  return amounts;
}
