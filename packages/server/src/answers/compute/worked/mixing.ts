import { formatAmount, formatNumber } from '../../../registry/index.ts';
import {
  figurePassage,
  inUnit,
  type Operation,
  type Sheet,
  plainOf,
  rateValue,
  says,
  shareOf,
  stated,
  tidy,
  weight,
  written,
  money,
  rateOf,
} from './sheet.ts';
import { foodsAsked } from '../../understand/foods/foodsAsked.ts';
import { kcalPerGram } from './energy.ts';
import { densityIn } from './filling.ts';
import { priceWords } from './money.ts';
import { ofName } from './strength.ts';
import type { Quantity } from './quantities.ts';
import { constantOf, isCount, massAsked, type Unit, unitNamed, unitNames, unitOf } from './units.ts';
import { escaped } from '../../../text/pattern.ts';

/** A share of a batch. */
export const share: Operation = (sheet) => {
  const part = sheet.quantities.find(
    ({ unit, share: of }) =>
      unit.dimension === 'percent' &&
      (of === null || of === 'potency' || (of === 'extract' && isOfRecipe(sheet))),
  );
  const [batch, ...others] = plainOf(sheet, 'mass').concat(plainOf(sheet, 'volume'));
  const isOfBatch = says(sheet, /\bbatch|blend|mix|run|formula|recipe|product|w\/w|m\/m\b/i);
  const prices = sheet.quantities.filter(({ unit }) => unit.dimension === 'money');
  const price = rateOf(sheet, 'money', 'mass');
  if (!part || !batch || others.length > 0 || !isOfBatch || prices.length > (price ? 1 : 0)) return null;
  const held = (batch.amount * part.value) / 100;
  const cost = price
    ? `; that costs ${money(held * rateValue(price), price.unit.symbol)} at ${priceWords(price)}`
    : '';
  return {
    statement: `${inUnit(held, massAsked(sheet.text) ?? batch.unit.key)}${ofName(sheet)}: ${stated(batch)} × ${stated(part)}${cost}`,
    ...(cost !== '' && { isOfWhole: true }),
  };
};

/** “35 % tomato powder in a batch of 250 kg” is a share of the batch, and no strength of the powder. */
const isOfRecipe = (sheet: Sheet): boolean =>
  plainOf(sheet, 'mass').some(({ unit }) => unit.key === 'kg') &&
  says(sheet, /\brecipe\b|\bformula\b|\bbatch\b|\bproduct\b|\bblend\b/i) &&
  !says(sheet, /\bactive|\bstandardi[sz]ed|\bpotency\b|\bassay\b|\bclaim/i);

/** The same before what would read the share as a strength. */
export const shareOfBatch: Operation = (sheet) => (isOfRecipe(sheet) ? share(sheet) : null);

/** So much in so much, as parts per million. */
export const parts: Operation = (sheet) => {
  // “5 mg/kg” by itself says how much was given for a weight of body
  const isAsked =
    says(sheet, /\bppm\b|\bparts per million\b/i) || says(sheet, /\b(?:in|as|to|of|many)\s+mg\/kg\b/i);
  if (!isAsked || says(sheet, /\ba day\b|\bdaily\b/i)) return null;
  const masses = sheet.quantities.filter(({ unit }) => unit.dimension === 'mass');
  const held = masses.find(
    ({ per }) => per && (per.unit.dimension === 'mass' || per.unit.dimension === 'volume'),
  );
  const [level] = plainOf(sheet, 'ppm');
  if (level) {
    const [whole] = plainOf(sheet, 'mass');
    return whole
      ? {
          statement: `${weight((level.value / 1e6) * whole.amount)} in ${stated(whole)}: ${stated(level)} × ${stated(whole)}`,
        }
      : null;
  }
  const [small, large] = masses.toSorted((left, right) => left.amount - right.amount);
  const [amount, whole, isVolume] = held?.per
    ? [held, held.per.value * held.per.unit.worth, held.per.unit.dimension === 'volume']
    : [small, large?.amount ?? 0, false];
  if (!amount || !(whole > 0) || (!held && small === large)) return null;
  const basis = held?.per
    ? `${formatNumber(held.per.value)} ${held.per.unit.symbol}`
    : large
      ? stated(large)
      : '';
  const figure = formatNumber(tidy((amount.amount / whole) * 1e6));
  return {
    statement: isVolume
      ? `${figure} mg/L (ppm in water): ${stated(amount)} ÷ ${basis}`
      : `${figure} ppm, which is ${figure} mg/kg: ${stated(amount)} ÷ ${basis}`,
  };
};

