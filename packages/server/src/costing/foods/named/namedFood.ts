import { createNameIndex, tokenize, type Mention } from '../../../registry/index.ts';
import { searchable } from '../../text.ts';
import { minorShare } from '../lines.ts';
import { partsIn } from '../tables/parts.ts';
import { asMeantIn } from './meantFood.ts';
import { ruledOutOf } from './ruledOut.ts';
import { listIn, madeFromIn } from './runs.ts';
import type { FoodArchetype, NamedLine } from '../tables/records.ts';
import { sharesStated } from './statedShare.ts';
import { foodCategories, namedLines, recipeEntries, usedAs } from '../tables/tables.ts';

/** A food that words name: its line, and the group whose greatest line it takes the place of. */
export interface NamedFood extends Pick<NamedLine, 'line' | 'group' | 'part'> {
  readonly row: NamedLine;
  /** As the words have it. */
  readonly called: string;
  /** Whether the product is called by it, or said to be made from it. */
  readonly isTitle: boolean;
  /** Whether it is in the recipe as what the product is of. */
  readonly isBody: boolean;
  /** Whether the words call it the whole: `100 % peanuts`. */
  readonly isWhole: boolean;
  /** Whether it is weighed dry, and taken up with water. */
  readonly isSoaked: boolean;
  /** Whether the words want little of it: `a bit of oat`. */
  readonly isLittle: boolean;
  /** % of a recipe that has nothing of its group; null: it comes into none of these. */
  readonly usual: number | null;
  /** The share that the words give it, %; null: none. */
  readonly stated: number | null;
  /** Whether it is a part of its own, as a coating is: it has its usual share whatever else is in it. */
  readonly isPart: boolean;
  /** The recipe's flavour stands for it, where nothing of its group is in it. */
  readonly isFlavour: boolean;
  /** Where the words name it. */
  readonly start: number;
}

const names = createNameIndex(
  namedLines.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })),
);
const byKey = new Map(namedLines.map((row) => [row.key, row]));

/** The group of each line that words may name. */
export const groupOf: ReadonlyMap<string, string> = new Map(
  namedLines.flatMap(({ line, drinkLine, dryLine, milledLine, group }) =>
    [drinkLine, dryLine, milledLine, line].filter(Boolean).map((name) => [name, group] as const),
  ),
);

/** What only tastes of it has none of it. */
const flavour = /^(?:[^\S\n]|-)*(?:natural )?(?:flavou?r|taste|style|aroma|colou?r)/i;

/** Rice milk is no rice, cocoa butter no cocoa. */
const otherThing =
  /^(?:[^\S\n]|-)(?:milk|fib(?:re|er)|oils?|starch|extract|butter|cream|syrup|sugar|flour|noodles?|seeds?|whites?|blossom|tail|ink|beer|ale|tomato(?:es)?|cider|molasses)\b/i;

/** Whether what stands behind a food's name makes another thing of it, or a mere taste. */
export const isOtherThing = (text: string, end: number): boolean =>
  flavour.test(text.slice(end)) || otherThing.test(text.slice(end));

const isFor = /\bfor[^\S\n]+(?:[\p{L}-]+[^\S\n]+)?$/iu;
const whoLikeIt = /^[^\S\n]+(?:lovers?|fans?)\b/i;
/** `pizza and fried chicken lovers`: of several things that people like, none is in it. */
const likedBeside = /\band[^\S\n]+(?:[\p{L}-]+[^\S\n]+)?$/iu;
const sauced = /^[^\S\n]+(?:sauces?|dressings?|seasonings?)\b/i;

/** `sauce for pasta`, `pasta sauce`: what a thing is eaten with is no part of it; `for peanut lovers` it is of that. */
const isServedWith = (text: string, { key, start, end }: { key: string; start: number; end: number }) =>
  (isFor.test(text.slice(0, start)) && !whoLikeIt.test(text.slice(end))) ||
  (likedBeside.test(text.slice(0, start)) && whoLikeIt.test(text.slice(end))) ||
  (byKey.get(key)?.group === 'grain' && sauced.test(text.slice(end)));

