import {
  createNameIndex,
  isEnglishWord,
  isPlainWord,
  namesOf,
  registry,
  tokenize,
  type Token,
} from '../../registry/index.ts';
import { enumeration } from '../../text/enumeration.ts';
import type { FormulaLine } from '../line.ts';
import { atomsOf } from '../words/atoms.ts';
import { findExcluded } from '../words/exclusions.ts';
import { searchable } from '../text.ts';
import { strainWords } from '../words/strainWords.ts';

/** A maker's material or a strain that a text names, and the ingredient that it is of. */
interface Specified {
  readonly ingredient: string;
  /** As the text has it. */
  readonly called: string;
  readonly start: number;
  readonly end: number;
}

const isProbiotic = ({ category }: { category: string }) => category === 'probiotic';
const cultures = 'probiotics';

/** Makers' own names, and strains that are known by theirs. */
const names = createNameIndex([
  ...registry.records.tradeNames
    .filter(({ ingredient }) => ingredient !== '')
    .map(({ name, otherNames, ingredient }) => ({
      kind: 'ingredient' as const,
      key: ingredient,
      names: [name, ...otherNames],
    })),
  ...registry.records.ingredients
    .filter((row) => isProbiotic(row) && row.parent === cultures)
    .map((row) => ({ kind: 'ingredient' as const, key: row.key, names: namesOf(row) })),
]);
const genera = createNameIndex([{ kind: 'group' as const, key: 'strains', names: [...strainWords] }]);

/** `GG`, `GR-1`, `NCFM`, `DSM 17938`: what a collection or a maker calls a strain, in parts. */
const isCode = (word: string) => /^\p{Lu}[\p{Lu}\d]+$|^\d{4,}$/u.test(word);
const isLatin = (word: string) => /^\p{Ll}{4,}$/u.test(word) && !isEnglishWord(word) && !isPlainWord(word);

/** Where a strain ends that begins with its genus: behind its species and codes, of which there is one at least. */
function endOfStrain(text: string, tokens: readonly Token[], from: number): number | null {
  let [to, hasCode] = [from, false];
  for (const { text: word, start } of tokens.filter((each) => each.start >= from)) {
    const gap = text.slice(to, start);
    const isNext = gap === ' ' ? isCode(word) || (!hasCode && isLatin(word)) : gap === '-' && hasCode;
    if (!isNext) break;
    hasCode ||= isCode(word);
    to = start + word.length;
  }
  return hasCode ? to : null;
}

/** Makers' materials and strains that a text names and does not rule out, in its order, each once. */
function specifiedIn(text: string): Specified[] {
  const tokens = tokenize(text);
  const known = names.find(tokens).map(({ key, start, end }) => ({ ingredient: key, start, end }));
  const byGenus = genera.find(tokens).flatMap(({ start, end }): Specified[] => {
    const to = endOfStrain(text, tokens, end);
    if (to === null) return [];
    const ingredient = known.find((each) => each.start < to && start < each.end)?.ingredient;
    return [{ ingredient: ingredient ?? cultures, called: text.slice(start, to), start, end: to }];
  });
  const isOfGenus = ({ start, end }: Pick<Specified, 'start' | 'end'>) =>
    byGenus.some((each) => each.start < end && start < each.end);
  const others = known
    .filter((each) => !isOfGenus(each))
    .map(({ ingredient, start, end }) => ({ ingredient, called: text.slice(start, end), start, end }));
  const all = [...byGenus, ...others].toSorted((one, other) => one.start - other.start);
  const atoms = atomsOf(
    text,
    all.map(({ called, start, end }) => ({ text: called, start, end })),
  );
  const ruledOut = findExcluded(atoms);
  const wanted = all.filter(({ start }) => !ruledOut.get(start));
  // LGG is Lactobacillus rhamnosus GG.
  const isSame = (one: Specified, other: Specified) =>
    one.called.toLowerCase() === other.called.toLowerCase() ||
    (one.ingredient === other.ingredient && one.ingredient !== cultures && isStrain(one));
  const fullest = (each: Specified) =>
    wanted
      .filter((other) => isSame(each, other))
      .toSorted((one, other) => other.called.length - one.called.length)[0];
  return wanted.filter((each) => fullest(each) === each);
}

const isStrain = ({ ingredient }: Specified): boolean =>
  registry.ingredients.get(ingredient)?.parent === cultures;

/** Lines with what the words name of them in particular, and what is said of its price. */
export interface SpecifiedLines {
  readonly lines: readonly FormulaLine[];
  readonly notes: readonly string[];
}

/**
 * Lines that are called by the maker's material or the strains which a text names: `Lactobacillus rhamnosus GG`, `Creapure`.
 * No price of these is known here: they are reckoned as what is usual of their ingredient, and that is said.
 */
export function specified(lines: readonly FormulaLine[], text: string): SpecifiedLines {
  const said = specifiedIn(text);
  const made = lines.map((line) => {
    const { ingredient, form } = line.material;
    const called = said
      .filter((each) => each.ingredient === ingredient || (isStrain(each) && ingredient === cultures))
      .map((each) => each.called)
      .filter((each) => !searchable(form).includes(searchable(each)));
    return called.length > 0 ? { ...line, specified: enumeration(called) } : line;
  });
  const told = made.flatMap(({ specified: called, material }) =>
    called ? [`${called} as ${material.form}`] : [],
  );
  return {
    lines: made,
    notes:
      told.length > 0
        ? [`Named, and estimated at the usual price: ${told.join('; ')}. Ask for a quote of it.`]
        : [],
  };
}
