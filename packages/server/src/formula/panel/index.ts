import type { Check } from '../check.ts';
import { euFood } from './euFood.ts';
import { euSupplement } from './euSupplement.ts';
import { ingredientList } from './ingredients.ts';
import type { Box, Panel, PanelSource } from './panel.ts';
import { allergenStatement, statementsOf } from './statements.ts';
import { usFood } from './usFood.ts';
import { usSupplement } from './usSupplement.ts';

export type { IngredientRun, Panel, PanelRow, PanelSource } from './panel.ts';

const boxes = {
  US: { supplement: usSupplement, food: usFood },
  EU: { supplement: euSupplement, food: euFood },
} satisfies Record<string, Record<string, (from: PanelSource) => Box>>;

/** The box of the market's and kind's label. */
export const boxOf = (from: PanelSource): Box => boxes[from.formula.market][from.formula.kind](from);

/** The label of a formula's market and kind as text, and what drawing it found. */
export function panelOf(from: PanelSource): { panel: Panel; checks: Check[] } {
  const box = boxOf(from);
  const { title, servingSize, servings, columns, rows, notes, checks } = box;
  const panel = {
    title,
    servingSize,
    servings,
    columns,
    lines: rows,
    notes,
    ...ingredientList(from, box),
    allergens: allergenStatement(from),
    statements: statementsOf(from),
  };
  return { panel, checks };
}