/** C6: what fills a volume up. */
export const toVolume: Operation = (sheet) => {
  const density = densityIn(sheet);
  const [volume] = plainOf(sheet, 'volume');
  const [rest] = plainOf(sheet, 'mass');
  if (
    !volume ||
    !says(sheet, /\bwater\b/i) ||
    !says(sheet, /\bvolume\b|\bmake up\b|\bfill up\b|\btop up\b|\bdensity\b/i)
  )
    return null;
  if (!density || !rest)
    return {
      statement: '',
      missing: [
        ...(density ? [] : ['the density of the finished drink in g/mL']),
        ...(rest ? [] : ['the weight of the other ingredients']),
      ],
    };
  const grams = volume.amount * rateValue(density) - rest.amount;
  return {
    statement: `${weight(grams, 5)} of water: ${stated(volume)} × ${formatNumber(density.value)} g/mL − ${stated(rest)}`,
  };
};

/** The alcohol of a drink by its strength. */
export const alcohol: Operation = (sheet) => {
  const strength = shareOf(sheet, 'alcohol');
  const [volume] = plainOf(sheet, 'volume');
  if (!strength || !volume || !says(sheet, /\bgrams?\b|\bg\b|\bethanol\b|\balcohol\b/i)) return null;
  const density = constantOf('ethanol-density');
  const isConfirmed = density.confidence === 'confirmed';
  const grams = (volume.amount * strength.value * density.value) / 100;
  const kcal = says(sheet, /\bkcal\b|\bcalories\b|\benergy\b/i) ? kcalPerGram('alcohol') : null;
  const energy = kcal
    ? `; ${formatAmount(tidy(grams * kcal, 3), 'kcal')} from it at ${formatAmount(kcal, 'kcal')} per gram`
    : '';
  return {
    statement: `${weight(grams)} of alcohol: ${stated(volume)} × ${stated(strength)} × ${formatAmount(density.value, density.unit)}, the density of ethanol${isConfirmed ? '' : ' (unconfirmed)'}${energy}`,
    sources: [
      figurePassage({
        key: 'constant/ethanol-density',
        title: 'Density of ethanol',
        text: `The density of ${density.of} is ${formatAmount(density.value, density.unit)}.`,
        source: density.source,
        isConfirmed,
      }),
    ],
  };
};

/** How much of a sweetener stands for sugar, by how much sweeter it is. */
export const sweetness: Operation = (sheet) => {
  const factor = sheet.quantities.find(({ unit }) => unit.dimension === 'times');
  const [sugar] = plainOf(sheet, 'mass');
  if (
    !factor ||
    !sugar ||
    !says(sheet, /\bsugar|sucrose\b/i) ||
    !says(sheet, /\bsweet|replace|instead|substitut/i)
  )
    return null;
  const isOfSugar =
    /^\s*(?:of\s+)?(?:\w+\s+)?(?:sugar|sucrose)\b/i.test(sugar.after) ||
    !says(sheet, /\bhow (?:much|many\s+\w+(?:\s+of)?)\s+sugar\b/i);
  const [result, sum] = isOfSugar
    ? [`${weight(sugar.amount / factor.value)} of the sweetener`, `${stated(sugar)} of sugar ÷`]
    : [`${weight(sugar.amount * factor.value)} of sugar`, `${stated(sugar)} of the sweetener ×`];
  return {
    statement: `${result}: ${sum} ${formatNumber(factor.value)}`,
    remark:
      'Sweetness falls with concentration and changes with acid and temperature, so settle it by tasting; bulk and mouthfeel of the sugar are still to be replaced',
  };
};

/** A dose by body weight. */
export const byWeight: Operation = (sheet) => {
  const rate = sheet.quantities.find(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.key === 'kg' && unit.key !== 'kg',
  );
  const body = sheet.quantities.find(
    (each) => each !== rate && each.unit.key === 'kg' && each.value >= 2 && each.value <= 250,
  );
  if (!rate || !body || !says(sheet, /\bbody|athlete|person|adult|man|woman|people|weighs?|weighing|dose\b/i))
    return null;
  return {
    statement: `${inUnit(rate.amount * body.value, rate.unit.key)}${ofName(sheet)}: ${formatNumber(rate.value)} ${rate.unit.symbol}/kg × ${stated(body)}`,
  };
};

