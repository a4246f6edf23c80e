import { z } from 'zod';
import { declaredAs, type LabelRounding } from '../../formula/index.ts';
import {
  columns,
  convertMass,
  isBasis,
  readTable,
  statedAmounts,
  stems,
  type StatedAmount,
} from '../../registry/index.ts';

const { key, list: names, text } = columns;
const roundings = Object.keys(declaredAs) as [LabelRounding, ...LabelRounding[]];
const rounding = z.union([z.literal('').transform(() => null), z.enum(roundings)]);

/** A row of `labelNutrients.csv`: what a label declares, by which rounding, and the rules to cite for it. */
const LabelNutrient = z.strictObject({
  key,
  name: text,
  /** Words it is named by, as they are compared. */
  names,
  unit: z.enum(['g', 'mg', 'kcal', '%']),
  us: rounding,
  usRule: z.string(),
  eu: rounding,
  euRule: z.string(),
  /** What conditions of nutrition claims call it; empty where none does. */
  fact: z.string(),
});
/** A nutrient that labels declare. */
export type LabelNutrient = Readonly<z.infer<typeof LabelNutrient>>;

const nutrients = readTable(new URL('./data/', import.meta.url), 'labelNutrients', LabelNutrient);

/** An amount and what it is of, with its value in the unit labels declare that in. */
export interface Declarable {
  readonly amount: Pick<StatedAmount, 'value' | 'unit'>;
  readonly nutrient: LabelNutrient;
  readonly value: number;
}

/** One that a question states. */
export interface LabelAmount extends Declarable {
  readonly amount: StatedAmount;
}

/** What labels declare by a key or a name; undefined where they have no rule of their own for it. */
export const labelNutrient = (sought: string): LabelNutrient | undefined =>
  nutrients.find(({ key: own, name }) => own === sought || name === sought);

/** The amounts of a question that are of something labels declare. */
export const labelAmounts = (question: string): LabelAmount[] =>
  statedAmounts(question).flatMap((amount) =>
    nutrientsOf(question, amount).flatMap((nutrient) => {
      const value = inUnit(amount, nutrient.unit);
      return value === null ? [] : [{ amount, nutrient, value }];
    }),
  );

function inUnit({ value, unit }: StatedAmount, wanted: LabelNutrient['unit']): number | null {
  if (unit === wanted) return value;
  return wanted === 'g' || wanted === 'mg' ? convertMass(value, unit, wanted) : null;
}

const nearby = 5;

/** Words between a nutrient and its amount: “fat measured 12.4 g”. */
const measuring: ReadonlySet<string> = new Set(
  stems('is was measured measures at of about around found came as'),
);

/** “30 g protein powder” is so much of a product, not of protein. */
const asProduct = /^\s*(?:of\s+)?[a-z]+\s+(?:powder|bar|shake|drink|blend|mix|scoop)s?\b/i;

/** “Our protein bar is 60 g”: so much a product weighs. */
const ofProduct =
  /\b(?:bars?|powders?|shakes?|drinks?|cookies?|servings?|portions?|scoops?|packs?|pouch(?:es)?|sachets?)\s+(?:is|are|of|weighs?|at|=)\s*$/i;

/** Where what an amount is of cannot stand any more. */
const apart = /[,;:?]|\.(?=\s|$)|\d/;

/**
 * What an amount is of: the nutrient that stands right before it, the one named next behind it, one before it, else
 * the only one of the question. Energy names itself.
 */
function nutrientsOf(question: string, amount: StatedAmount): LabelNutrient[] {
  const isOfProduct =
    asProduct.test(question.slice(amount.end)) || ofProduct.test(question.slice(0, amount.start));
  if (isOfProduct || isBasis(question, amount.start)) return [];
  if (amount.unit === 'kcal') return nutrients.filter(({ unit }) => unit === 'kcal');
  const fits = nutrients.filter(({ unit }) => inUnit(amount, unit) !== null);
  const [behind = ''] = question.slice(amount.end).split(apart);
  const after = stems(behind).slice(0, nearby);
  const before = stems(question.slice(0, amount.start).split(apart).at(-1) ?? '').toReversed();
  const found =
    namedAt(
      fits,
      before.filter((word) => !measuring.has(word)),
      0,
    ) ??
    firstNamed(fits, after) ??
    firstNamed(fits, before.slice(0, nearby)) ??
    onlyNamed(fits, question);
  return found ? fits.filter((each) => each.names.includes(found)) : [];
}

/** The name of the only nutrient that a question names, wherever it stands. */
function onlyNamed(fits: readonly LabelNutrient[], question: string): string | undefined {
  const [only, ...others] = nutrientsNamed(question).filter((each) => fits.includes(each));
  if (!only || others.length > 0) return undefined;
  const fitting = statedAmounts(question).filter(
    (amount) => inUnit(amount, only.unit) !== null && !isBasis(question, amount.start),
  );
  return fitting.length === 1 ? only.names[0] : undefined;
}

/** The name that comes first in the words, the longer of two. */
function firstNamed(fits: readonly LabelNutrient[], words: readonly string[]): string | undefined {
  for (const at of words.keys()) {
    const name = namedAt(fits, words, at);
    if (name) return name;
  }
  return undefined;
}

/** The name that stands at a place of the words, in either direction. */
function namedAt(fits: readonly LabelNutrient[], words: readonly string[], at: number): string | undefined {
  const here = words.slice(at, at + 2);
  const pair = new Set([here.join(' '), here.toReversed().join(' ')]);
  const named = fits.flatMap(({ names: own }) => own);
  return named.find((each) => pair.has(each)) ?? named.find((each) => each === here[0]);
}

/** The nutrients that a question names, in any place of it. */
export function nutrientsNamed(question: string): LabelNutrient[] {
  const text = ` ${stems(question).join(' ')} `;
  return nutrients.filter(({ names: own }) => own.some((name) => text.includes(` ${name} `)));
}
