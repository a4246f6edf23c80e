/**
 * Reads rows and cells as spreadsheets write them: cells by tabs, rows by line breaks; a cell with a tab, a line break
 * or a quote in it stands in quotes, with its own quotes doubled. One line break at the end is no row.
 */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell, then what ends it. Quotes count only where they begin the cell and are closed before its end.
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = '', ending] = found;
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (ending === '') break;
    if (ending !== '\t') rows.push([]);
  }
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

const formatCell = (text: string): string =>
  /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Writes rows and cells so that spreadsheets, and `parseTable`, read the same ones. */
export const formatTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(formatCell).join('\t')).join('\n');
