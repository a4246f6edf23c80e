import type { DocumentCell, DocumentPart } from '../contract/index.ts';

/** A cell of text; what is missing is a dash. */
export const cell = (text: string | number | null | undefined, source?: string): DocumentCell => ({
  text: text === null || text === undefined || text === '' ? '–' : String(text),
  ...(source && { source }),
});

/** A line that is written on by hand, on paper. */
export const byHand: DocumentCell = { text: '_'.repeat(40) };

export const heading = (text: string): DocumentPart => ({ type: 'heading', text });

/** A heading on a page of its own, so that what is below it can be handed on by itself. */
export const pageHeading = (text: string): DocumentPart => ({ type: 'heading', text, startsPage: true });

export const text = (words: string | DocumentCell): DocumentPart => ({
  type: 'text',
  ...(typeof words === 'string' ? { text: words } : words),
});

/** Words that have to stand out, e.g. a warning. */
export const strong = (words: string): DocumentPart => ({ type: 'text', text: words, isStrong: true });

export const list = (items: readonly (string | DocumentCell)[]): DocumentPart => ({
  type: 'list',
  items: items.map((item) => (typeof item === 'string' ? { text: item } : item)),
});

/** Names with what they are. */
export const facts = (rows: Readonly<Record<string, DocumentCell | string>>): DocumentPart => ({
  type: 'facts',
  rows: Object.entries(rows).map(([name, value]) =>
    Object.assign({ name }, typeof value === 'string' ? cell(value) : value),
  ),
});

/** A table; a title that begins with # is of numbers. */
export const table = (
  caption: string,
  titles: readonly string[],
  rows: readonly (readonly DocumentCell[])[],
): DocumentPart => ({
  type: 'table',
  caption,
  columns: titles.map((title) =>
    title.startsWith('#') ? { title: title.slice(1), isNumber: true } : { title },
  ),
  rows: rows.map((row) => [...row]),
});

/** A number as people write it: at most so many decimals, thousands parted. */
export const figure = (value: number | null | undefined, decimals = 2): string | null =>
  value === null || value === undefined || !Number.isFinite(value)
    ? null
    : new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals }).format(value);

/** US dollars as people write them: two decimals, of what costs less than a cent as many as tell it; thousands parted. */
export const money = (value: number | null | undefined): string | null => {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const small = { maximumSignificantDigits: 2 };
  const usual = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat('en-US', value > 0 && value < 0.01 ? small : usual).format(value);
};

/** Above this many milligrams a weight is told in grams. */
const mostMg = 10_000;

/** A weight as specifications tell it: whole milligrams, or grams with a decimal. */
export const weight = (mg: number): string =>
  mg < mostMg ? `${figure(mg, mg < 100 ? 1 : 0)} mg` : `${figure(mg / 1000, 1)} g`;

/** A share of a whole, as a person reads it. */
export const percent = (share: number | null | undefined): string | null => {
  const shown = figure(share, 2);
  return shown === null ? null : `${shown} %`;
};
