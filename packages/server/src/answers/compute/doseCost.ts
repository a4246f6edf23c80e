import { z } from 'zod';
import type { Cited, Evidence } from '../../evidence/index.ts';
import { costItem, costRange } from '../../evidence/passages/costPassage.ts';
import type { Cost } from '../../evidence/records.ts';
import {
  columns,
  convertMass,
  formatAmount,
  formatNumber,
  nameInSentence,
  readTable,
  stems,
} from '../../registry/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { capitalize, doubt, fact, list, note, paragraph } from '../prose.ts';
import { materialPrices } from '../gather/prices.ts';
import { isAny, readCue } from '../understand/cue.ts';
import type { Dose } from '../understand/doses.ts';
import { wordsOf } from '../understand/words.ts';
import { workedFrom } from './arithmetic.ts';
import { alternativesOf } from './wordRows.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import { derive, noteOf, rangeOf } from '../values.ts';
import { quantitiesIn } from './worked/quantities.ts';

const most = 3;

const asBought = paragraph(
  note('That is the material as it is bought: an extract or a compound takes more of it for the same active'),
);

/** What an amount of each material costs, from its price by weight; null where amounts or prices are missing. */
export function doseCostBlocks(
  evidence: Evidence,
  { ingredients, amounts, question }: Inquiry,
): Block[] | null {
  if (ingredients.length > 1 && amounts.length === 0 && perDose.test(question))
    return usualDosesBlocks(evidence, ingredients);
  if (ingredients.length === 0 || ingredients.length > amounts.length) return null;
  const sentences = ingredients.map((key, at) => {
    const amount = amounts[at];
    return amount ? costsOf(evidence, key, { amount, question, times: timesIn(question) }) : [];
  });
  if (sentences.some((own) => own.length === 0)) return null;
  const firsts = sentences.flatMap((own) => own.slice(0, 1));
  return [paragraph(...firsts), list(sentences.flatMap((own) => own.slice(1))), asBought];
}

const perDose = /\b(?:per|a|each) (?:dose|day|serving|portion)\b|\bdaily\b/i;

/** A material by what its usual amount a day costs, in cents. */
interface DayCost {
  readonly name: string;
  readonly low: number;
  readonly high: number;
  readonly sentence: Sentence;
}

/** Several materials by what their usual amounts a day cost, the cheapest first; null where one has no price or amount. */
function usualDosesBlocks(evidence: Evidence, ingredients: readonly string[]): Block[] | null {
  const costs = ingredients.flatMap((key) => dayCostOf(evidence, key) ?? []);
  if (costs.length < ingredients.length) return null;
  const ordered = costs.toSorted((left, right) => left.low + left.high - right.low - right.high);
  const [first, ...others] = ordered;
  if (!first) return null;
  const isClear = others.every(({ low }) => low >= first.high);
  return [
    paragraph(
      note(
        isClear
          ? `${capitalize(first.name)} costs least for its usual amount`
          : `${capitalize(first.name)} costs least for its usual amount by the middle of the ranges, which overlap`,
      ),
    ),
    list(ordered.map(({ sentence }) => sentence)),
    asBought,
  ];
}

function dayCostOf(evidence: Evidence, key: string): DayCost | null {
  const [price] = materialPrices(evidence, key);
  const row = evidence.ingredients.get(key);
  const dose = noteOf(evidence, key, 'dose');
  if (!price || !row || !dose || row.doseLow === null || row.doseHigh === null) return null;
  const [least, most] = [row.doseLow, row.doseHigh].map((amount) => convertMass(amount, row.doseUnit, 'g'));
  if (least === null || least === undefined || most === null || most === undefined) return null;
  const [low, high] = [least * price.low, most * price.high].map((each) =>
    Number((each / 10).toPrecision(3)),
  );
  if (low === undefined || high === undefined) return null;
  const statement = `${formatNumber(low)}–${formatNumber(high)} cents a day for ${rangeOf(row.doseLow, row.doseHigh, row.doseUnit)} of ${nameInSentence(evidence, key)} at ${costRange(price)}`;
  const sentence = fact(`${statement}${doubt(price.passage)}`, derive(price.passage, `${statement}.`), dose);
  return { name: nameInSentence(evidence, key), low, high, sentence };
}

/** What a diluted material holds of its active: “Lutein 20 % beadlet”. Purer ones are dosed as they are. */
const dilution = /(?<![\d.])(\d{1,2}(?:\.\d+)?)\s?%/;
const mostDiluted = 50;
/** Words that make an amount one of the material: “50 mg of a 20 % beadlet”. */
const ofMaterial = /^[^,;.?]{0,24}(?:%|\bbeadlets?\b|\bpowders?\b|\bextracts?\b|\boils?\b|\bpremix)/i;

