import { z } from 'zod';
import {
  columns,
  findAmountsIn,
  formatAmount,
  inLabelUnit,
  readTable,
  type Amount,
  type Material,
} from '../../registry/index.ts';
import { textBefore, textBehind } from '../text.ts';
import { inSentence } from '../../text/letters.ts';

/** An amount of a compound that words name, as labels count it, and what was made of it. */
export interface CompoundAmount {
  readonly amount: Amount;
  readonly note: string;
}

/** What the trade weighs as it is bought where it is named by itself: `choline bitartrate 500 mg`. */
const TradeAmount = z.strictObject({ key: columns.key, material: columns.key, ...columns.origin });

const ofTrade: ReadonlySet<string> = new Set(
  readTable(new URL('../data/', import.meta.url), 'tradeAmounts', TradeAmount).map(
    ({ material }) => material,
  ),
);

/** So much of a compound is its active at least where the two weights are nearly one. Our assumption. */
const nearlyAll = 0.9;

/**
 * `Magnesium glycinate 300 mg` is 300 mg of magnesium, as labels count minerals, unless so much is more than is taken:
 * 2000 mg are of the compound then. What else is named by its compound is as the trade has it. Null where the weight can
 * be of nothing else.
 */
export function compoundAmount(material: Material, amount: Amount | null): CompoundAmount | null {
  const { category, activeShare, dose, key } = material;
  const label = amount && inLabelUnit(amount, material);
  if (!amount || label === null) return null;
  if (ofTrade.has(key)) return ofCompound(material, { amount, label });
  return category !== 'mineral' || activeShare >= nearlyAll
    ? null
    : ofMineral(material, { amount, label }, label > dose.high);
}

interface Stated {
  amount: Amount;
  /** The same in the label's unit. */
  label: number;
}

/** `30 g micellar casein` is what is weighed; what it holds is on the label. */
function ofCompound({ name, form, unit, potency }: Material, { amount, label }: Stated): CompoundAmount {
  const held = Number((label * potency).toPrecision(3));
  const of = name === form ? 'it' : `the ${form}`;
  return {
    amount: { ...amount, value: amount.value * potency },
    note: `${formatAmount(label, unit)} is read as the weight of ${of}, as the trade gives it: it holds ${formatAmount(held, unit)} of ${inSentence(name)}.`,
  };
}

function ofMineral(material: Material, { amount, label }: Stated, isOfCompound: boolean): CompoundAmount {
  const { potency, name, form, unit } = material;
  const held = Number((label * potency).toPrecision(2));
  const [whole, part] = [label, held].map((each) => formatAmount(each, unit));
  if (isOfCompound)
    return {
      amount: { ...amount, value: amount.value * potency },
      note: `${whole} is read as the weight of the ${form}, which holds ${part} of ${inSentence(name)}: so much of the mineral itself is not taken.`,
    };
  return {
    amount,
    note: `${whole} is read as ${inSentence(name)}, as labels count it: where ${whole} of ${form} is meant, it holds ${part}.`,
  };
}

const smallUnits = ['µg', 'mg', 'g'] as const;
const isElemental = (text: string, { start, end }: Amount) =>
  /\belemental\s+(?:\p{L}+\s+)?$/iu.test(textBefore(text, start)) ||
  /^\s*(?:of\s+)?elemental\b/i.test(textBehind(text, end));

/** The amount that a text calls elemental: it is of the mineral, whatever its compound weighs. */
export const elementalIn = (text: string): Amount | null =>
  findAmountsIn(text, smallUnits).find((each) => isElemental(text, each)) ?? null;
