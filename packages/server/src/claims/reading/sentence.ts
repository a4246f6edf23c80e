import type { Evidence } from '../../evidence/index.ts';
import type {
  ClaimBasis,
  ClaimChannel,
  ClaimMarket,
  ClaimProduct,
  DifferingAmount,
  Judgement,
  Verdict,
  ClaimClass,
  Condition,
} from '../claim.ts';
import { findingOf, type FindRule } from '../rules/rules.ts';
import type { OnHoldEffects } from '../rules/onHold.ts';
import type { SentencePart } from './sentences.ts';
import type { SaidStatement } from '../rules/statements.ts';
import type { Hit, Hits, TermKind } from '../lexicon/terms.ts';
import type { Span, Word } from '../lexicon/words.ts';

/** Lines up to the next empty one: what a listed claim may be spread over. Its sentences share one. */
export interface Paragraph {
  text: string;
  words: readonly Word[];
  /** Ingredients that it names, by the keys that labels count them by. */
  named: readonly { key: string }[];
}

/** A sentence as the rules read it. Places are those of the sentence itself. */
export interface ReadSentence extends SentencePart {
  words: readonly Word[];
  /** Where its clauses stand. */
  clauses: readonly Place[];
  /** The paragraph it stands in. */
  paragraph: Paragraph;
  hits: Hits;
  /** Ingredients that it names, by the keys that labels count them by; `form` is the key of what is named itself. */
  named: readonly (Place & { key: string; form: string })[];
  market: ClaimMarket;
  channel: ClaimChannel;
  /** With the amounts that the copy states of what was not given. */
  product: ClaimProduct;
  /** Amounts that it states otherwise than the product has them. */
  differing: readonly DifferingAmount[];
  basis: ClaimBasis | undefined;
  /** Places where it names an outcome that people ask about, e.g. falling asleep. */
  outcomes: readonly (Place & { key: string })[];
  /** What the copy is said to speak of, by keys of the base. */
  ingredients: readonly string[];
  /** Whether another sentence of the copy is a listed health claim. */
  isBesideListed: boolean;
  /** Whether it begins the copy: there the product's name is judged, whatever the words. */
  isFirst: boolean;
  /** Why the product's name implies a disease: the criterion's finding, if it does. */
  nameFindings: Judgement['findings'];
  /** What claims of the market need beside them, and whether the copy says it. */
  statements: readonly SaidStatement[];
  onHold: OnHoldEffects;
  rule: FindRule;
  evidence: Evidence;
}

/** What a sentence says by itself, whatever stands around it and whatever it is said of. */
export type OwnReading = Pick<ReadSentence, 'hits' | 'named' | 'outcomes' | 'clauses'>;

/** Where something stands in a sentence. */
export type Place = Pick<Span, 'start' | 'end'>;

/** The hits of some kinds, in the order of the kinds. */
export function hitsOf(hits: Hits, ...kinds: TermKind[]): readonly Hit[] {
  // Asked a hundred times of each sentence, and answered with none or with those of one kind nearly always.
  let found: readonly Hit[] = none;
  for (const kind of kinds) {
    const own = hits.get(kind);
    if (own) found = found === none ? own : [...found, ...own];
  }
  return found;
}

const none: readonly Hit[] = [];

/** The hits that touch none of some places. */
export const hitsOutside = (hits: Hits, places: readonly Place[]): Hits =>
  new Map(
    [...hits].map(([kind, found]) => [
      kind,
      found.filter(({ start, end }) => !places.some((place) => start < place.end && end > place.start)),
    ]),
  );

/** Whether one span lies within another. */
export const isWithin = (inner: Place, outer: Place): boolean =>
  inner.start >= outer.start && inner.end <= outer.end;

/** The places that are no part of some phrases: of 'blood' and 'heart' the latter, where 'blood orange' is said. */
export const notWithin = <Each extends Place>(
  places: readonly Each[],
  phrases: readonly Place[],
): readonly Each[] =>
  places.length === 0 || phrases.length === 0
    ? places
    : places.filter((place) => !phrases.some((phrase) => isWithin(place, phrase)));

/**
 * The hits that are meant: no part of a phrase of mere function, or of one that only looks like health, nor what has but its
 * last word of the beginning of one: nothing 'beats a cold' where it beats a cold glass.
 */
export const meantIn = (hits: Hits, some: readonly Hit[]): readonly Hit[] =>
  some.length === 0
    ? some
    : notWithin(some, hitsOf(hits, 'still', 'harmless', 'idiom')).filter(
        ({ from, to }) =>
          from === to || !hitsOf(hits, 'harmless').some((other) => other.from === to && other.to > to),
      );

/** So many words apart two words still speak of each other. */
const reach = 5;

/**
 * Words and what soon follows them: 'instead of' and 'medicine', 'without it' and 'suffer'.
 * @param apart words that, between them or right after, say that something else is spoken of: 'train on stronger flavours'
 */
export const meetings = (words: readonly Hit[], of: readonly Hit[], apart: readonly Hit[] = []): Hit[] =>
  words.flatMap((one) => {
    const other = of.find(
      ({ from, to }) =>
        from > one.from &&
        from - one.to <= reach &&
        !apart.some((word) => word.from > one.to && word.from <= to + 1),
    );
    return other ? [one, other] : [];
  });

/** A judgement by one rule. */
export function judge(
  sentence: ReadSentence,
  by: {
    class: ClaimClass;
    verdict: Verdict;
    rule: string;
    at: readonly Place[];
    because?: string;
  },
  more: { conditions?: Condition[]; instead?: string[] } = {},
): Judgement {
  const rule = sentence.rule(sentence.market, by.rule);
  return { class: by.class, verdict: by.verdict, findings: [findingOf(rule, by.at, by.because)], ...more };
}
