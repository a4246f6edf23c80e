import { formatNumber } from '../../../registry/index.ts';
import type { Quantity } from './quantities.ts';
import { inUnit, type Operation, plainOf, saysInAll, stated } from './sheet.ts';

/** “EPA + DHA”, “both together”, “in total”: contents are added up. */
const together = /\p{L}\s?(?:\+|&)\s?\p{L}|\btogether\b|\bcombined\b|\bin total\b|\bthe sum of\b|\btotal\b/iu;
const asksMaterial =
  /\bhow (?:much|many (?:mg|g|grams|milligrams|kg|kilos))\s+(?:of\s+)?(?:the\s+|this\s+|that\s+|our\s+)?(?:fish\s+|algal\s+)?(?:oil|material|extract|powder|concentrate|blend|premix)\b|\b(?:oil|material|extract|powder|concentrate) (?:do|is|would|must|needed)/i;

/** What a material of several contents holds of them together, or how much of it brings so much of them. */
export const contents: Operation = (sheet) => {
  const shares = sheet.quantities.filter(({ unit }) => unit.dimension === 'percent');
  const [amount, ...others] = plainOf(sheet, 'mass');
  const isAll = sheet.quantities.length === shares.length + 1;
  if (shares.length < 2 || !amount || others.length > 0 || !isAll) return null;
  if (!saysInAll(sheet, together) || !shares.every(isOfContent)) return null;
  const sum = shares.map(stated).join(' + ');
  const percent = shares.reduce((total, { value }) => total + value, 0);
  if (percent > 100) return null;
  const whole = `(${sum} = ${formatNumber(percent)} %)`;
  const isNeeded = saysInAll(sheet, asksMaterial);
  const result = isNeeded ? (amount.amount * 100) / percent : (amount.amount * percent) / 100;
  return {
    statement: isNeeded
      ? `${inUnit(result, amount.unit.key)} of the material: ${stated(amount)} ÷ ${whole}`
      : `${inUnit(result, amount.unit.key)} together: ${stated(amount)} × ${whole}`,
    isOfWhole: true,
  };
};

/** “33 % EPA”: a share of what is named behind it, and of no process. */
const isOfContent = ({ share, after }: Quantity): boolean =>
  (share === null || share === 'extract') && /^\s*(?:of\s+)?\p{L}/u.test(after);
