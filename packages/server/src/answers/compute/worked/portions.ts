import { convertMass, formatNumber, massUnit } from '../../../registry/index.ts';
import { percentSentences } from '../../parts/conversion.ts';
import { paragraph, type Sentence } from '../../prose.ts';
import { workedSentence } from '../arithmetic.ts';
import { nutrientsNamed } from '../labelNutrients.ts';
import { declaredSentences } from '../rounding.ts';
import { ofShare } from './counts.ts';
import type { Quantity } from './quantities.ts';
import {
  inUnit,
  type Operation,
  plainOf,
  rateValue,
  says,
  type Sheet,
  stated,
  tidy,
  weight,
} from './sheet.ts';
import { ofContent } from './strength.ts';
import { wantsMore } from './supply.ts';

/** “80 mg per 250 ml”: what other amounts hold of it, and what that is of the reference values. */
export const portioned: Operation = (sheet) => {
  const { evidence, inquiry, quantities, text, whole } = sheet;
  const rate = quantities.find(isContent);
  if (text !== whole || !rate?.per || wantsMore(sheet) || ofBody.test(whole)) return null;
  const { dimension } = rate.per.unit;
  const portions = quantities.filter(
    (each) => each !== rate && each.unit.dimension === dimension && each.per?.unit.dimension !== dimension,
  );
  if (portions.length === 0 || portions.some(({ unit }) => unit.key === 'kg')) return null;
  const sentences = portions.map((each) => portionSentence(sheet, rate, each));
  const last = portions.at(-1);
  const [key, ...others] = inquiry.ingredients;
  const held = tidy((rateValue(rate) * (last?.amount ?? 0)) / rate.unit.worth);
  const shares =
    key && others.length === 0 && ofShare.test(whole) && doses.has(rate.unit.symbol)
      ? percentSentences(evidence, key, {
          ...inquiry,
          amounts: [{ value: held, unit: rate.unit.symbol as 'mg', text: '' }],
        })
      : [];
  const declared = declaredIn(sheet, { rate, held });
  // what a serving holds in 100 g is worked out by itself
  const isOfHundred = portions.length === 1 && portions[0]?.value === 100;
  const isOnRule = rate.per.value === 100 && mayBeOfTables(sheet);
  if ((isOfHundred || isOnRule) && shares.length + declared.length === 0) return null;
  return { statement: '', blocks: [paragraph(...sentences, ...declared, ...shares)], isOfWhole: true };
};

/** Whether a content per 100 g may only be the limit or the claim that is asked about. */
const mayBeOfTables = ({ inquiry: { asks } }: Sheet): boolean =>
  (['rule', 'claim', 'contentClaim', 'limit', 'safety'] as const).some((ask) => asks.has(ask));

/** How labels declare what the last portion holds, where that is asked for. */
function declaredIn(
  { evidence, inquiry, whole }: Sheet,
  { rate, held }: { rate: Quantity; held: number },
): Sentence[] {
  const [nutrient, ...others] = nutrientsNamed(whole).filter(
    ({ unit: own }) => own !== '%' && own !== 'kcal',
  );
  const unit = massUnit(rate.unit.symbol);
  if (!nutrient || others.length > 0 || !ofLabel.test(whole) || !doses.has(rate.unit.symbol)) return [];
  const value =
    nutrient.unit === 'g' || nutrient.unit === 'mg' ? convertMass(held, unit, nutrient.unit) : null;
  if (value === null) return [];
  const markets = inquiry.market
    ? [inquiry.market]
    : /\bnutrition facts\b/i.test(whole)
      ? (['US'] as const)
      : both;
  const amount = { value: held, unit: rate.unit.symbol as 'mg' };
  return declaredSentences(evidence, { amount, nutrient, value }, markets);
}

const ofLabel = /\bdeclar|\bprint|\bnutrition facts\b|\bround|\blabel\b/i;
const both = ['US', 'EU'] as const;

/** By the weight of whoever takes it. */
const ofBody = /\bbody\b|\bbodyweight\b|\bbw\b|\b(?:athlete|person|adult|child|man|woman|people|human)s?\b/i;

const doses: ReadonlySet<string> = new Set(['µg', 'mg', 'g', 'IU']);

/** What a food holds, by weight or volume; a density and how strong a material is, so much a gram, are none. */
const isContent = ({ unit, per, value }: Quantity): boolean =>
  (unit.dimension === 'mass' || unit.dimension === 'activity') &&
  (per?.unit.dimension === 'volume' || (per?.unit.dimension === 'mass' && per.value * per.unit.worth > 1)) &&
  !(per.unit.key === 'ml' && per.value === 1 && value < 3);

