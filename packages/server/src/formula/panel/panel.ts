import type { Check } from '../check.ts';
import type { FormulaData } from '../data.ts';
import type { Formula } from '../formula.ts';
import type { Totals } from '../totals.ts';
import type { WeighedLine } from '../weigh.ts';
import type { Made } from './figure.ts';

/** A row of a label. `cells` stand in the order of the columns, '' for an empty one. */
export interface PanelRow {
  name: string;
  /** 0 to 2. */
  indent: number;
  cells: string[];
}

/** A stretch of the ingredient list; allergens are emphasised. */
export interface IngredientRun {
  text: string;
  isAllergen: boolean;
}

/** A label as text. No text is null, no list is empty. */
export interface Panel {
  title: string;
  servingSize: string | null;
  servings: string | null;
  columns: string[];
  lines: PanelRow[];
  notes: string[];
  ingredients: string | null;
  ingredientRuns: IngredientRun[];
  allergens: string | null;
  statements: string[];
}

/** What a label is drawn from. */
export interface PanelSource {
  formula: Formula;
  lines: readonly WeighedLine[];
  totals: Totals;
  data: FormulaData;
}

/** The box of a label: what stands in its frame, which lines it names, and what it had to leave out. */
export interface Box {
  title: string;
  servingSize: string | null;
  servings: string | null;
  columns: string[];
  rows: PanelRow[];
  /** By row and cell, what its text was made of; null where it has no figure. */
  made: (Made | null)[][];
  notes: string[];
  /** Lines whose ingredient or source stands in the box. */
  named: ReadonlySet<WeighedLine>;
  checks: Check[];
}
