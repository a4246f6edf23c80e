import type { AskKind } from './askKinds.ts';
import type { Clause, Place } from './cue.ts';
import type { AskCue } from './cues.ts';
import { askCues } from './cues.ts';

/** How strongly a clause asks for something, and from which word on. */
export interface ScoredAsk {
  readonly kind: AskKind;
  readonly score: number;
  readonly at: number;
}

/** From here on something is asked for; below it is a hint. */
export const leastScore = 1;
/** From here on it is asked for in so many words. */
export const outright = 2;

/** Every ask that any cue speaks for, in the order the clause comes to them. Several cues add up. */
export function scoreAsks(clause: Clause): ScoredAsk[] {
  const found = askCues.flatMap((cue) => {
    const place = cue.cue.find(clause);
    return place && !endsInQuote(clause, cue.ask, place) ? [{ cue, place }] : [];
  });
  const free = found.filter(({ cue }) => cue.needs.length === 0);
  const known = new Set<string>([...asksIn(sum(free)), ...clause.spans.map(({ kind }) => kind)]);
  const met = found.filter(
    ({ cue: { needs } }) => needs.length === 0 || needs.some((need) => known.has(need)),
  );
  return sum(met);
}

/** What is asked of words in quotation marks, never by them: “is ‘clinically proven’ allowed?” asks for no proof. */
const unquoted: ReadonlySet<AskKind> = new Set([
  'benefit',
  'studies',
  'explanation',
  'comparison',
  'safety',
  'dose',
  'cost',
  'news',
  'personal',
  'property',
  'stability',
  'timing',
]);

const endsInQuote = ({ spans }: Clause, ask: AskKind, { to }: Place): boolean =>
  unquoted.has(ask) && spans.some((span) => span.kind === 'quote' && span.from < to && to <= span.to);

/** Those that are asked for, not only hinted at. */
export const asksIn = (scored: readonly ScoredAsk[]): ReadonlySet<AskKind> =>
  new Set(scored.filter(({ score }) => score >= leastScore).map(({ kind }) => kind));

/** A cue and where it was found. */
interface Found {
  readonly cue: AskCue;
  readonly place: Place;
}

function sum(found: readonly Found[]): ScoredAsk[] {
  return [...Map.groupBy(found, ({ cue }) => cue.ask)]
    .map(([kind, own]) => {
      const counted = countedOf(own);
      const score = counted.reduce((total, { cue }) => total + cue.weight, 0);
      const places = counted.filter(({ cue }) => cue.weight > 0).map(({ place }) => place.from);
      return { kind, score, at: Math.min(...places) };
    })
    .toSorted((left, right) => left.at - right.at || right.score - left.score);
}

/** Of cues for an ask that share words only the strongest counts; what speaks against it always does. */
function countedOf(found: readonly Found[]): Found[] {
  const counted: Found[] = [];
  for (const each of found.toSorted((left, right) => right.cue.weight - left.cue.weight)) {
    const isNew = counted.every(({ place }) => place.to <= each.place.from || place.from >= each.place.to);
    if (isNew || each.cue.weight < 0) counted.push(each);
  }
  return counted;
}
