import { labelAmountBelow } from './labelAmount.ts';
import type { FormulaLine } from '../line.ts';

/** How much a serving holds, and what of it a line takes, in any one measure. */
export interface Room {
  most: number;
  of(line: FormulaLine): number;
}

/** A dose that was cut, and what it was to be. */
export interface CutDose {
  line: FormulaLine;
  /** In the material's label unit. */
  wanted: number;
}

/** Doses that fit. */
export interface FittedDoses {
  lines: FormulaLine[];
  cuts: CutDose[];
}

/**
 * Brings doses to what a serving holds. Amounts that a person gave stay, but for those given on condition that they
 * fit. Of the others the bulkiest are cut to one
 * level, so that what takes little room stays whole; a cut amount is one that a label would say. Where the amounts
 * that were given leave no room, nothing is cut: it would not fit either way.
 */
export function fitDoses(lines: readonly FormulaLine[], room: Room): FittedDoses {
  const open = lines.filter((line) => !stays(line));
  const free = room.most - sum(lines.filter(stays).map(room.of));
  if (free <= 0 || sum(open.map(room.of)) <= free * (1 + 1e-9)) return { lines: [...lines], cuts: [] };
  const level = levelOf(open.map(room.of), free);
  const cuts: CutDose[] = [];
  const fitted = lines.map((line) => {
    if (stays(line) || room.of(line) <= level) return line;
    const cut = { ...line, amount: labelAmountBelow(line.amount * (level / room.of(line))) };
    cuts.push({ line: cut, wanted: line.amount });
    return cut;
  });
  return { lines: fitted, cuts };
}

const stays = ({ isStated, isOnCondition = false }: FormulaLine) => isStated && !isOnCondition;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The height at which what is above it is cut, so that the whole comes to `free`. */
function levelOf(needs: readonly number[], free: number): number {
  let left = free;
  const sorted = needs.toSorted((a, b) => a - b);
  for (const [at, need] of sorted.entries()) {
    const share = left / (sorted.length - at);
    if (need > share) return share;
    left -= need;
  }
  return left;
}
