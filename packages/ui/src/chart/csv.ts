import type { DataColumn } from './DataTable';

/** A text that a spreadsheet would take for a formula gets a mark that makes it a text again. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const cellOf = (value: number | string | null) =>
  typeof value === 'number' ? String(value) : quoted(harmless(value ?? ''));

/** The rows as comma-separated values: the columns that have a `value`, under their headings. */
export function csvOf<Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[]): string {
  const told = columns.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const lines = [
    told.map(({ label }) => cellOf(label)),
    ...rows.map((row) => told.map(({ value }) => cellOf(value(row)))),
  ];
  return `${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
