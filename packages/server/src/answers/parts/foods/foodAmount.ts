import type { Food, Portion } from '../../../foods/index.ts';
import { formatAmount, householdMl, stems } from '../../../registry/index.ts';
import { unitOf } from '../../compute/worked/units.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { countWords } from '../../understand/numberWords.ts';
import { exactWords, fractions, inMixedNumbers, measureNames, pieceWords } from './amountWords.ts';
import { measureOf } from './foodPassage.ts';

/** How much of it is asked about: what the question says, else its first household measure. */
export interface FoodAmount {
  /** `30 g`, `1 cup`. */
  readonly measure: string;
  /** The same with what it weighs. */
  readonly words: string;
  readonly grams: number;
  /** Whether the question says it. */
  readonly isSaid: boolean;
  /** Whether what it holds is to be told unrounded. @default false */
  readonly isExact?: boolean;
}

const gramsIn = /(\d+(?:\.\d+)?)\s*(?:g|grams?|grammes?)\b/gi;
/** What the tables are of. */
const ofTables = 100;
const measureWord = (text: string): string => {
  const [word = ''] = stems(text);
  return measureNames.get(word) ?? word;
};

/** The amount of a food that a question asks about; null for 100 g, which the tables are of, and where they know no measure. */
export function amountOf(inquiry: Inquiry, food: Food): FoodAmount | null {
  const amount = amountIn({ ...inquiry, question: inMixedNumbers(inquiry.question) }, food);
  return amount && exactWords.test(inquiry.question) ? { ...amount, isExact: true } : amount;
}

function amountIn({ question, multiple }: Inquiry, { name, portions }: Food): FoodAmount | null {
  const said = [...question.matchAll(gramsIn)].map((match) => Number(match[1])).filter((grams) => grams > 0);
  const grams = said.find((each) => each !== ofTables);
  // “two cookies of 15 g each”
  const each = multiple?.each;
  if (multiple && each?.unit === 'g' && each.value === grams) return ofGrams(multiple.total.value);
  if (grams) return ofGrams(grams);
  if (said.length > 0) return null;
  const ofVolume = volumeIn(question, portions);
  if (ofVolume) return ofVolume;
  const words = question.split(/[^\p{L}\d./½¼¾]+/u).filter(Boolean);
  // “a cup of dates” counts no dates
  const isByVolume = words.some((word) => volumeOf(word) !== undefined);
  const measures = portions
    .map(inMeasure)
    .filter(({ measure }) => !isByVolume || volumeOf(measure) !== undefined)
    .map((portion) => ({
      portion,
      at: words.findIndex((word) => measureWord(word) === measureWord(portion.measure)),
    }))
    .filter(({ at }) => at >= 0);
  const measured = saidMost(measures, question);
  if (measured) return { ...times(measured.portion, countBefore(words, measured.at) ?? 1), isSaid: true };
  const ofOther = ouncesIn(words) ?? byVolume(words, portions);
  if (ofOther) return ofOther;
  if (isByVolume) return null;
  return ofPieces(words, name, portions) ?? (portions[0] ? times(portions[0]) : null);
}

/** Of several measures of a name the one of which a question says most: the shredded of “a cup of shredded cheese”. */
function saidMost<Named extends { readonly portion: Portion }>(
  measures: readonly Named[],
  question: string,
): Named | undefined {
  const said = new Set(stems(question));
  const saidOf = ({ portion }: Named) => stems(portion.measure).filter((word) => said.has(word)).length;
  return measures.toSorted((one, other) => saidOf(other) - saidOf(one))[0];
}

/** Every measure of a food that a question names, one a phrase: “a tablespoon, and a teaspoon”. */
export function amountsOf(inquiry: Inquiry, food: Food): FoodAmount[] {
  const each = inMixedNumbers(inquiry.question)
    .split(phrase)
    .map((question) => amountOf({ ...inquiry, question }, food))
    .filter((amount) => amount?.isSaid === true);
  // “how heavy is a Brazil nut?” asks for no cup of them
  const piece = food.portions.find(({ measure }) => !measure.split(/[^\p{L}]+/u).some(isNoPiece));
  const told = each.length > 0 ? each : [piece ? times(piece, 1) : amountOf(inquiry, food)];
  const byMeasure = new Map(told.flatMap((amount) => (amount ? [[amount.measure, amount] as const] : [])));
  return [...byMeasure.values()];
}

const isNoPiece = (word: string): boolean => volumeOf(word) !== undefined || measureWord(word) === 'oz';
const phrase = /[,;?]|\b(?:and|or|versus|vs)\b/i;

/** “Medium (2-1/2" dia)”: one of what is counted. */
const isOnePiece = (measure: string): boolean =>
  pieceWords.has(/^\p{L}+/u.exec(measure)?.[0].toLowerCase() ?? '');
const lettersOfName = 4;

/** “Two kiwis”: so many pieces of the food itself; null where no count stands before it. */
function ofPieces(words: readonly string[], name: string, portions: readonly Portion[]): FoodAmount | null {
  const [head = ''] = stems(name);
  const at = words.findIndex(
    (word) =>
      stems(word)[0] === head ||
      (word.length >= lettersOfName &&
        stems(word)[0]?.slice(0, lettersOfName) === head.slice(0, lettersOfName)),
  );
  const count = at > 0 ? (countBefore(words, at) ?? articleBefore(words, at)) : undefined;
  // whose size nobody says is of the middle one of them by weight: a medium banana, a large egg
  const pieces = portions
    .filter(({ measure }) => isOnePiece(measure))
    .toSorted((one, other) => one.grams / one.amount - other.grams / other.amount);
  const piece = pieces[Math.floor(pieces.length / 2)];
  return count !== undefined && piece ? { ...times(piece, count), isSaid: true } : null;
}

