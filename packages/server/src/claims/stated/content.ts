import { z } from 'zod';
import { columns, readTable, statedAmounts, type StatedAmount } from '../../registry/index.ts';
import { isWithin, type Place } from '../reading/sentence.ts';
import { phraseOf, spanAt, type Word } from '../lexicon/words.ts';
import { countedBy, type Counted } from './counted.ts';

const { key, list, origin } = columns;

/** What copy calls a nutrient where the lexicon reads something else: a row of `data/statedNames.csv`. */
const StatedName = z.strictObject({ key, words: list, note: z.string(), ...origin });

/** Its rows. @throws with line and reason at one that is broken */
const statedNames = readTable(new URL('../data/', import.meta.url), 'statedNames', StatedName);

const phrases = statedNames.flatMap((row) =>
  row.words.map((words) => ({ key: row.key, phrase: phraseOf(words) })),
);

/** An amount of something that copy says the product has. Places are those of its sentence. */
export interface StatedContent extends Place {
  key: string;
  value: number;
  /** A mass, IU, kcal or kJ; `%` of the reference value, or of the energy. */
  unit: StatedAmount['unit'];
  isOfEnergy: boolean;
  counted: Counted;
  /** Whether it is a least: 'over 5 g', 'at least 5 g'. */
  isLeast: boolean;
  text: string;
}

interface Named extends Place {
  key: string;
}

/** What is read: a sentence's words and what it names, and what its paragraph speaks of alone. */
export interface Stating {
  text: string;
  words: readonly Word[];
  named: readonly Named[];
  /** The only ingredient of the paragraph, of which an amount without a name is. */
  only: string | undefined;
}

/** Names with their places: those of the labels come before what the lexicon makes of the same words. */
function namesIn({ words, named }: Stating): Named[] {
  const labelled = words.flatMap((_, at) =>
    phrases.flatMap(({ key: of, phrase }) => {
      const span = spanAt(words, at, phrase);
      return span ? [{ key: of, start: span.start, end: span.end }] : [];
    }),
  );
  const own = labelled.filter(
    (one) => !labelled.some((other) => isWithin(one, other) && other.end - other.start > one.end - one.start),
  );
  const rest = named.filter((one) => !own.some((other) => one.start < other.end && one.end > other.start));
  return [...own, ...rest].toSorted((left, right) => left.start - right.start);
}

/** 'Adults need 30 g', 'the effect is obtained with 3 g', '5 g less sugar than', '30 g net': none of what the product has. */
const ofOthers =
  /\b(?:needs?|require[sd]?|recommend(?:ed|s)?|guidelines?|obtained with|intake of|than|instead of|compared (?:to|with)|equals?|as (?:much|many)|save[sd]?|limit(?:ed)?|average)\b[^.;]*$/i;
const compared =
  /^\s*(?:(?:of|DV)\s+)?(?:less|fewer|more|extra|lower|higher|reduction|off|free|net|organic|recycled)\b/i;
/** '7 g in 100 g': what it is counted against. */
const inHundred = /\b(?:in|every|each)\s*$/i;
const least = /\b(?:at least|over|more than|minimum(?: of)?|min\.?)\s*$/i;

/** The amounts of what copy says the product has. */
export function contentsIn(stating: Stating): StatedContent[] {
  const { text } = stating;
  if (!/\d/.test(text)) return [];
  const names = namesIn(stating);
  const amounts = statedAmounts(text);
  return amounts.flatMap((amount): StatedContent[] => {
    const before = text.slice(0, amount.start).replace(least, '');
    const after = text.slice(amount.end);
    const isHundred = amount.value === 100 && amount.unit !== '%' && inHundred.test(before);
    if (amount.from !== null || isHundred || ofOthers.test(before) || compared.test(after)) return [];
    const isOfEnergy = amount.unit === '%' && energyShare.test(after);
    const counted = countedBy(text, amount);
    const of = isOfEnergyUnit(amount) ? 'energy' : nameOf({ stating, names, amounts, amount });
    if (of === undefined || (amount.unit === '%' && !isOfEnergy && !reference.test(after))) return [];
    const { value, unit, start, text: written } = amount;
    const end = amount.end + (isOfEnergy ? (energyShare.exec(after)?.[0].length ?? 0) : 0);
    const isLeast = least.test(text.slice(0, start));
    return [{ key: of, value, unit, isOfEnergy, counted, isLeast, start, end, text: written }];
  });
}

