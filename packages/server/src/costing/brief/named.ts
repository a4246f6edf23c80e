import { createMemory, registry, stems, type Mention } from '../../registry/index.ts';
import { besideParts } from '../beside/besideParts.ts';
import { isMeasured } from '../foods/named/ruledOut.ts';
import { besideNamed } from '../foods/named/besideNamed.ts';
import { foodPlacesIn, foodsNamedIn, linesNamedIn, type NamedFood } from '../foods/named/namedFood.ts';
import {
  foodArchetypes,
  recipeEntries,
  statedContents,
  toldContents,
  usedAs,
} from '../foods/tables/tables.ts';
import { materialsOf, type IngredientMention } from '../named/ingredientNames.ts';
import { isLimitedContent } from '../named/limits.ts';
import { namesIn } from '../named/namesIn.ts';
import { atomsOf } from '../words/atoms.ts';
import { findExcluded } from '../words/exclusions.ts';
import { heldByName, type HeldBy } from './excluded.ts';
import type { Held } from './held.ts';
import { thingsIn } from './readExcluded.ts';

/** An ingredient that a brief names, and which lines of a recipe are it. */
export interface NamedTerm {
  readonly kind: 'named';
  /** As the brief has it. */
  readonly called: string;
  readonly start: number;
  readonly end: number;
  /** Whether the words rule it out. */
  readonly isRuledOut: boolean;
  /** Whether it is a name among many of the table of foods: in prose it may be another word. */
  readonly isGuess: boolean;
  readonly heldBy: HeldBy;
  /** Why a recipe may be without it, where that is known; empty: it is not. */
  readonly why: string;
}

/** Whether a name of a line, or of a part of it, has all the words of a name in their order. */
function isCalled(called: string): (line: Held) => boolean {
  const own = ` ${stems(called).join(' ')} `;
  const has = (name: string) => ` ${stems(name).join(' ')} `.includes(own);
  return ({ names, parts }) => names.some(has) || parts.some(has);
}

const heldIf =
  (isHeld: (line: Held) => boolean): HeldBy =>
  (line) =>
    isHeld(line) ? line.name : null;

const parentOf = (ingredient: string | null): string =>
  registry.ingredients.get(ingredient ?? '')?.parent ?? '';

/** Ingredients that the name of a food's line begins with: of `Ascorbic acid` vitamin C. */
const ofLine = createMemory<ReadonlySet<string>>(512);
const ingredientsOf = ({ name, ingredient }: Held): ReadonlySet<string> =>
  ofLine(`${ingredient ?? ''}\n${name}`, () => {
    if (ingredient !== null) return new Set([ingredient]);
    const first = namesIn(name).filter(({ start }) => start === 0);
    return new Set(first.flatMap((each) => materialsOf(each).map((material) => material.ingredient)));
  });

/** A line that is of the ingredient, of one of its kind, or of what it is one of. */
function isActiveOf(mention: IngredientMention): (line: Held) => boolean {
  const own = new Set(materialsOf(mention).map(({ ingredient }) => ingredient));
  const parents = new Set([...own].map(parentOf).filter(Boolean));
  return (line) =>
    [...ingredientsOf(line)].some(
      (ingredient) => own.has(ingredient) || own.has(parentOf(ingredient)) || parents.has(ingredient),
    );
}

const contents: ReadonlySet<string> = new Set(
  [...statedContents, ...toldContents].flatMap(({ words }) => words),
);

/** What a text names of actives, but for how much of a content there may be: that is none of its ingredients. */
function activesIn(text: string, isFood: boolean): NamedTerm[] {
  const mentions = namesIn(text).filter(
    (mention) => !(isFood && contents.has(mention.text.toLowerCase())) && !isLimitedContent(text, mention),
  );
  const ruledOut = findExcluded(atomsOf(text, mentions));
  return mentions.map((mention): NamedTerm => {
    const { start, end, text: called } = mention;
    const [isOf, has] = [isActiveOf(mention), isCalled(called)];
    return {
      kind: 'named',
      called,
      start,
      end,
      isRuledOut: ruledOut.get(start) ?? false,
      isGuess: false,
      heldBy: heldIf((line) => isOf(line) || has(line)),
      why: '',
    };
  });
}

const flavourLine = /^natural flavour/i;

function foodTerm(food: NamedFood, archetypeWords: ReadonlySet<string>): NamedTerm[] {
  const { called, start, line, row, isFlavour, usual, isTitle } = food;
  // `Night` and `brine` are no food by themselves.
  const isNone = row.usual === null && row.drink === null && !row.made;
  // What such a product has none of is what it is called for: mushroom coffee.
  if (isNone || archetypeWords.has(called.toLowerCase()) || (isTitle && usual === null)) return [];
  const rows = [line, row.line, row.drinkLine, row.dryLine, row.milledLine, row.made].filter(Boolean);
  // Rice and pasta are in a meal cooked.
  const cooked = usedAs.flatMap((each) => (rows.includes(each.line) ? [each.instead] : []));
  const own = new Set([...rows, ...cooked].map((each) => each.toLowerCase()));
  const has = isCalled(called);
  const isIn = (held: Held) =>
    held.names.some((name) => own.has(name)) || has(held) || (isFlavour && flavourLine.test(held.name));
  return [
    {
      kind: 'named',
      called,
      start,
      end: start + called.length,
      isRuledOut: false,
      isGuess: false,
      heldBy: heldIf(isIn),
      why: usual === null ? 'such a product has none of it as a rule: have a recipe tried with it' : '',
    },
  ];
}

