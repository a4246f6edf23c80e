import { broughtMg } from '../beside/brought.ts';
import { limitTerms } from '../brief/limits/limitTerms.ts';
import {
  findAmountsIn,
  formatAmount,
  inLabelUnit,
  isBasis,
  type Amount,
  type Material,
  type Mention,
} from '../../registry/index.ts';
import { amountsBeside, withoutNames } from '../named/amountsBeside.ts';
import { materialsOf, type IngredientMention } from '../named/ingredientNames.ts';
import { doseUnits, strainsIn } from '../named/loneAmounts.ts';
import { namedIn } from '../named/namedIn.ts';
import { onConditionIn } from '../named/onCondition.ts';
import type { StatedServing } from '../stated/statedServing.ts';
import { textBefore, textBehind } from '../text.ts';
import { eitherBeside, isEachBehind } from '../words/besideWords.ts';
import { contentRows, servingNames } from './figureWords.ts';
import type { Given, GivenDose } from './given.ts';
import { isWithin, unreckoned, type LostFigure } from './lostFigure.ts';

type Dose = Amount<(typeof doseUnits)[number]>;

interface Brief {
  readonly text: string;
  readonly serving: StatedServing;
}

/** Doses that a brief states and no line holds: by the name they stand beside, else by any line at all. */
export function lostDoses({ text, serving }: Brief, given: Given): LostFigure[] {
  const mentions = namedIn(text);
  const beside = amountsBeside(text, mentions);
  const doses = findAmountsIn(withoutNames(text, mentions), doseUnits).filter(
    (amount) =>
      !isBasis(text, amount.start) &&
      !isContent(text, amount) &&
      !isLimitOfContent(text, amount) &&
      amount.value > 0,
  );
  const isOnCondition = onConditionIn(text);
  return doses.flatMap((amount, at): LostFigure[] => {
    const named = mentions.filter((_, place) => beside[place]?.start === amount.start);
    const lines = given.actives.filter((dose) => named.some((mention) => isOf(dose, mention)));
    // How much of it fits is told where it is cut.
    if (lines.length > 0 && named.some(isOnCondition)) return [];
    const [mention] = named;
    const isMost = isLimit(text, amount);
    const brought = lines.length === 0 && !isMost ? broughtBy(given, named) : null;
    if (brought !== null) {
      const here = `${Number(brought.toPrecision(2))} mg with what the form is made with`;
      const isSame = isWithin(
        brought / given.units,
        inMg(amount) / (serving.isPerPiece ? 1 : given.units),
        near,
      );
      return isSame ? [] : [{ written: writtenOf(text, amount, mention), start: amount.start, given: here }];
    }
    const isEach = mentions.some((_, place) => beside[place]?.start === amount.start && beside[place].isEach);
    // `10 billion each` of two strains that are one line are 20.
    const strains = amount.unit === 'billion CFU' && isEachBehind(text, amount.end) ? strainsIn(text) : 1;
    const times = Math.max(strains, isEach && lines.length === 1 ? named.length : 1);
    const whole = { ...amount, value: amount.value * times };
    const sums = isMost ? [amount] : [whole, ...sumsBeside(doses, at)];
    const isKept = (each: Dose) => {
      const check = { amount: each, serving, given, isMost };
      return lines.length > 0 ? isHeld(lines, check) : !isMost && isHeldByAny(check);
    };
    const isAlone = isKept(whole);
    if (!isAlone && sums.some(isKept))
      return [
        { written: writtenOf(text, amount, mention), start: amount.start, given: inOne, isSpecified: true },
      ];
    // What is named and has no line is told of as an ingredient.
    if (isAlone || isWeight(amount, given) || (lines.length === 0 && named.length > 0)) return [];
    const here =
      isMost && lines.length === 0 ? unreckoned : (saidOf(lines) ?? servingOf(amount, text, given));
    return [{ written: writtenOf(text, amount, mention), start: amount.start, given: here }];
  });
}

/** `Sugar below 1 g` is compared as a content, and is no dose. */
const isLimitOfContent = (text: string, { start }: Dose) =>
  limitTerms(text).some(
    (term) =>
      contentsOnly.has(term.content) && start >= term.start && start < term.start + term.written.length,
  );
const contentsOnly: ReadonlySet<string> = new Set([
  'sugar',
  'addedSugar',
  'carbohydrate',
  'fat',
  'saturates',
  'energy',
]);

const inOne = 'in one line with the other';

/** `250 mg DHA and 125 mg EPA` are of one oil: what an amount comes to with its neighbours. */
function sumsBeside(doses: readonly Dose[], at: number): Dose[] {
  const own = doses[at];
  return [doses[at - 1], doses[at + 1]].flatMap((other) =>
    own && other?.unit === own.unit ? [{ ...own, value: own.value + other.value }] : [],
  );
}

