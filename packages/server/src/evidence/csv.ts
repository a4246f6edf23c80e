/**
 * Reads RFC 4180 text: a header row, fields quoted where they hold a comma, a quote or a line break.
 * Throws when a row has another number of fields than the header; rows are numbered as an editor shows them.
 */
export function parseCsv(text: string): { line: number; fields: Record<string, string> }[] {
  const [header, ...rows] = splitRows(text);
  if (!header) throw new Error('The file is empty.');
  return rows.map(({ line, cells }) => {
    if (cells.length !== header.cells.length) {
      throw new Error(`Line ${line} has ${cells.length} fields, the header has ${header.cells.length}.`);
    }
    return { line, fields: Object.fromEntries(header.cells.map((name, at) => [name, cells[at] ?? ''])) };
  });
}

const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y;

function splitRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let row = { line, cells: [] as string[] };
  let isRowOpen = false;
  field.lastIndex = 0;
  while (field.lastIndex < text.length || isRowOpen) {
    const found = field.exec(text);
    if (!found) throw new Error(`Line ${line} cannot be read: a quote is out of place.`);
    const [whole, cell = '', end = ''] = found;
    row.cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    line += whole.split('\n').length - 1;
    isRowOpen = end === ',';
    if (isRowOpen) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  return rows;
}
