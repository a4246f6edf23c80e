import { claimRows } from './claims.ts';
import { formulaRows } from './formulas.ts';
import { general, particular } from './refusals.ts';
import type { Row } from './row.ts';
import { successes } from './successes.ts';

/** Every row of the table: what succeeds, what formulas and claims alone do, what one operation refuses, what all refuse. */
export const rows: readonly Row[] = [...formulaRows, ...claimRows, ...successes, ...particular, ...general];