const mostBefore = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${eitherBeside('most')}|[<≤])\s*(?:about\s+)?$`,
  'iu',
);
const isLimit = (text: string, { start }: Dose) => mostBefore.test(textBefore(text, start));

/** As it is written, with its name, or else with the words behind it. */
function writtenOf(text: string, { start, end }: Dose, mention: Mention | undefined): string {
  const [behind = ''] =
    /^(?:\s+(?!(?:in|of|and|with|for|to|from|plus|or|per)\s)[\p{L}-]+){0,3}(?=[\s,.;:)]|$)/u.exec(
      textBehind(text, end),
    ) ?? [];
  const [limit = ''] = mostBefore.exec(textBefore(text, start)) ?? [];
  const [from, to] = mention
    ? [Math.min(start, mention.start), Math.max(end, mention.end)]
    : [start, end + behind.length];
  return text
    .slice(from - limit.length, to)
    .replace(/\s+/g, ' ')
    .trim();
}

const saidOf = (lines: readonly GivenDose[]): string | null =>
  lines.length === 0
    ? null
    : lines
        .map(({ line, broughtMg }) =>
          formatAmount(Number((line.amountPerServing + broughtMg).toPrecision(3)), line.unit),
        )
        .join(' and ');

const inMg = ({ value, unit }: Dose): number => (unit === 'g' ? value * 1000 : value);

/** What the form alone brings of a mineral that has no line; null where it brings none. */
function broughtBy({ inside }: Given, named: readonly IngredientMention[]): number | null {
  const minerals = named.flatMap(materialsOf).filter(({ category }) => category === 'mineral');
  const mg = minerals.reduce((most, { ingredient }) => Math.max(most, broughtMg(inside, ingredient)), 0);
  return mg > 0 ? mg : null;
}

const measured = new RegExp(
  String.raw`^[\s-]+(?:${servingNames}|scoop|serving|portion|stick|sachet)(?!\p{L})`,
  'iu',
);

/** `30 g scoop`: what a scoop here weighs. */
const servingOf = ({ unit, end }: Dose, text: string, { grams }: Given): string | null =>
  unit === 'g' && measured.test(textBehind(text, end))
    ? `${Number(grams.serving.toPrecision(3))} g a serving`
    : null;

const isOf = ({ line, material }: GivenDose, mention: Parameters<typeof materialsOf>[0]): boolean =>
  materialsOf(mention).some(
    ({ name, ingredient }) => name === line.name || ingredient === material?.ingredient,
  );

const contentWords = new RegExp(
  String.raw`^[\s-]*(?:of\s+)?(?:net |total |added )?(?:${contentRows
    .filter(({ content }) => content !== 'sodium')
    .flatMap(({ words }) => words)
    .join('|')})(?!\p{L})`,
  'iu',
);

/** `4 g sugar` is no dose. */
const isContent = (text: string, { end }: Dose) => contentWords.test(textBehind(text, end));

/** What a serving, a piece or a container weighs: of a container what is no whole serving stays in it. */
function isWeight({ value, unit }: Dose, { grams, units }: Given): boolean {
  const of = unit === 'g' ? value : unit === 'mg' ? value / 1000 : null;
  if (of === null) return false;
  const isOfServing = [grams.serving, grams.serving / units].some((each) => isWithin(of, each, 0.05));
  return isOfServing || Math.abs(of - grams.container) <= Math.max(grams.serving, grams.container * 0.05);
}

interface Check {
  readonly amount: Dose;
  readonly serving: StatedServing;
  readonly given: Given;
  readonly isMost: boolean;
}

/** What a line may be told as: a serving's, a piece's, a measure's; its label amount, or the weight of what carries it. */
function tellings(lines: readonly GivenDose[], { serving, given }: Check): number[] {
  const sum = (of: (dose: GivenDose) => number) => lines.reduce((total, dose) => total + of(dose), 0);
  const total = sum(({ line, broughtMg }) => line.amountPerServing + broughtMg);
  // Dry or with its moisture.
  const carried = [
    sum(({ line, material }) => line.amountPerServing / (material?.potency || 1)),
    sum(({ line }) => line.amountPerServing / (line.potency || 1)),
  ];
  const parts = [1, given.units, serving.times ?? 1, serving.pieces ?? 1];
  return [total, ...(lines.length === 1 ? carried : [])].flatMap((each) => parts.map((part) => each / part));
}

/** A label amount is rounded. */
const near = 0.03;

function isHeld(lines: readonly GivenDose[], check: Check): boolean {
  const alone = lines.map((each) => [each]);
  return [lines, ...alone].some((group) => {
    const [first] = group;
    const wanted = first && wantedIn(check.amount, first);
    if (wanted === null || wanted === undefined) return false;
    const told = tellings(group, check);
    const [whole = 0] = told;
    return check.isMost ? whole <= wanted * (1 + near) : told.some((each) => isWithin(wanted, each, near));
  });
}

/** An amount in the unit of a line; null where it has none in common. */
function wantedIn(amount: Dose, { line, material }: GivenDose): number | null {
  if (material) return inLabelUnit(amount, material as Material);
  return line.unit === amount.unit ? amount.value : null;
}

/** An amount by itself is a line's, or that of all lines or of a blend of them: `500 mg blend of ginger and fennel`. */
function isHeldByAny(check: Check): boolean {
  const { actives } = check.given;
  const blend = actives.filter(({ material }) => !/vitamin|mineral/.test(material?.category ?? ''));
  const isOneUnit = (lines: readonly GivenDose[]) =>
    lines.length > 1 && lines.every(({ line }) => line.unit === lines[0]?.line.unit);
  return (
    actives.some((each) => isHeld([each], check)) ||
    [actives, blend].some((lines) => isOneUnit(lines) && isHeld(lines, check))
  );
}
