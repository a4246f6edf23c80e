import { claimRows } from './claims.ts';
import { documentRows } from './documents.ts';
import { formulaRows } from './formulas.ts';
import { gardenRows } from './garden.ts';
import { general, particular } from './refusals.ts';
import type { Row } from './row.ts';
import { sourcingRows } from './sourcing.ts';
import { successes } from './successes.ts';

/** Every row of the table: what succeeds, what formulas, claims, documents and the garden alone do, what one operation refuses, what all refuse. */
export const rows: readonly Row[] = [
  ...formulaRows,
  ...gardenRows,
  ...claimRows,
  ...documentRows,
  ...sourcingRows,
  ...successes,
  ...particular,
  ...general,
];
