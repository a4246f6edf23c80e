import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { valuesWith } from '../constants/constants.ts';
import { carryingMg, type FormulaLine } from '../line.ts';

/** What of a material water takes up. */
const Solubility = z.strictObject({
  key: columns.key,
  /** Ingredients that it is of, or single materials. */
  of: columns.list,
  /** Milligrams in a millilitre of water at room temperature. */
  mgPerMl: columns.finite,
  ...columns.origin,
});

const byName = new Map(
  readTable(new URL('../data/', import.meta.url), 'solubility', Solubility).flatMap(({ of, mgPerMl }) =>
    of.map((name) => [name, mgPerMl] as const),
  ),
);

/** Milligrams of a line's material that so many millilitres of water dissolve; null where it is not known to be little. */
export function dissolvedMg({ material }: FormulaLine, ml: number): number | null {
  const mgPerMl = byName.get(material.key) ?? byName.get(material.ingredient);
  return mgPerMl === undefined ? null : mgPerMl * ml;
}

/** A trace of what does not dissolve is no sediment, mg in a mL. Our assumption. */
const trace = 0.05;

/** Whether more of a line's material is in a serving of so many millilitres than water dissolves. */
export function isInsoluble(line: FormulaLine, ml: number): boolean {
  const most = dissolvedMg(line, ml);
  return most !== null && carryingMg(line, valuesWith()) > Math.max(most, trace * ml);
}
