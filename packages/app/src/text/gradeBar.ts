import type { CellBar } from '@seedbed/ui/markdown';

/** A grade of evidence with its score of 100, as the server writes it in a table: `B (68)`. */
const gradeAndScore = /^([A-D]) \((\d{1,2}|100)\)$/;

const ranks: Record<string, CellBar['rank']> = { A: 1, B: 2, C: 3, D: 4 };

/** The bar of a cell that says a grade and its score. */
export function gradeBar(text: string): CellBar | undefined {
  const [, grade, score] = gradeAndScore.exec(text) ?? [];
  return grade === undefined ? undefined : { rank: ranks[grade], share: Number(score) / 100 };
}
