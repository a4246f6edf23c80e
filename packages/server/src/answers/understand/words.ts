import { statedAmounts, stems } from '../../registry/index.ts';

/** A word of a question, a number or one of the marks `%`, `$` and quotation marks. */
export interface Word {
  /** The form words are compared in. */
  readonly stem: string;
  /** As it was written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether a comma parts it from the word before: `dose, safety, limits` says nothing of safety limits. */
  readonly isApart: boolean;
}

/** What a run of words can be. */
export type SpanKind =
  | 'ingredient'
  | 'topic'
  | 'form'
  | 'medicine'
  | 'product'
  | 'dosageForm'
  | 'group'
  | 'market'
  | 'country'
  /** Elsewhere: its rules are not held. */
  | 'place'
  | 'amount'
  | 'number'
  | 'code'
  | 'count'
  | 'quote'
  /** A food that has a reference amount by its category. */
  | 'referenceFood'
  | 'unknown';

/** A run of words that is one thing. */
export interface Span {
  readonly kind: SpanKind;
  readonly key: string;
  /** Its first word. */
  readonly from: number;
  /** The word after its last. */
  readonly to: number;
}

const pattern = /\d+(?:[.,]\d+)*(?!\p{L})|[\p{L}\p{N}]+(?:['’]\p{L}+)?|[%$€]/gu;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => {
    const isApart = text.slice(last, index).trimEnd().endsWith(',');
    last = index + written.length;
    return { stem: stems(written).join('.') || written, text: written, start: index, end: last, isApart };
  });
}

/** The words that stand between two places of the text, as a span; null when there are none. */
export function spanAt(
  words: readonly Word[],
  place: { start: number; end: number },
  what: Pick<Span, 'kind' | 'key'>,
): Span | null {
  const from = words.findIndex(({ end }) => end > place.start);
  const to = words.findLastIndex(({ start }) => start < place.end) + 1;
  return from >= 0 && to > from ? { ...what, from, to } : null;
}

/** What shares no word with others: of several names at one place one is meant. */
export const apartFrom = <Each extends Pick<Span, 'from' | 'to'>>(
  spans: readonly Each[],
  others: readonly Pick<Span, 'from' | 'to'>[],
): Each[] => spans.filter(({ from, to }) => others.every((other) => to <= other.from || from >= other.to));

/** Also between two closing marks, as careless keyboards write them; not from the apostrophe of `what’s`. */
const quoted = /(?<![\p{L}\p{N}])[“"‘'”’][^”"’'“‘]{4,60}[”"’']/gu;

/** What batches and orders are numbered by: letters and digits, or digits alone. */
const code = /(?<![\p{L}\p{N}])(?=[A-Z-]*\d)[A-Z\d-]{3,}(?![\p{L}\p{N}])/giu;

/** Amounts, numbers, codes and quoted words, which are found by how they are written. */
export function writtenSpans(text: string, words: readonly Word[]): Span[] {
  const amounts = statedAmounts(text).flatMap(
    (amount) => spanAt(words, amount, { kind: 'amount', key: amount.text }) ?? [],
  );
  const numbers = words.flatMap(({ text: written }, at): Span[] =>
    /^\d/.test(written) ? [{ kind: 'number', key: written, from: at, to: at + 1 }] : [],
  );
  const quotes = [...text.matchAll(quoted)].flatMap(
    ({ 0: key, index }) =>
      spanAt(words, { start: index, end: index + key.length }, { kind: 'quote', key }) ?? [],
  );
  const codes = [...text.matchAll(code)].flatMap(
    ({ 0: key, index }) =>
      spanAt(words, { start: index, end: index + key.length }, { kind: 'code', key }) ?? [],
  );
  const isCounted = (span: Span) => amounts.some(({ from, to }) => span.from < to && from < span.to);
  return [...amounts, ...numbers, ...codes.filter((span) => !isCounted(span)), ...quotes];
}
