/** Reads the first table of copied HTML, as those programs leave it that put no plain text beside it; null: it has none. */
export function parseHtmlTable(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  if (!table) return null;
  return Array.from(table.rows, ({ cells }) => Array.from(cells).flatMap(textsOf));
}

/** A cell across several columns keeps those behind it in their place. */
function textsOf({ textContent, colSpan }: HTMLTableCellElement): string[] {
  const texts = Array<string>(colSpan).fill('');
  texts[0] = (textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  return texts;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** Writes rows and cells as a table of HTML, which documents and mails take over as one. */
export const formatHtmlTable = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows
    .map((cells) => `<tr>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`)
    .join('')}</table>`;
