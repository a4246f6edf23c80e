import { anyOf } from '../../text.ts';
import { fromWords } from '../tables/tables.ts';

/** Where a food stands in a text. */
export interface Standing {
  readonly start: number;
  readonly end: number;
}

/** Items of one list have little between them: `dates, roasted almonds and a pinch of salt`. */
const between =
  /^[^\S\n]*$|^(?=[^\n]*(?:,|&|\+|\/|\band\b|\bplus\b|\bwith\b))(?:[^\S\n]|[,&+/%]|[\p{L}\d’'-]|\.(?=\d)){1,48}$/iu;

/** The foods of a text as it lists them: each run is one list, by their places in order. */
export function runsOf<Place extends Standing>(text: string, places: readonly Place[]): Place[][] {
  const sorted = places.toSorted((one, other) => one.start - other.start);
  return sorted.reduce<Place[][]>((runs, place) => {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && between.test(text.slice(last.end, place.start))) run.push(place);
    else runs.push([place]);
    return runs;
  }, []);
}

/** So many foods in one list say what a thing is made of. Our assumption. */
const leastListed = 3;

/** The longest list of foods of a text, if it is one that a recipe can be read from. */
export function listIn<Place extends Standing>(text: string, places: readonly Place[]): readonly Place[] {
  const [longest = []] = runsOf(text, places).toSorted((one, other) => other.length - one.length);
  return longest.length >= leastListed ? longest : [];
}

const wordsOf = (says: 'made' | 'content') =>
  anyOf(fromWords.flatMap((row) => (row.says === says ? row.words : [])));
/** `crepes from chestnut flour`, `crisps out of pumpkin seeds`; of `protein from peas` the protein is. */
const made = new RegExp(
  String.raw`(?<!\b(?:${wordsOf('content')})[^\S\n]+)\b(?:${wordsOf('made')})[^\S\n]+(?:[\p{L}-]+[^\S\n]+){0,2}$`,
  'iu',
);

/** The foods that a thing is said to be made from, be it the second of them. */
export function madeFromIn<Place extends Standing>(
  text: string,
  places: readonly Place[],
): ReadonlySet<Place> {
  const joined = /^[^\S\n]*(?:,|&|\+|\band\b)[^\S\n]*(?:[\p{L}-]+[^\S\n]+){0,2}$/iu;
  return new Set(
    runsOf(text, places).flatMap((run) => {
      const at = run.findIndex(({ start }) => made.test(text.slice(0, start)));
      if (at < 0) return [];
      const rest = run.slice(at);
      const end = rest.findIndex(
        ({ start }, next) => next > 0 && !joined.test(text.slice(rest[next - 1]?.end ?? 0, start)),
      );
      return end < 0 ? rest : rest.slice(0, end);
    }),
  );
}