/** How much of a material an amount takes, where its name says how much of the active it holds. */
function takenOf({ item }: Cost, { text, value }: Dose, question: string): number {
  const percent = Number(dilution.exec(item)?.[1]);
  const behind = question.slice(question.indexOf(text) + text.length);
  const isOfActive = percent > 0 && percent <= mostDiluted && !ofMaterial.test(behind);
  return isOfActive ? (value * 100) / percent : value;
}

/** How often an amount is bought, and for what: 30 days, 60 capsules. */
interface Times {
  readonly count: number;
  readonly words: string;
}

/** An amount that is bought so many times. */
interface Bought {
  readonly amount: Dose;
  readonly question: string;
  readonly times: Times;
}

function costsOf(evidence: Evidence, key: string, bought: Bought) {
  return materialPrices(evidence, key)
    .map((row) => inRegion(row, bought.question))
    .toSorted((one, other) => saidOf(other, bought.question) - saidOf(one, bought.question))
    .slice(0, most)
    .flatMap((row) => worked(row, bought));
}

const once: Times = { count: 1, words: '' };
const timesOf = (count: number, words: string): Times => ({
  count,
  words: `${formatNumber(count)} ${words}`,
});

/** “A tub of 30”: so many servings. */
const inContainer = new RegExp(
  String.raw`\b(?:${alternativesOf(new URL('./data/', import.meta.url), 'containers')})s? of (\d{1,3})\b(?! ?(?:g|kg|mg|ml|l)\b)`,
  'i',
);

/** `for 30 days`, `60 servings of 1 g`, `a 60 count bottle`; once where it does not say. */
function timesIn(question: string): Times {
  const found = /\b(\d{1,3})[ -]days?\b/i.exec(question);
  if (found) return timesOf(Number(found[1]), 'days');
  if (/\b(?:a|one|per) month\b/i.test(question)) return timesOf(30, 'days');
  const counted = quantitiesIn(question).find(
    ({ unit, value, per }) =>
      (unit.dimension === 'piece' || unit.dimension === 'serving') &&
      value > 1 &&
      per?.unit.dimension !== 'time',
  );
  if (counted) return timesOf(counted.value, `${counted.unit.symbol}s`);
  const held = inContainer.exec(question);
  return held ? timesOf(Number(held[1]), 'servings') : once;
}

const folder = new URL('./data/', import.meta.url);

/** A row of `priceRegions.csv`: “Regional index (EU 3.04, NA 3.53)”: the code of a place in a price, and how questions name it. */
const PriceRegion = z.strictObject({
  key: columns.key,
  code: columns.text,
  asked: columns.list.transform((cues) => cues.map(readCue)),
});
const regions = readTable(folder, 'priceRegions', PriceRegion);

/** A price as it is in the region that a question names, where the record tells it; else as it is. */
function inRegion(row: Cited<Cost>, question: string): Cited<Cost> {
  const clause = { words: wordsOf(question), spans: [] };
  const named = regions.find(({ code, asked }) => row.note.includes(`${code} `) && isAny(asked, clause));
  const price = named
    ? Number(new RegExp(String.raw`\b${named.code} (\d+(?:\.\d+)?)`).exec(row.note)?.[1])
    : Number.NaN;
  return price > 0 ? { ...row, low: price, high: price } : row;
}

/** In kg as prices are, small ones in g, so that none reads `0 kg`. */
const weightOf = (grams: number): string =>
  grams < 0.1
    ? `${formatNumber(grams)} g ÷ 1,000`
    : `${formatNumber(Number((grams / 1000).toPrecision(6)))} kg`;

/** How many words of a question stand in the name and the time of a price. */
function saidOf({ item, period }: Cost, question: string): number {
  const said = new Set(stems(question));
  return stems(`${item} ${period}`).filter((word) => said.has(word)).length;
}

function worked(row: Cited<Cost>, { amount, question, times }: Bought): Sentence[] {
  const taken = takenOf(row, amount, question);
  const grams = convertMass(taken, amount.unit, 'g');
  if (grams === null) return [];
  const cents = [row.low, row.high].map((perKg) =>
    formatNumber(Number(((perKg * grams) / 10).toPrecision(3))),
  );
  const range = row.low === row.high ? cents[0] : cents.join('–');
  const material = `${formatAmount(Number(taken.toPrecision(6)), amount.unit)} of ${costItem(row)}`;
  const what =
    taken === amount.value
      ? material
      : `${formatAmount(amount.value, amount.unit)} of the active, which takes ${material}`;
  const statement = `${range} cents for ${what}: ${weightOf(grams)} × ${costRange(row)}`;
  const whole = [row.low, row.high].map((perKg) =>
    formatNumber(Number(((perKg * grams * times.count) / 1000).toPrecision(3))),
  );
  const inDollars = `${[...new Set(whole)].join('–')} USD`;
  const total = times.count > 1 ? `; for ${times.words} ${inDollars}` : `, or ${inDollars}`;
  const told = `${statement}${total}`;
  return [workedFrom(row.passage, told)];
}
