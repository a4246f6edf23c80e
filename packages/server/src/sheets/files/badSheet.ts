/** A file that no table can be read from; the message says why, for who sent it. */
export class BadSheet extends Error {
  override name = 'BadSheet';
}

/** Most rows and columns of a table; a formula has 200 lines. */
export const mostRows = 2000;
export const mostColumns = 100;

/** @throws BadSheet for a table that is larger */
export function refuseLarge({ rows, columns }: { rows: number; columns: number }): void {
  if (rows > mostRows)
    throw new BadSheet(`The table has more than ${mostRows.toLocaleString('en-US')} rows.`);
  if (columns > mostColumns) throw new BadSheet(`The table has more than ${mostColumns} columns.`);
}
