import { CsvError, parse } from 'csv-parse/sync';

/** A row of a table, by the names in its header, and the line it begins on. */
export interface CsvRow {
  readonly line: number;
  readonly fields: Record<string, string>;
}

/**
 * Reads RFC 4180 text with a header row.
 * @throws with file and line when a row has another number of fields than the header or a quote is out of place
 */
export function parseCsv(file: string, text: string): CsvRow[] {
  const rows = readRows(file, text);
  return rows.map(({ record }, at) => ({ line: (rows[at - 1]?.info.lines ?? 1) + 1, fields: record }));
}

interface Row {
  record: CsvRow['fields'];
  info: { lines: number };
}

function readRows(file: string, text: string): Row[] {
  try {
    return parse<Row>(text, { columns: true, info: true, recordDelimiter: ['\r\n', '\n'] });
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`${file}: ${error.message}`, { cause: error });
    throw error;
  }
}
