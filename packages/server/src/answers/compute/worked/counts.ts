import { formatNumber } from '../../../registry/index.ts';
import { percentSentences } from '../../parts/conversion.ts';
import type { Sentence } from '../../prose.ts';
import type { Dose } from '../../understand/doses.ts';
import { countOf, writtenCounts } from '../../understand/numberWords.ts';
import { workedSentence } from '../arithmetic.ts';
import { inUnit, type Sheet, tidy, weight, written } from './sheet.ts';
import { countNames, type Unit, unitNamed, unitOf } from './units.ts';

/** So many of what is counted. */
export interface Count {
  readonly value: number;
  readonly unit: Unit;
}

const number = String.raw`(?:\d{1,2}|${writtenCounts.slice(0, 12).join('|')})`;
const aDay = String.raw`(?:(?:an?|per|each|every)\s+day|daily(?!\s+values?)|\/\s*d(?:ay)?\b)`;
const often = String.raw`(?:(once|twice|thrice)|(${number})\s*(?:x|×|times))`;
/** “Two a day”, “2 gummies twice a day”, “3 of them daily”, “1 tablet/day”; the 3 of omega-3 counts nothing. */
const taken = new RegExp(
  String.raw`(?<![\p{L}\d]-|[\d.,])\b(${number})\s+(?:of (?:them|these|those)\s+|each\s+)?(?:(${countNames})\s+)?(?:${often}\s+)?${aDay}`,
  'iu',
);
/** “500 mg three times daily”. */
const repeated = new RegExp(String.raw`\b${often}\s+${aDay}`, 'iu');
/** “2 x 150 mg”. */
const multiplied = /(?<![\d.,])(\d{1,2})\s*[x×]\s*\d/i;

const timesOf = (word: string | undefined, count: string | undefined): number =>
  word === undefined ? countOf(count ?? '1') : /once/i.test(word) ? 1 : countOf(word);

/** How often a day a question says; 1 where nothing says so. */
export function dosesADay({ whole }: Pick<Sheet, 'whole'>): number {
  const [, word, count] = repeated.exec(whole) ?? [];
  return timesOf(word, count);
}

/** How many pieces or servings a day takes; null where nothing says so. */
export function countADay({ whole }: Pick<Sheet, 'whole'>): Count | null {
  const [, count, name = '', word, times] = taken.exec(whole) ?? [];
  if (count !== undefined) {
    const unit = unitNamed(name) ?? unitOf('piece');
    return unit.dimension === 'time' ? null : { value: countOf(count) * timesOf(word, times), unit };
  }
  const [, single = '', several] = repeated.exec(whole) ?? [];
  const doses = single || several ? timesOf(single || undefined, several) : 0;
  return doses > 1 ? { value: doses, unit: unitOf('piece') } : besideDay(whole);
}

const counted = new RegExp(String.raw`(?<![\p{L}\d]-|[\d.,])\b(${number})\s+(${countNames})\b`, 'giu');
const ofDay = new RegExp(String.raw`\b${aDay}`, 'i');

/** “Two softgels: how much DHA per day?”: the only count of pieces, where a day is asked for. */
function besideDay(text: string): Count | null {
  const counts = [...text.matchAll(counted)].flatMap(([, count = '', name = '']): Count[] => {
    const unit = unitNamed(name);
    const value = countOf(count);
    return value > 1 && value <= mostADay && (unit?.dimension === 'piece' || unit?.dimension === 'serving')
      ? [{ value, unit }]
      : [];
  });
  const [only, ...others] = counts;
  return only && others.length === 0 && ofDay.test(text) ? only : null;
}

/** More pieces are a pack. */
const mostADay = 12;

/** “4 × 150 mg” of a day. */
export const multipliedIn = ({ text }: Pick<Sheet, 'text'>): number | null => {
  const [, count] = multiplied.exec(text) ?? [];
  return count === undefined ? null : Number(count);
};

