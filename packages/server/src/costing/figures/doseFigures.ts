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
import { materialsOf } from '../named/ingredientNames.ts';
import { doseUnits } from '../named/loneAmounts.ts';
import { namedIn } from '../named/namedIn.ts';
import type { StatedServing } from '../stated/statedServing.ts';
import { textBefore, textBehind } from '../text.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { contentRows } from './figureWords.ts';
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
    (amount) => !isBasis(text, amount.start) && !isContent(text, amount) && amount.value > 0,
  );
  return doses.flatMap((amount, at): LostFigure[] => {
    const named = mentions.filter((_, place) => beside[place]?.start === amount.start);
    const lines = given.actives.filter((dose) => named.some((mention) => isOf(dose, mention)));
    const [mention] = named;
    const isMost = isLimit(text, amount);
    const sums = isMost ? [amount] : [amount, ...sumsBeside(doses, at)];
    const isKept = sums.some((each) => {
      const check = { amount: each, serving, given, isMost };
      return lines.length > 0 ? isHeld(lines, check) : !isMost && isHeldByAny(check);
    });
    // What is named and has no line is told of as an ingredient.
    if (isKept || isWeight(amount, given) || (lines.length === 0 && named.length > 0)) return [];
    const here = isMost && lines.length === 0 ? unreckoned : saidOf(lines);
    return [{ written: writtenOf(text, amount, mention), start: amount.start, given: here }];
  });
}

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
        .map(({ line }) => formatAmount(Number(line.amountPerServing.toPrecision(3)), line.unit))
        .join(' and ');

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

/** What a serving, a piece or a container weighs. */
function isWeight({ value, unit }: Dose, { grams, units, pieces }: Given): boolean {
  const of = unit === 'g' ? value : unit === 'mg' ? value / 1000 : null;
  const weights = [grams.serving, grams.container, grams.serving / units, (grams.serving / units) * pieces];
  return of !== null && weights.some((each) => isWithin(of, each, 0.1));
}

interface Check {
  readonly amount: Dose;
  readonly serving: StatedServing;
  readonly given: Given;
  readonly isMost: boolean;
}

/** What a line may be told as: a serving's, a piece's, a measure's; its label amount, or the weight of what carries it. */
function tellings(lines: readonly GivenDose[], { serving, given }: Check): number[] {
  const total = lines.reduce((sum, { line }) => sum + line.amountPerServing, 0);
  const carried = lines.reduce((sum, { line }) => sum + line.amountPerServing / (line.potency || 1), 0);
  const parts = [1, given.units, serving.times ?? 1, serving.pieces ?? 1];
  return [total, carried].flatMap((each) => parts.map((part) => each / part));
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

/** Lines in a row may be weighed as one: `500 mg blend of ginger and fennel`. */
function isHeldByAny(check: Check): boolean {
  const { actives } = check.given;
  return actives.some((_, from) =>
    actives.some((__, to) => {
      const row = actives.slice(from, to + 1);
      const isOneUnit = row.every(({ line }) => line.unit === row[0]?.line.unit);
      return row.length > 0 && isOneUnit && isHeld(row, check);
    }),
  );
}
