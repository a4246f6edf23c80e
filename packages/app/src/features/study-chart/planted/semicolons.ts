const quoted = (text: string) => (/[;"\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Cells as a line, parted by semicolons; a cell with one is quoted, a line break in it is a space, none is empty. */
export const lineOf = (cells: readonly (string | number | null | undefined)[]): string =>
  cells.map((cell) => quoted(String(cell ?? '').replace(/\s+/g, ' '))).join('; ');

/** The cells of such a line. */
export function cellsIn(line: string): string[] {
  const cells = line.matchAll(/(?:^|;) *(?:"((?:[^"]|"")*)"|([^;]*))/g);
  return Array.from(cells, ([, inQuotes, plain = '']) => inQuotes?.replaceAll('""', '"') ?? plain.trim());
}