/** One unit as another. */
export const convert: Operation = (sheet) => {
  const { inquiry, quantities, text } = sheet;
  const several = quantities.flatMap((each) => converted(each, ownTarget(each)) ?? []);
  if (several.length > 1 && several.length === quantities.length) return { statement: several.join('; ') };
  const [from = oneUnit(text), ...others] = quantities.filter(
    ({ per }) => per === null || (per.value === 1 && isCount(per.unit.dimension)),
  );
  if (!from || others.length > 0 || quantities.length > 1) return null;
  // “45 g of teff, iron in mg” asks what a food holds
  if (from.unit.key === 'g' && foodsAsked(inquiry)?.nutrients.length) return null;
  const { ahead, behind } = around(text, from);
  const target = targets.find(
    ({ unit: { dimension, key }, asked }) =>
      dimension === from.unit.dimension &&
      key !== from.unit.key &&
      asked.some((by) => by.howMany.test(ahead) || by.into.test(behind) || by.convert.test(text)),
  )?.unit;
  const statement = converted(from, target);
  return statement ? { statement } : null;
};

/** “2 oz to g”: the unit that stands right behind an amount. */
const ownTarget = ({ after, unit: { dimension } }: Quantity): Unit | undefined => {
  const unit = unitNamed(behindAmount.exec(after)?.[1] ?? '');
  return unit?.dimension === dimension ? unit : undefined;
};
const behindAmount = new RegExp(String.raw`^\s*(?:in(?:to)?|to|as|=|→|->)\s*(${unitNames})\b`, 'iu');

function converted(
  from: Pick<Quantity, 'value' | 'unit' | 'amount'>,
  target: Unit | undefined,
): string | null {
  if (!target) return null;
  const value = from.amount / target.worth;
  const [large, small] = from.unit.worth > target.worth ? [from.unit, target] : [target, from.unit];
  const factor = formatNumber(tidy(large.worth / small.worth, 6));
  return `${written(value, target)}: ${stated(from)} ${from.unit === large ? '×' : '÷'} ${factor}, since 1 ${large.symbol} is ${factor} ${small.symbol}`;
}

/** “How many mL is a minim?”, “minim → mL”: one of the unit that is named first. */
function oneUnit(
  text: string,
): (Pick<Quantity, 'value' | 'unit' | 'amount'> & { start?: number; end?: number }) | undefined {
  const found = single.exec(text);
  const unit = unitNamed(found?.[1] ?? found?.[2] ?? '');
  return unit && { value: 1, unit, amount: unit.worth };
}
const single = new RegExp(
  String.raw`\b(?:is|are|in|does)\s+(?:an?|one|a single|the)\s+(?:single\s+)?(${unitNames})\b|^\s*(${unitNames})\s*(?:→|->|=|\bto\b|\bin\b)`,
  'iu',
);

/** What stands before an amount, without the words that only join it, and what stands behind it. */
const around = (text: string, { start, end }: { start?: number; end?: number }) => ({
  ahead: text
    .slice(0, start)
    .replace(/\b(?:is|are|in|make|makes|equals?|there|does|do|of|an?|=)\b|\s+/gi, ' ')
    .trimEnd(),
  behind: end === undefined ? text : text.slice(end),
});

/** The ways in which a unit is asked for: “how many mg are …”, right before an amount, “… in mg” behind it, “convert … to mg”. */
function askedBy(name: string) {
  const word = escaped(name);
  const alone = String.raw`${word}(?![\p{L}\p{N}])(?!\s*(?:of|a|per|RAE|DFE|NE|alpha|retinol|equivalents?)\b)`;
  return {
    howMany: new RegExp(String.raw`\bhow many\s+${word}(?![\p{L}\p{N}])\s*$`, 'iu'),
    // “…, what is that in kilos?”, “…; how many mL?”
    into: new RegExp(
      String.raw`^(?:[^,;?]*?|[^?]{0,24}\bwhat(?:['’]s|\s+is)\s+(?:that|this|it)\s)(?:\bin(?:to)?|\bto|\bas|=|->|→)\s+${alone}|^\s*[,;:.]\s*(?:so\s+)?how many\s+${word}(?:\s+(?:is|are) (?:that|this|it|they))?\s*\?`,
      'iu',
    ),
    convert: new RegExp(String.raw`\bconvert\b.*\b(?:in(?:to)?|to)\s+${alone}`, 'iu'),
  };
}

/** The units that others are told in, the likeliest first. */
const targets = ['ug', 'mg', 'g', 'kg', 'tonne', 'lb', 'oz', 'ml', 'cl', 'l', 'fl-oz', 'minim', 'gallon'].map(
  (key) => ({ unit: unitOf(key), asked: unitOf(key).names.map(askedBy) }),
);