/** `a bit of oat`, `a hint of mint`: before the name of a food. */
const little =
  /\ba[^\S\n]+(?:bit|little|touch|hint|pinch|dash|splash|sprinkle|tiny bit)[^\S\n]+(?:of[^\S\n]+)?$/i;
/** Of what there is a little of, there is no more than that, %. Our assumption. */
const mostOfLittle = 3;

/** `yuzu juice`, `real strawberries`: what is put in by itself is more than a taste. */
const isReal = (text: string, { start, end }: { start: number; end: number }) =>
  /^[^\S\n]+(?:juice|pur[eé]e|pulp|pieces|concentrate)\b/i.test(text.slice(end)) ||
  /\breal[^\S\n]+$/i.test(text.slice(0, start));

/** Where a text names foods, and which of these places it rules out. */
function mentionsIn(text: string) {
  const mentions = names.find(tokenize(text));
  return { mentions, ruledOut: ruledOutOf(text, mentions) };
}

type Named = Pick<Mention, 'key' | 'text'>;

/** Who says which chocolate, or the milk of which nut, means no other by the word alone. */
const isGeneral = ({ key, text }: Named, mentions: readonly Named[]) =>
  mentions.some((each) => {
    const [row, other] = [byKey.get(key), byKey.get(each.key)];
    if (each.key === key || !row || !other) return false;
    return (
      ((key === 'chocolate' || text.toLowerCase() === row.group) && other.group === row.group) ||
      (each.text.toLowerCase().startsWith(`${text.toLowerCase()} `) && isOfItself(other.line))
    );
  });

const singular = (called: string) => called.toLowerCase().replace(/(?<=[^s])s$/, '');

/**
 * Who says that the trout is smoked, or the berries are freeze-dried, means that one wherever the word stands alone; and
 * of `no oils but olive` the oil is meant.
 */
function inParticular(text: string, each: Mention, mentions: readonly Mention[]): Mention {
  const oil = `${each.text.toLowerCase()}-oil`;
  if (oilBut.test(text.slice(0, each.start)) && byKey.has(oil)) return { ...each, key: oil };
  const group = byKey.get(each.key)?.group;
  const particular = mentions.find(
    ({ key, text: called }) =>
      key !== each.key &&
      byKey.get(key)?.group === group &&
      singular(called).endsWith(` ${singular(each.text)}`),
  );
  return particular ? { ...each, key: particular.key } : each;
}

const oilBut = /\boils?[^\S\n]+(?:but|except|other than|apart from|besides)[^\S\n]+$/i;

/** Milk, flour and butter of a food are what it is in; its oil and sugar are something else beside it. */
const isOfItself = (line: string) =>
  ['body', 'character'].includes(recipeEntries.get(line)?.role ?? 'character');

/** The foods that a text names and does not rule out, as a kind of food or drink has them. */
export function foodsNamedIn(archetype: FoodArchetype, text: string): NamedFood[] {
  const { mentions, ruledOut } = mentionsIn(text);
  const meant = mentions.filter(
    (each) =>
      !ruledOut.get(each.start) &&
      (!isOtherThing(text, each.end) || isMilkOf(archetype, text, each) || isFlourOf(text, each)) &&
      !isServedWith(text, each) &&
      !isCocoaOf(archetype, text, each),
  );
  // `basil pesto, 35 % basil`: what the kind is called means no basil in particular.
  const besideKind = meant.filter(({ text: called }) => !archetype.words.includes(called.toLowerCase()));
  const wanted = meant
    .filter((each) => !isGeneral(each, besideKind))
    .map((each) => inParticular(text, each, meant))
    .map(asMeantIn(archetype, text));
  const parts = partsIn(text, wanted);
  const shares = sharesStated(text, wanted);
  const head = titleHead(text);
  const madeFrom = madeFromIn(text, wanted);
  const listed = new Set(listIn(text, wanted));
  const real = new Set(wanted.filter(({ start, end }) => isReal(text, { start, end })).map(({ key }) => key));
  return wanted.flatMap((mention, at): NamedFood[] => {
    const { key, text: written, start, end } = mention;
    const row = byKey.get(key);
    if (!row) return [];
    const share = shares[at] ?? null;
    const isWhole = share === 100;
    const isTitle = isWhole || start < head || madeFrom.has(mention) || basedOn.test(text.slice(end));
    const stated =
      isWhole || isOfCocoa(row, share, text.slice(0, start)) || isStrength(row, share) ? null : share;
    const read = {
      row,
      called: written,
      stated,
      isTitle,
      isWhole,
      isBody: false,
      isSoaked: false,
      start,
    };
    const usualOf = foodOf(row, archetype);
    const own = isFlourOf(text, mention) ? { ...usualOf, line: row.milledLine || usualOf.line } : usualOf;
    const isFlavour = own.isFlavour && !real.has(key) && !listed.has(mention);
    const isLittle = little.test(text.slice(0, start));
    const part = (own.usual ?? 0) >= minorShare ? (parts[at] ?? null) : null;
    const most = isLittle ? mostOfLittle : Infinity;
    const usual = own.usual === null ? null : Math.min(part ?? own.usual, most);
    const food = {
      ...own,
      ...read,
      isFlavour,
      isLittle,
      isPart: part !== null && !isLittle,
      usual: isHeadOf(archetype, text, end) ? null : usual,
    };
    return archetype.words.includes(written.toLowerCase()) ? asKind(archetype, food) : [food];
  });
}

