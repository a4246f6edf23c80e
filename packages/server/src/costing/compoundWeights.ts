import { findAmountsIn, formatAmount, inLabelUnit, type Amount, type Material } from '../registry/index.ts';
import { inSentence, textBefore, textBehind } from './text.ts';

/** An amount of a compound that words name, as labels count it, and what was made of it. */
export interface CompoundAmount {
  readonly amount: Amount;
  readonly note: string;
}

/** So much of a compound is its active at least where the two weights are nearly one. Our assumption. */
const nearlyAll = 0.9;

/**
 * `Magnesium glycinate 300 mg` is 300 mg of magnesium, as labels count minerals, unless so much is more than is taken:
 * 2000 mg are of the compound then. Null where the weight can be of nothing else.
 */
export function compoundAmount(material: Material, amount: Amount | null): CompoundAmount | null {
  const { category, activeShare, name, form, unit, dose } = material;
  const label = amount && inLabelUnit(amount, material);
  if (!amount || label === null || category !== 'mineral' || activeShare >= nearlyAll) return null;
  const held = Number((label * activeShare).toPrecision(2));
  const [whole, part] = [label, held].map((each) => formatAmount(each, unit));
  if (label > dose.high)
    return {
      amount: { ...amount, value: amount.value * activeShare },
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
