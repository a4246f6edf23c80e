import type { Entry } from './entries.ts';
import type { FoodPhrase } from './phrases.ts';

/** A run of words that names a food, with the foods that it may be. */
export interface Place {
  /** The first token, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly entries: readonly Entry[];
}

/** The names of a text, those in one where a longer run of words is of one food: the rice and the cakes of brown rice cakes. */
export function withPhrases(
  places: readonly Place[],
  phrases: readonly FoodPhrase[],
  byId: ReadonlyMap<number, Entry>,
): Place[] {
  const whole = phrases.filter((phrase) =>
    places.every((place) => isWithin(place, phrase) || isBeside(place, phrase)),
  );
  const left = places.filter((place) => whole.every((phrase) => isBeside(place, phrase)));
  const merged = whole.map((phrase) => ofPhrase(phrase, places, byId));
  return [...left, ...merged].toSorted((one, other) => one.from - other.from);
}

type Span = Pick<Place, 'from' | 'to'>;
const isWithin = (own: Span, { from, to }: Span) => own.from >= from && own.to <= to;
const isBeside = (own: Span, { from, to }: Span) => own.to <= from || own.from >= to;

/** A single name keeps its foods where the run only tells their kind: raw spinach is spinach. */
function ofPhrase(phrase: FoodPhrase, places: readonly Place[], byId: ReadonlyMap<number, Entry>): Place {
  const { from, to } = phrase;
  const within = places.filter((place) => isWithin(place, phrase));
  const own = within.flatMap(({ entries }) => entries);
  const ids = new Set(phrase.ids);
  const shared = own.filter(({ id }) => ids.has(id));
  const known =
    within.length === 1 && shared.length > 0
      ? own
      : [...shared, ...phrase.ids.flatMap((id) => byId.get(id) ?? []), ...own];
  // the usual food of a name stands first, and is worth more
  return { from, to, entries: [...new Map(known.toReversed().map((entry) => [entry.id, entry])).values()] };
}