/** The foods that a text names, as such a kind has them, with the lines that stand for them. */
function foodsIn(text: string, archetype: string): NamedTerm[] {
  const kind = foodArchetypes.find(({ key }) => key === archetype);
  const own = new Set(kind?.words ?? []);
  return [
    ...(kind ? foodsNamedIn(kind, text).flatMap((food) => foodTerm(food, own)) : []),
    ...besideNamed(text).map(({ name, called, start }): NamedTerm => {
      const has = isCalled(called);
      return {
        kind: 'named',
        called,
        start,
        end: start + called.length,
        isRuledOut: false,
        isGuess: true,
        heldBy: heldIf((line) => line.names.includes(name.toLowerCase()) || has(line)),
        why: '',
      };
    }),
  ];
}

const keyOf = (name: string) => stems(name).join(' ');
const partWords: ReadonlySet<string> = new Set(
  besideParts
    // What a powder is stirred into is no part of it, and a colour that is spoken of is none that is bought.
    .filter(({ purpose }) => purpose !== 'water')
    .flatMap(({ name, words, purpose }) => (purpose === 'colour' ? words : [name].concat(words)).map(keyOf)),
);
/** What labels call the lines of recipes. */
const lineWords: ReadonlySet<string> = new Set(
  [...recipeEntries.values()]
    .filter(({ role }) => role !== 'liquid')
    .map(({ statement }) => keyOf(statement.replace(/[,(].*/, ''))),
);

/**
 * What else a text names: of all that forms are made with, or by what labels call it: `a little stevia`, `sucralose`; and in a
 * supplement the foods of its lists, as cocoa butter.
 */
function partsIn(text: string, isFood: boolean): NamedTerm[] {
  const own = isFood ? lineWords : partWords;
  const foods = foodPlacesIn(text);
  const isOverFood = ({ start, end }: Mention) => foods.some((food) => food.start < end && start < food.end);
  const named = thingsIn(text).named.filter(
    (each) =>
      own.has(keyOf(each.text)) &&
      !(isFood && isOverFood(each)) &&
      // How much sugar there may be is no sugar that is put in.
      !(contents.has(each.text.toLowerCase()) && isMeasured(text, each)),
  );
  const title = text.indexOf('\n');
  const beside = isFood
    ? []
    : foods.filter(
        ({ start, end }) =>
          start > title &&
          linesNamedIn(text.slice(start, end)).length > 0 &&
          !named.some((each) => each.start === start),
      );
  return [
    ...named.map((each) => termOf(text, each, false)),
    ...beside.map((each) =>
      termOf(text, each, !/^\s+(?:instead|in place) of\b/i.test(text.slice(each.end, each.end + 20))),
    ),
  ];
}

function termOf(text: string, { start, end }: Pick<Mention, 'start' | 'end'>, isGuess: boolean): NamedTerm {
  const called = text.slice(start, end);
  const [isOf, ofName] = [isCalled(called), heldByName(called)];
  return {
    kind: 'named',
    called,
    start,
    end,
    isRuledOut: false,
    isGuess,
    heldBy: (line) => (isOf(line) ? line.name : ofName(line)),
    why: '',
  };
}

/** The ingredients that a brief names, as a kind of product has them; each with whether the words rule it out. */
export function namedIngredients(text: string, { archetype, isFood }: NamedOf): NamedTerm[] {
  const actives = sameByAs(text, activesIn(text, isFood));
  return [...actives, ...foodsIn(text, archetype), ...partsIn(text, isFood)];
}

/** What kind of product a brief is of. */
export interface NamedOf {
  readonly archetype: string;
  readonly isFood: boolean;
}

const as = /^\s*\(?\s*as\s+(?:an?\s+)?$/i;

/** `Folate as 5-MTHF`, `no vitamin A as retinol`: both names are of one thing, in the product or ruled out. */
const sameByAs = (text: string, terms: readonly NamedTerm[]): NamedTerm[] =>
  terms.map((term, at) => {
    const [before, next] = [terms[at - 1], terms[at + 1]];
    const isOne = (one: NamedTerm, other: NamedTerm) => as.test(text.slice(one.end, other.start));
    const same = [
      ...(before && isOne(before, term) ? [before] : []),
      ...(next && isOne(term, next) ? [next] : []),
    ];
    return {
      ...term,
      heldBy: (line) => [term, ...same].map(({ heldBy }) => heldBy(line)).find((by) => by !== null) ?? null,
      isRuledOut: term.isRuledOut || same.some(({ isRuledOut }) => isRuledOut),
    };
  });
