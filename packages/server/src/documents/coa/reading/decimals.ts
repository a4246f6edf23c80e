import { decimalMarkOf, type Cell, type DecimalMark } from '../../../sheets/reading/index.ts';

/** Languages that write a comma before decimals. */
const commaLanguages: ReadonlySet<string> = new Set(['de', 'fr', 'es']);

/**
 * The decimal mark of a certificate: what its own figures tell, then what the kind of file makes likely, then the
 * language that all of its headings have in common.
 */
export function markOf(
  cells: readonly Cell[],
  { mark, languages }: { mark: DecimalMark; languages: readonly (readonly string[])[] },
): DecimalMark {
  const isEnglish = languages.every((each) => each.includes('en'));
  const isForeign = languages.some((each) => each.every((language) => commaLanguages.has(language)));
  return decimalMarkOf(cells, isForeign && !isEnglish ? ',' : (mark ?? null));
}

const withComma = /(?<![\d.,])(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?|\d+,\d+)(?![\d.,]*\d)/gu;

/** A text with its decimal commas as points, and its thousands without points. */
export const withPoints = (text: string): string =>
  text.replaceAll(withComma, (figure) => figure.replaceAll('.', '').replace(',', '.'));
