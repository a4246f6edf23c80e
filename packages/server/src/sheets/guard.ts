import type { Cell } from './reading/cell.ts';

/**
 * A cell as it may leave: a spreadsheet takes text that begins like a formula for one, so an apostrophe stands before
 * it. Numbers stay numbers.
 */
export const guarded = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;

/** Text of a guarded cell as it was. */
export const unguarded = (cell: Cell): Cell =>
  typeof cell === 'string' && /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
