import type { Evidence } from '../../../evidence/index.ts';
import { findAmountsIn, stems } from '../../../registry/index.ts';
import { ageSpoken } from '../ages.ts';
import { spelledOut } from '../shorthand.ts';
import { apartFrom, spanAt, wordsOf, writtenSpans, type Span, type SpanKind, type Word } from '../words.ts';
import { entitySpans } from './entities.ts';
import { excipientPlaces } from './excipientNames.ts';

/** A text with what it names, each at its place. */
export interface Named {
  readonly text: string;
  readonly words: readonly Word[];
  readonly spans: readonly Span[];
}

/** What stands for another: a country for a market, 30 servings for 20, a number for that of an amount. */
export const isAlike = (left: Span, right: Span): boolean =>
  left.kind === 'count' || right.kind === 'count'
    ? left.kind === right.kind && countedIn(left) === countedIn(right)
    : left.kind === right.kind ||
      (isPlace.has(left.kind) && isPlace.has(right.kind)) ||
      (left.kind === 'amount' && right.kind === 'number');

const countedIn = ({ key }: Span): string => key.replace(/^\S+ /, '');
const isPlace: ReadonlySet<SpanKind> = new Set<SpanKind>(['market', 'country', 'place']);
/** What may be asked of another in its stead. */
const isSwapped: ReadonlySet<SpanKind> = new Set<SpanKind>([
  'ingredient',
  'medicine',
  'group',
  'market',
  'country',
  'place',
  'amount',
  'number',
  'count',
  'dosageForm',
]);

/** A name as it was written. */
export const writtenIn = ({ text, words }: Named, { from, to }: Span): string =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

/** Reads what a text names that may be put in the place of another. */
export function namedIn(evidence: Evidence, written: string): Named {
  const { text, mentions } = evidence.lexicon.read(spelledOut(written));
  const words = wordsOf(text);
  const entities = entitySpans(words);
  const counts = countsIn(words);
  const age = ageSpoken(text);
  const ages = (
    age ? [spanAt(words, age, { kind: 'group', key: text.slice(age.start, age.end) })] : []
  ).filter((span) => span !== null);
  const known = mentions.flatMap(
    ({ kind, key, start, end }) => spanAt(words, { start, end }, { kind, key }) ?? [],
  );
  // What is asked of an ingredient may be asked of an excipient: “and maltitol?” after erythritol.
  const excipients = excipientPlaces(evidence, text).flatMap((place) => {
    const key = text.slice(place.start, place.end).toLowerCase();
    return spanAt(words, place, { kind: 'ingredient', key }) ?? [];
  });
  const names = apartFrom([...known, ...apartFrom(excipients, known)], [...entities, ...ages]);
  const counted = [...counts, ...ages];
  const others = apartFrom([...entities, ...names, ...figuresIn(text, words)], counted);
  const spans = [...others, ...counted];
  return { text, words, spans: spans.filter(({ kind }) => isSwapped.has(kind)) };
}

/** What is counted: “30 servings”, “a 60-count bottle”. */
const countsIn = (words: readonly Word[]): Span[] =>
  words.flatMap(({ stem }, at): Span[] =>
    isCounted.has(stem) && /^\d/.test(words[at - 1]?.text ?? '')
      ? [{ kind: 'count', key: `${words[at - 1]?.text} ${stem}`, from: at - 1, to: at + 1 }]
      : [],
  );

const isCounted = new Set(
  stems(
    'serving portion dose capsule tablet softgel gummy gummie piece scoop stick sachet unit bottle container pack day week month count bar can',
  ),
);

/** Amounts, and numbers that are of none. */
function figuresIn(text: string, words: readonly Word[]): Span[] {
  const written = writtenSpans(text, words);
  const stated = written.filter(({ kind }) => kind === 'amount');
  // “In 100 g of tofu”, “in a 60 g serving”: what is counted against is an amount here, too.
  const against = findAmountsIn(text, ['g', 'mg', 'µg', 'IU']).flatMap(
    (amount) => spanAt(words, amount, { kind: 'amount', key: amount.text }) ?? [],
  );
  const amounts = [...stated, ...apartFrom(against, stated)];
  const numbers = written.filter(({ kind }) => kind === 'number');
  return [...amounts, ...apartFrom(numbers, amounts)];
}

/** Whether a text says nothing besides names, but for words by which it hangs on what was said. */
export function saysOnlyNames({ words, spans }: Named): boolean {
  const isNamed = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  return words.every(({ stem }, at) => isNamed(at) || isLeaning.has(stem));
}

/** Words by which a fragment hangs on what was said. */
export const isLeaning: ReadonlySet<string> = new Set(
  stems(
    'and but so then ok okay what which how do does are about of for in with on the a same question thing there too also please instead now one it that this again mineral vitamin nutrient ingredient substance would be is make take just only if were change serving portion per much from',
  ),
);