const packed =
  /\b(bottle|tub|jar|pot|pack|box|pouch|bag|tin|container|blister|carton)s?\s+(?:of|with|holds?)\s+(\d{2,4})\b/i;

/** “We pack 60 to a bottle”, “90 in each jar”. */
const packedTo =
  /(?<![\d.,])(\d{2,4})(?:[ -](?:count|ct))?\s*(?:to|in|per|a)?\s*(?:an?|the|each|every)?\s+(bottle|tub|jar|pot|pack|box|pouch|bag|tin|container|blister|carton)\b/i;

/** What a pack holds so many of: “a jar of 90 pieces”; null where no pack is stated. */
export function packIn({ whole }: Pick<Sheet, 'whole'>): { value: number; name: string } | null {
  const [, name, held] = packed.exec(whole) ?? [];
  if (name !== undefined) return { value: Number(held), name: name.toLowerCase() };
  const [, count, pack] = packedTo.exec(whole) ?? [];
  return pack === undefined ? null : { value: Number(count), name: pack.toLowerCase() };
}

/** An amount that one piece holds. */
export interface OfPiece {
  /** In base units: g, billion CFU. */
  readonly amount: number;
  readonly unit: Unit;
  /** What it is of, as a sentence has it: ` of vitamin C`. */
  readonly of: string;
  /** The ingredient whose reference value it may be counted against. */
  readonly key?: string;
}

/** Asks what an amount is of a reference value. */
export const ofShare =
  /%\s*(?:of\s+(?:the\s+|its\s+)?)?(?:U[SK]\s+|EU\s+)?(?:DV|NRV|RI|daily|reference)|\b(?:DV|NRV)s?\b|\bdaily values?\b|\breference (?:value|intake)s?\b/i;

/** What follows from an amount in one piece, as far as the question counts pieces: of a day, of a pack, of a batch, and of the reference value. */
export function onwards(sheet: Sheet, held: OfPiece): Sentence[] {
  const day = countADay(sheet);
  const isOfDay = day !== null && day.value > 1;
  return [
    ...(isOfDay
      ? [
          workedSentence(
            `${inUnit(day.value * held.amount, held.unit.key)}${held.of} a day: ${times(day.value, held)}`,
          ),
        ]
      : []),
    ...ofPack(sheet, held),
    ...shareOfDay(sheet, held, isOfDay ? day.value : 1),
  ];
}

const times = (count: number, { amount, unit }: OfPiece): string =>
  `${formatNumber(count)} × ${inUnit(amount, unit.key)}`;

/** What a pack, or so many pieces, hold together. */
function ofPack(sheet: Sheet, held: OfPiece): Sentence[] {
  const pack = packIn(sheet);
  const made = sheet.quantities.find(
    ({ unit, per, value }) => unit.dimension === 'piece' && per === null && value >= fewestMade,
  );
  const count = pack?.value ?? made?.value;
  if (count === undefined) return [];
  const what = pack
    ? `a ${pack.name} of ${formatNumber(pack.value)}`
    : written(count, made?.unit ?? held.unit);
  const total =
    held.unit.dimension === 'mass' ? weight(count * held.amount) : inUnit(count * held.amount, held.unit.key);
  return [workedSentence(`${total}${held.of} for ${what}: ${times(count, held)}`)];
}

/** Fewer pieces are a dose and no batch. */
const fewestMade = 10;

/** What the amount of a day is of the reference values, where that is asked for. */
export function shareOfDay(sheet: Sheet, { key, amount, unit }: OfPiece, doses = 1): Sentence[] {
  if (!key || !ofShare.test(sheet.whole) || !isDose(unit.symbol)) return [];
  const value = tidy((amount * doses) / unit.worth);
  const amounts = [{ value, unit: unit.symbol, text: '' }];
  return percentSentences(sheet.evidence, key, { ...sheet.inquiry, amounts });
}

const isDose = (symbol: string): symbol is Dose['unit'] => ['µg', 'mg', 'g', 'IU'].includes(symbol);
