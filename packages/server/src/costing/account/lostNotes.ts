import { stems } from '../../registry/index.ts';
import { atomsOf } from '../words/atoms.ts';
import { isLimitedContent } from '../named/limits.ts';
import { findExcluded } from '../words/exclusions.ts';
import { foodsNamedIn } from '../foods/named/namedFood.ts';
import { besideNamed } from '../foods/named/besideNamed.ts';
import { foodArchetypes, statedContents, toldContents } from '../foods/tables/tables.ts';
import { materialsOf } from '../named/ingredientNames.ts';
import { namesIn } from '../named/namesIn.ts';
import type { ProductEstimate } from '../productEstimate.ts';
import { accountOf, type Account, type NamedPlace } from './account.ts';

type Suggested = Pick<
  ProductEstimate,
  'ingredients' | 'assumptions' | 'warnings' | 'pack' | 'archetype' | 'formFactor' | 'basis'
>;

/** Stems of the words that a suggestion has: a name is in it where its words are. */
function wordsOf({ ingredients, assumptions, warnings, pack, archetype, formFactor, basis }: Suggested) {
  const own = foodArchetypes.find(({ key }) => key === archetype)?.words ?? [];
  const lines = ingredients.flatMap(({ name, form }) => [name, form]);
  const words = [
    ...lines,
    ...assumptions,
    ...warnings,
    ...own,
    pack?.label ?? '',
    archetype,
    formFactor ?? '',
    basis,
  ];
  return new Set(words.flatMap((each) => stems(each)));
}

/** Where a brief names foods, as such a kind has them, with the lines that stand for them. */
function foodsIn(text: string, archetype: string) {
  const kind = foodArchetypes.find(({ key }) => key === archetype);
  const named = kind ? foodsNamedIn(kind, text) : [];
  return [
    ...named.map(({ line, row, called, start }) => ({
      isGuess: false,
      called,
      start,
      lines: [line, row.line, row.drinkLine, row.dryLine, row.milledLine, row.made],
    })),
    ...besideNamed(text).map(({ name, called, start }) => ({ isGuess: true, called, start, lines: [name] })),
  ];
}

const contents: ReadonlySet<string> = new Set(
  [...statedContents, ...toldContents].flatMap(({ words }) => words),
);

/** What labels declare of a food is compared with it by its own reader, and is none of its parts. */
const declared: readonly string[] = toldContents.flatMap(({ key, words }) =>
  key === 'sodium' ? [] : words.flatMap((each) => stems(each)),
);

/** What became of the words of a brief in the suggestion that was made of it. */
export function accountFor(text: string, suggested: Suggested): Account {
  const told = new Set([...wordsOf(suggested), ...(suggested.formFactor === null ? declared : [])]);
  const lines = new Set(suggested.ingredients.map(({ name }) => name));
  const isTold = (called: string) => stems(called).some((stem) => told.has(stem));
  // How much sodium a food may hold is no sodium that is put into it.
  const isContent = (called: string) => suggested.formFactor === null && contents.has(called.toLowerCase());
  const mentions = namesIn(text).filter(
    (mention) => !isContent(mention.text) && !isLimitedContent(text, mention),
  );
  const ruledOut = findExcluded(atomsOf(text, mentions));
  const actives = mentions.map(({ start, end, text: called, ...mention }): NamedPlace => ({
    start,
    end,
    called,
    isRuledOut: ruledOut.get(start) ?? false,
    isGuess: false,
    isHeld: isTold(called) || isOfLines({ ...mention, text: called, start, end }, lines),
  }));
  const foods = foodsIn(text, suggested.archetype).map(
    ({ called, start, lines: own, isGuess }): NamedPlace => ({
      isGuess,
      start,
      end: start + called.length,
      called,
      isRuledOut: false,
      isHeld: isTold(called) || own.some((line) => lines.has(line)),
    }),
  );
  return accountOf({ text, places: [...sameByAs(text, actives), ...foods], told });
}

const as = /^\s*\(?\s*as\s+(?:an?\s+)?$/i;

/** `Folate as 5-MTHF`, `no vitamin A as retinol`: both names are of one thing, in the product or ruled out. */
const sameByAs = (text: string, places: readonly NamedPlace[]): NamedPlace[] =>
  places.map((place, at) => {
    const [before, next] = [places[at - 1], places[at + 1]];
    const isOne = (one: NamedPlace, other: NamedPlace) => as.test(text.slice(one.end, other.start));
    const same = [
      ...(before && isOne(before, place) ? [before] : []),
      ...(next && isOne(place, next) ? [next] : []),
    ];
    return {
      ...place,
      isHeld: place.isHeld || same.some(({ isHeld }) => isHeld),
      isRuledOut: place.isRuledOut || same.some(({ isRuledOut }) => isRuledOut),
    };
  });

/** Whether one of the materials of a name is a line; the name of a group of nothing is none. */
const isOfLines = (mention: Parameters<typeof materialsOf>[0], lines: ReadonlySet<string>): boolean => {
  const materials = materialsOf(mention);
  return materials.length === 0 || materials.some(({ name }) => lines.has(name));
};

/** What was stated and is not in a suggestion, in a sentence; nothing where all of it is. */
export function lostNotes(text: string, suggested: Suggested): string[] {
  const { lost } = accountFor(text, suggested);
  const plain = lost.filter(({ aside }) => aside === '').map(({ called }) => called);
  const asides = Map.groupBy(
    lost.filter(({ aside }) => aside !== ''),
    ({ aside }) => aside,
  );
  const why = [...asides].map(([aside, each]) => `${each.map(({ called }) => called).join(', ')} (${aside})`);
  const all = [...plain, ...why];
  return all.length > 0 ? [`Stated, and not in this suggestion: ${all.join('; ')}.`] : [];
}
