import type { Evidence } from '../../evidence/index.ts';
import { stems } from '../../registry/index.ts';
import { entitySpans } from './entities.ts';
import { spelledOut } from './shorthand.ts';
import { spanAt, wordsOf, writtenSpans, type Span, type SpanKind, type Word } from './words.ts';

/** A text with what it names, each at its place. */
interface Named {
  readonly text: string;
  readonly words: readonly Word[];
  readonly spans: readonly Span[];
}

/**
 * The question before, asked again of what a fragment names: after “Italy’s maximum for folic acid?” “selenium there?” is
 * Italy’s maximum for selenium, and after “How is 0.4 g of trans fat rounded?” “and 0.6?” is 0.6 g of it. Null where it
 * says more than names and amounts, or names nothing that was named before.
 */
export function resumed(evidence: Evidence, fragment: string, before: string): string | null {
  const own = namedIn(evidence, fragment);
  if (own.spans.length === 0 || own.words.length > mostWords || !saysOnlyNames(own)) return null;
  const last = namedIn(evidence, before);
  const swaps = own.spans.flatMap((span) => {
    const there = last.spans.filter(({ kind }) => isAlike(kind, span.kind));
    const [only, ...others] = there;
    return only && others.every(({ key }) => key === only.key) ? [{ span, place: only }] : [];
  });
  if (swaps.some(({ span, place }) => place.key === span.key)) return null;
  const added = own.spans.filter((span) => swaps.every((swap) => swap.span !== span));
  const isNew = ({ kind }: Span) => kind in joining && last.spans.every((span) => !isAlike(span.kind, kind));
  if (!added.every(isNew)) return null;
  return `${replaced(last, own, swaps)}${added.map((span) => ` ${joining[span.kind]} ${writtenIn(own, span)}`).join('')}`;
}

const mostWords = 8;

/** Kinds that stand for each other: a country is a market. */
const isAlike = (left: SpanKind, right: SpanKind): boolean =>
  left === right || (isPlace.has(left) && isPlace.has(right)) || (left === 'amount' && right === 'number');
const isPlace: ReadonlySet<SpanKind> = new Set<SpanKind>(['market', 'country']);
/** What may be asked of another in its stead. */
const isSwapped: ReadonlySet<SpanKind> = new Set<SpanKind>([
  'ingredient',
  'medicine',
  'group',
  'market',
  'country',
  'amount',
  'number',
]);

/** What may be asked for besides, where nothing of the kind was named, with the word that it follows. */
const joining: Partial<Record<SpanKind, string>> = {
  market: 'in',
  country: 'in',
  medicine: 'with',
};

const writtenIn = ({ text, words }: Named, { from, to }: Span): string =>
  text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0);

function namedIn(evidence: Evidence, written: string): Named {
  const { text, mentions } = evidence.lexicon.read(spelledOut(written));
  const words = wordsOf(text);
  const entities = entitySpans(words);
  const isFree = ({ from, to }: Span) => entities.every((other) => to <= other.from || from >= other.to);
  const names = mentions
    .flatMap(({ kind, key, start, end }) => spanAt(words, { start, end }, { kind, key }) ?? [])
    .filter(isFree);
  const spans = [...entities, ...names, ...figuresIn(text, words)];
  return { text, words, spans: spans.filter(({ kind }) => isSwapped.has(kind)) };
}

/** Amounts, and numbers that are of none. */
function figuresIn(text: string, words: readonly Word[]): Span[] {
  const written = writtenSpans(text, words);
  const amounts = written.filter(({ kind }) => kind === 'amount');
  const isFree = ({ from, to }: Span) => amounts.every((other) => to <= other.from || from >= other.to);
  return [...amounts, ...written.filter((span) => span.kind === 'number' && isFree(span))];
}

function saysOnlyNames({ words, spans }: Named): boolean {
  const isNamed = (at: number) => spans.some(({ from, to }) => at >= from && at < to);
  return words.every(({ stem }, at) => isNamed(at) || isLeaning.has(stem));
}

/** Words by which a fragment hangs on what was said. */
const isLeaning = new Set(
  stems(
    'and but so then ok okay what how about of for in with on the a same there too also please instead now one it that this again mineral vitamin nutrient ingredient substance would be is make take just only if were change',
  ),
);

interface Swap {
  readonly span: Span;
  /** Where the text before names its like. */
  readonly place: Span;
}

/** The text before with each name that is swapped put in the place of the first of its kind. */
function replaced(last: Named, own: Named, swaps: readonly Swap[]): string {
  const edits = swaps.map(({ span, place }) => ({
    start: last.words[place.from]?.start ?? 0,
    // A number without a unit keeps that of the amount it stands for.
    end: last.words[span.kind === 'number' ? place.from : place.to - 1]?.end ?? 0,
    by: writtenIn(own, span),
  }));
  return edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), last.text);
}