const energyShare = /^\s*(?:of\s+)?(?:(?:its|the|total|their|your)\s+)*(?:energy|calories|kcal)\b/i;
const reference =
  /^\s*(?:of\s+)?(?:(?:the|your|its|an adult's|recommended|us)\s+)*(?:DV|daily (?!\p{L}*(?:dose|serving|portion|calorie|energy))\p{L}+|NRV|RDI|RDA|nutrient reference value)\b/iu;
const isOfEnergyUnit = ({ unit }: StatedAmount): boolean => unit === 'kcal' || unit === 'kJ';

interface Asked {
  stating: Stating;
  names: readonly Named[];
  amounts: readonly StatedAmount[];
  amount: StatedAmount;
}

/** Words between an amount and the name behind it: '5 g of dietary fibre', '15 % of its energy from protein'. */
const toName =
  /^\s*(?:\)\s*)?(?:(?:of|the|your|its|daily|values?|dv|nrv|rdi|rda|nutrient|reference|recommended|intake|for|energy|calories|comes?|from|as|in|pure|added|total|dietary|natural|active|elemental|plant|whey|vegan|complete|omega)[\s:-]*)*$/i;
/** Words between a name and the amount behind it: 'vitamin C: 45 mg', 'protein pudding, with 15 %'; of 'protein bar, 60 g' that weighs the bar. */
const fromName =
  /^(?:[\s,:(=–—-]*|[\s,:(=–—-]*(?:[\p{L}-]+[\s,:(=–—-]+){0,3}?(?:with|at|is|are|has|have|contains?|provides?|delivers?|gives?|of|content|only|just|all|per|a|one|the)[\s:]*(?:only|just|a|an|over|about|around|up to|at least|more than)?\s*)$/iu;

/** What an amount is of: the name right behind it, the one before it, else the only one of the sentence or paragraph. */
function nameOf({ stating, names, amounts, amount }: Asked): string | undefined {
  const { text, only } = stating;
  const behind = names.find(({ start }) => start >= amount.end);
  if (behind && toName.test(text.slice(amount.end, behind.start))) return behind.key;
  const before = names.findLast(({ end }) => end <= amount.start);
  // '45 mg (50 % DV)': the second says the same of what the first is of.
  const since = amounts.findLast(({ end }) => end <= amount.start);
  const from = before ? Math.max(before.end, since?.end ?? 0) : 0;
  if (before && fromName.test(text.slice(from, amount.start))) return before.key;
  if (!isDose(text, amount)) return undefined;
  const keys = new Set(names.map(({ key: each }) => each));
  const [single] = keys;
  if (keys.size === 0) return only;
  return keys.size === 1 && amounts.length === 1 ? single : undefined;
}

const dosed =
  /^\s*(?:\p{L}+\s+){0,2}(?:tablets?|capsules?|caps|softgels?|gumm(?:y|ies)|lozenges?|chews?|drops?|sprays?|sachets?|sticks?|scoops?|servings?|portions?|shots?|daily|a day|per day|each day)\b/iu;
const inDose =
  /\b(?:tablet|capsule|softgel|gummy|lozenge|sachet|scoop|serving|portion|shot)\b[^.]*\b(?:has|contains|provides|delivers|with|of)\s*$/i;

/** An amount of a dose or a day, which needs no name: 'one 0.5 mg tablet'. */
const isDose = (text: string, { start, end, unit }: StatedAmount): boolean =>
  unit !== '%' && (dosed.test(text.slice(end).replace(/^\s*per\b/, '')) || inDose.test(text.slice(0, start)));
