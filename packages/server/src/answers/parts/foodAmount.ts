import type { Food, Portion } from '../../foods/index.ts';
import { formatAmount, householdMl, stems } from '../../registry/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { measureOf } from './foodPassage.ts';

/** How much of it is asked about: what the question says, else its first household measure. */
export interface FoodAmount {
  /** `30 g`, `1 cup`. */
  readonly measure: string;
  /** The same with what it weighs. */
  readonly words: string;
  readonly grams: number;
}

const gramsIn = /(\d+(?:\.\d+)?)\s*(?:g|grams?|grammes?)\b/gi;
/** What the tables are of. */
const ofTables = 100;
const spoons: Readonly<Record<string, string>> = { tablespoon: 'tbsp', teaspoon: 'tsp', ounce: 'oz' };
const measureWord = (text: string): string => {
  const [word = ''] = stems(text);
  return spoons[word] ?? word;
};

/** The amount of a food that a question asks about; null for 100 g, which the tables are of, and where they know no measure. */
export function amountOf({ question }: Inquiry, { portions }: Food): FoodAmount | null {
  const said = [...question.matchAll(gramsIn)].map((match) => Number(match[1])).filter((grams) => grams > 0);
  const grams = said.find((each) => each !== ofTables);
  if (grams) return { measure: formatAmount(grams, 'g'), words: formatAmount(grams, 'g'), grams };
  if (said.length > 0) return null;
  const ofVolume = volumeIn(question, portions);
  if (ofVolume) return ofVolume;
  const words = question.split(/[^\p{L}\d.]+/u).filter(Boolean);
  for (const portion of portions) {
    const at = words.findIndex((word) => measureWord(word) === measureWord(portion.measure));
    if (at >= 0) return times(portion, Number(words[at - 1]));
  }
  return portions[0] ? times(portions[0]) : null;
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
  return { measure, words: `${measure} (${formatAmount(grams, 'g')})`, grams };
}

/** As many of a measure as are said; as the table has it where none is. */
function times({ amount, measure, grams }: Portion, said?: number): FoodAmount {
  const count = said !== undefined && said > 0 ? said : amount;
  const all = Number(((grams / amount) * count).toPrecision(6));
  const own = measureOf({ amount: count, measure, grams });
  return { measure: own, words: `${own} (${formatAmount(all, 'g')})`, grams: all };
}

/** What an amount holds of something that 100 g hold so much of. */
export const heldIn = ({ grams }: FoodAmount, value: number, unit: string): string =>
  formatAmount(Number(((value * grams) / 100).toPrecision(3)), unit);
