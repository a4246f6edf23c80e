import type { Evidence } from '../../../evidence/index.ts';
import { isAlike, namedIn, saysOnlyNames, writtenIn, type Named } from '../names/named.ts';
import type { Span, SpanKind } from '../words.ts';

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
    const [only, ...others] = alikeIn(last, own, span);
    return only && others.every(({ key }) => key === only.key) ? [{ span, place: only }] : [];
  });
  if (swaps.some(({ span, place }) => place.key === span.key)) return null;
  const added = own.spans.filter((span) => swaps.every((swap) => swap.span !== span));
  const isNew = (span: Span) => span.kind in joining && last.spans.every((each) => !isAlike(each, span));
  if (!added.every(isNew)) return null;
  const text = replaced(last, own, swaps);
  if (added.length === 0) return text;
  return `${text.replace(/[?.!\s]+$/, '')}${added.map((span) => ` ${joining[span.kind]} ${writtenIn(own, span)}`).join('')}?`;
}

const mostWords = 8;

/**
 * What a span of a fragment may stand for. “For 90?” is what was said behind “for”, and a whole number alone a count before
 * an amount.
 */
function alikeIn(last: Named, own: Named, span: Span): readonly Span[] {
  const alike = last.spans.filter((each) => isAlike(each, span));
  if (span.kind !== 'number') return alike;
  const counts = last.spans.filter(({ kind }) => kind === 'count');
  const word = wordBefore(own, span);
  const behind = [...counts, ...alike].filter(
    (each) => word !== undefined && wordBefore(last, each) === word,
  );
  if (behind.length > 0) return behind;
  return counts.length > 0 && /^\d+$/.test(span.key) ? counts : alike;
}

const wordBefore = ({ words }: Named, { from }: Span): string | undefined => words[from - 1]?.stem;

/** What may be asked for besides, where nothing of the kind was named, with the word that it follows. */
const joining: Partial<Record<SpanKind, string>> = {
  market: 'in',
  country: 'in',
  place: 'in',
  medicine: 'with',
  count: 'for',
  dosageForm: 'in a',
};

interface Swap {
  readonly span: Span;
  /** Where the text before names its like. */
  readonly place: Span;
}

/** From the first name to the last: “aspartame-acesulfame salt” is one of two. */
const writtenBetween = (own: Named, spans: readonly Span[]): string =>
  own.text.slice(
    Math.min(...spans.map(({ from }) => own.words[from]?.start ?? 0)),
    Math.max(...spans.map(({ to }) => own.words[to - 1]?.end ?? 0)),
  );

/** The text before with each name that is swapped put in the place of the first of its kind. */
function replaced(last: Named, own: Named, swaps: readonly Swap[]): string {
  const edits = [...Map.groupBy(swaps, ({ place }) => place)].map(([place, put]) => ({
    start: last.words[place.from]?.start ?? 0,
    // A number without a unit keeps that of the amount it stands for.
    end: last.words[put[0]?.span.kind === 'number' ? place.from : place.to - 1]?.end ?? 0,
    by: writtenBetween(
      own,
      put.map(({ span }) => span),
    ),
  }));
  return edits
    .toSorted((left, right) => right.start - left.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), last.text);
}