function portionSentence(sheet: Sheet, rate: Quantity, portion: Quantity): Sentence {
  const value = rateValue(rate) * portion.amount;
  const unit = value / rate.unit.worth < 1 ? null : rate.unit.key;
  const result = unit ? inUnit(value, unit) : weight(value);
  const basis = `${rate.per && rate.per.value !== 1 ? `${formatNumber(rate.per.value)} ` : ''}${rate.per?.unit.symbol}`;
  return workedSentence(
    `${result}${ofContent(sheet, rate)} in ${stated(portion)}: ${stated(rate)}/${basis} × ${stated(portion)}`,
  );
}

/** What so many pieces weigh together, in both units of a net quantity. */
export const netQuantity: Operation = (sheet) => {
  const pieces = plainOf(sheet, 'piece').find(({ value }) => value > 1);
  const each = sheet.quantities.find(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.dimension === 'piece',
  );
  const isOfRun = sheet.quantities.some(
    ({ unit, value }) => unit.dimension === 'money' || (unit.dimension === 'container' && value > 1),
  );
  const isAsked = says(sheet, /\bnet\b|\btotal (?:weight|grams?|mass)\b|\b(?:weigh|grams?)\b.*\bounces?\b/i);
  if (!pieces || !each || !isAsked || isOfRun) return null;
  const grams = pieces.value * each.amount;
  return {
    statement: `${weight(grams)} (${inUnit(grams, 'oz', 3)}): ${formatNumber(pieces.value)} × ${stated(each)}`,
  };
};

/** “A 2 % w/v solution”: grams in 100 mL. */
export const solution: Operation = (sheet) => {
  const strength = sheet.quantities.find(({ unit }) => unit.dimension === 'percent');
  const [volume] = plainOf(sheet, 'volume');
  const isAsked =
    says(sheet, /\b[wm]\/v\b|\bsolution\b|\bbrine\b|\bsyrup\b/i) &&
    says(sheet, /\bgrams?\b|\bmg\b|\bhow much\b|\bweigh/i);
  if (!strength || !volume || !isAsked || says(sheet, /\bv\/v\b|\babv\b|\balcohol\b/i)) return null;
  return { statement: inSolution(strength, volume).statement };
};

/** What a share by weight in volume comes to: so many grams in 100 mL. */
export function inSolution(share: Quantity, volume: Quantity): { grams: number; statement: string } {
  const grams = (volume.amount * share.value) / 100;
  return {
    grams,
    statement: `${weight(grams)}: ${stated(share)} by weight in volume is ${formatNumber(share.value)} g in 100 mL, × ${stated(volume)}`,
  };
}

const ratio = /(?<![\d.,:])(\d{1,3}(?:[.,]\d+)?)\s*:\s*1(?![\d.,:])/;

/** “250 mg of an 8:1 extract”: the herb that it stands for, and back. */
export const extractRatio: Operation = (sheet) => {
  const times = Number(ratio.exec(sheet.text)?.[1]?.replace(',', '.'));
  const amount = sheet.quantities.find(({ unit }) => unit.dimension === 'mass');
  if (!(times > 1) || !amount || !says(sheet, /\bextract|\bDER\b|\bratio\b/i)) return null;
  const isOfHerb =
    ofHerb.test(amount.after) &&
    says(sheet, /\bhow (?:much|many)\b.*\bextract\b|\bextract\b.*\b(?:needed|need|takes?)\b/i);
  if (
    !isOfHerb &&
    !says(sheet, /\bequivalent|\bequals?\b|\bcorrespond|\bherb\b|\bdried\b|\bplant\b|\broot\b|\bleaf\b/i)
  )
    return null;
  const grams = isOfHerb ? amount.amount / times : amount.amount * times;
  const of = isOfHerb ? 'the extract' : 'the dried herb';
  return {
    statement: `${inUnit(grams, amount.unit.key)} of ${of} for ${stated(amount)}: ${isOfHerb ? '÷' : '×'} ${formatNumber(times)}`,
    remark:
      'The ratio is of the herb that goes in to the extract that comes out; it says nothing on the markers',
  };
};

const ofHerb =
  /^\s*(?:of )?(?:the )?(?:dried|raw|fresh|dry|whole)?\s*(?:herb|root|leaf|leaves|plant|bark|seeds?|fruit|material)\b/i;