/** What a kind is called by is made of what its row says; a wrap is no wrap in dough. */
function asKind({ recipe }: FoodArchetype, food: NamedFood): NamedFood[] {
  const { made, group } = food.row;
  if (ownDoughs.has(group)) return [];
  if (made) return [{ ...food, line: made, group: groupOf.get(made) ?? group }];
  // Chorizo is pork where other meats are beef.
  const hasMate = recipe.some(({ name }) => groupOf.get(name) === group);
  return hasMate ? [{ ...food, usual: null }] : [];
}

/** Whether a kind's name of several words ends there: shirataki noodles have no noodles beside, but may be of others. */
function isHeadOf({ words }: FoodArchetype, text: string, end: number): boolean {
  const before = ` ${searchable(text.slice(0, end)).trim()}`;
  return words.some((phrase) => {
    const name = searchable(phrase).trim();
    return name.includes(' ') && before.endsWith(` ${name}`);
  });
}

/** Where the name of a product ends, and what goes with it begins. */
export const titleHead = (text: string): number =>
  /\n|\b(?:with|for|without|from|in|to)\b|$/i.exec(text)?.index ?? 0;

const basedOn = /^[\s-]+based?\b/i;

/** What a food that is called by it is, and not of. */
const ownDoughs: ReadonlySet<string> = new Set(['tortilla', 'dough', 'breadcrumbs']);

/** Hazelnut flour is hazelnuts, milled; potato flour is no potatoes. */
const isFlourOf = (text: string, { key, end }: Pick<Mention, 'key' | 'end'>): boolean =>
  milled.has(byKey.get(key)?.group ?? '') && /^(?:[^\S\n]|-)(?:flour|meal)\b/i.test(text.slice(end));
const milled: ReadonlySet<string> = new Set(['nut', 'seed', 'legume', 'grain', 'coconut', 'tiger nut']);

/** Pistachio milk, of which a plant drink is the milk. */
const isMilkOf = ({ category }: FoodArchetype, text: string, { end }: { end: number }) =>
  category === 'plant_drink' && end < titleHead(text) && /^(?:[^\S\n]|-)milk\b/i.test(text.slice(end));

const cocoaButter = 'Oil, cocoa butter';
const percentBefore = /\d[^\S\n]*%[^\S\n]*$/;
const percentBehind = /^[^\S\n]*\d[\d.,]*[^\S\n]*%/;

/** `45 % cocoa`, `cocoa butter 34 %` of a chocolate say which one it is. */
const isCocoaOf = (
  { category }: FoodArchetype,
  text: string,
  { key, start, end }: { key: string; start: number; end: number },
) =>
  category === 'chocolate' &&
  ((byKey.get(key)?.group === 'cocoa' && percentBefore.test(text.slice(0, start))) ||
    (byKey.get(key)?.line === cocoaButter &&
      (percentBefore.test(text.slice(0, start)) || percentBehind.test(text.slice(end)))));