/** A portion that the tables write as a serving of another measure, as that one: `serving 2 tbsp`. */
function inMeasure(portion: Portion): Portion {
  const [, count = '', measure = ''] = /^serving (\d+(?:\.\d+)?) (.+)$/.exec(portion.measure) ?? [];
  return measure === '' ? portion : { ...portion, amount: portion.amount * Number(count), measure };
}

/** In mL, what a word for a household measure holds; undefined where it is none. */
const volumeOf = (word: string): number | undefined => volumes[measureWord(word)];
const volumes: Readonly<Record<string, number>> = {
  cup: householdMl.cup,
  tbsp: householdMl.tablespoon,
  tsp: householdMl.teaspoon,
  fl: householdMl['fl oz'],
};

/** A spoon of what the tables know a cup of, and the like; null where they know no measure by volume. */
function byVolume(words: readonly string[], portions: readonly Portion[]): FoodAmount | null {
  const at = words.findIndex((word) => volumeOf(word) !== undefined);
  const [word = ''] = words.slice(at);
  const known = portions.find(({ measure }) => volumeOf(measure) !== undefined);
  const volume = at >= 0 ? volumeOf(word) : undefined;
  if (volume === undefined || !known) return null;
  const grams = Number(
    (((known.grams / known.amount) * volume) / (volumeOf(known.measure) ?? volume)).toPrecision(4),
  );
  const own = measureWord(word);
  const measure = own === 'fl' ? 'fl oz' : own;
  return { ...times({ amount: 1, measure, grams }, countBefore(words, at)), isSaid: true };
}

/** Behind its count a measure may be told more closely: “two pitted medjool dates”. */
const mostBetween = 2;

/** How many of a measure the words before it count; undefined where none does. */
function countBefore(words: readonly string[], at: number): number | undefined {
  const before = words.slice(Math.max(0, at - 1 - mostBetween), at).toReversed();
  return before.map(countIn).find((count) => count > 0);
}

/** “A banana” is one; undefined where no article stands right before it. */
const articleBefore = (words: readonly string[], at: number): number | undefined =>
  /^an?$/i.test(words[at - 1] ?? '') ? 1 : undefined;

/** `2`, `two`, `1/2`, `half`; not a number for anything else. */
function countIn(word: string): number {
  const [over = '', under = ''] = word.split('/');
  if (under) return Number(over) / Number(under);
  return countWords[word.toLowerCase()] ?? fractions.get(word.toLowerCase()) ?? Number(word);
}

const gramsOfOunce = unitOf('oz').worth;

/** Ounces by weight; null where the words name none. */
function ouncesIn(words: readonly string[]): FoodAmount | null {
  const at = words.findIndex((word) => measureWord(word) === 'oz');
  if (at < 0 || /^fl(?:uid)?$/i.test(words[at - 1] ?? '')) return null;
  return {
    ...times({ amount: 1, measure: 'oz', grams: gramsOfOunce }, countBefore(words, at)),
    isSaid: true,
  };
}

function ofGrams(grams: number): FoodAmount {
  const words = formatAmount(grams, 'g');
  return { measure: words, words, grams, isSaid: true };
}

const millilitresIn = /(\d+(?:\.\d+)?)\s*(?:ml|millilit(?:re|er)s?)\b/i;
/** A volume of a drink by what its household measure weighs; null where none is by volume. */
function volumeIn(question: string, portions: readonly Portion[]): FoodAmount | null {
  const millilitres = Number(millilitresIn.exec(question)?.[1]);
  const portion = portions.find(({ measure }) => measure === 'fl oz' || measure === 'cup');
  if (!(millilitres > 0) || !portion) return null;
  const each = householdMl[portion.measure === 'cup' ? 'cup' : 'fl oz'];
  const grams = Number(((portion.grams / portion.amount / each) * millilitres).toPrecision(4));
  const measure = formatAmount(millilitres, 'mL');
  return { measure, words: `${measure} (${formatAmount(grams, 'g')})`, grams, isSaid: true };
}

/** As many of a measure as are said; as the table has it where none is. */
function times({ amount, measure, grams }: Portion, said?: number): FoodAmount {
  const count = said !== undefined && said > 0 ? said : amount;
  const all = weightTold((grams / amount) * count);
  const own = measureOf({ amount: Number(count.toPrecision(3)), measure, grams });
  return { measure: own, words: `${own} (${formatAmount(all, 'g')})`, grams: all, isSaid: false };
}

/** A third of 140 g is told as 46.67 g. */
const weightTold = (grams: number): number =>
  grams < 1 ? Number(grams.toPrecision(3)) : Math.round(grams * upwards * 100) / 100;

/** What an amount holds of something that 100 g hold so much of; all its digits where it is asked for unrounded. */
export const heldIn = ({ grams, isExact }: FoodAmount, value: number, unit: string): string =>
  formatAmount(Number((((value * grams) / 100) * upwards).toPrecision(isExact === true ? 10 : 3)), unit);
/** A half goes up, which the binary form of 95.85 is a little short of. */
const upwards = 1 + 4 * Number.EPSILON;