/** `70 % dark chocolate` says how much cocoa is in the chocolate, and so does `chocolate, 33 % cocoa`. */
const isOfCocoa = ({ group }: NamedLine, stated: number | null, before: string) =>
  (group === 'chocolate' && (stated ?? 0) >= 50) || shareOfChocolate.test(before);
const shareOfChocolate = /\bchocolate\W+(?:(?:min(?:imum)?|at least)\W+)?\d+(?:[.,]\d+)?\s*%\s*$/i;

/** Brine holds up to 26 % of salt: a smaller share of it is how strong it is, not how much of it there is. */
const strongestBrine = 26;
const isStrength = ({ group }: NamedLine, stated: number | null) =>
  group === 'brine' && (stated ?? Infinity) <= strongestBrine;

/** A powder is stirred into about twenty times as much, and has so much more of what a drink has. Our assumption. */
const dilution = 20;
const mostOfPowder = 30;
/** What is dry in foods is in a powder for drinks up to so many times as much. Our assumption. */
const dryOfPowder = 5;

function foodOf(
  row: NamedLine,
  { kind, category, recipe }: FoodArchetype,
): Pick<NamedFood, 'line' | 'group' | 'part' | 'usual' | 'isFlavour'> {
  const { pack } = foodCategories.get(category) ?? {};
  const { group, part } = row;
  const isFlavour =
    row.isFlavour &&
    (pack?.isFlavoured ?? false) &&
    recipe.some(({ name }) => recipeEntries.get(name)?.purpose === 'flavour');
  const [bought, usual] =
    kind === 'drink' ? ofDrink(row, pack?.isDry ?? false) : ofFood(row, pack?.isDry ?? false);
  const line = usedIn(recipe, bought);
  return { line, group, part, usual, isFlavour };
}

/** A food as the kind's own recipe has it: of black beans the cooked ones, where those are in it. */
const usedIn = (recipe: FoodArchetype['recipe'], bought: string): string =>
  recipe.some(({ name }) => name === bought)
    ? bought
    : (usedAs.find((row) => row.line === bought && recipe.some(({ name }) => name === row.instead))
        ?.instead ?? bought);

const ofDrink = ({ line, drinkLine, drink, dryLine, dry }: NamedLine, isDry: boolean) =>
  isDry
    ? ([
        dryLine || line,
        drink && Math.min(mostOfPowder, drink * dilution, (dry || Infinity) * dryOfPowder),
      ] as const)
    : ([drinkLine || line, drink] as const);

const ofFood = ({ line, usual, dryLine, dry }: NamedLine, isDry: boolean) =>
  isDry ? ([dryLine || line, dry === null ? usual : dry || null] as const) : ([line, usual] as const);

/** Where a text names foods, be it to rule them out. */
export const placesNamedIn = (text: string): { start: number; end: number }[] => mentionsIn(text).mentions;

/** Where a text names foods that it does not rule out. */
export function foodPlacesIn(text: string): { start: number; end: number }[] {
  const { mentions, ruledOut } = mentionsIn(text);
  return mentions.filter(({ start }) => !ruledOut.get(start));
}

/** The lines of foods that a text names and does not rule out, but for what is no food by itself: `night`, `brine`. */
export function linesNamedIn(text: string): string[] {
  const { mentions, ruledOut } = mentionsIn(text);
  return mentions.flatMap(({ key, start }) => {
    const row = byKey.get(key);
    return row && !ruledOut.get(start) && (row.made || (row.usual ?? row.drink) !== null) ? [row.line] : [];
  });
}

/** The lines of foods that a text rules out by name: `no oats`, `without honey`. */
export function linesRuledOutIn(text: string): ReadonlySet<string> {
  const { mentions, ruledOut } = mentionsIn(text);
  const rows = mentions.flatMap(({ key, start }) => (ruledOut.get(start) ? (byKey.get(key) ?? []) : []));
  return new Set(
    rows.flatMap(({ line, drinkLine, dryLine, milledLine }) => [line, drinkLine, dryLine, milledLine]),
  );
}
