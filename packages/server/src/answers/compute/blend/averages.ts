import { formatNumber } from '../../../registry/index.ts';
import type { Quantity } from '../worked/quantities.ts';
import {
  inUnit,
  type Operation,
  plainOf,
  saysInAll,
  type Sheet,
  stated,
  tidy,
  type Working,
} from '../worked/sheet.ts';

/** A part of a mix: its share, and how much of something it holds. */
interface Part {
  readonly share: Quantity;
  readonly strength: Quantity;
}

const near = 0.11;

/** “60 % apple at 11 Brix and 40 % grape at 16 Brix”: how strong a mix is whose parts are stated by their shares. */
export const mixOfShares: Operation = (sheet) => {
  const parts = partsOf(sheet);
  if (!parts || saysInAll(sheet, /\bcosts?\b|\bprices?\b|\bkcal\b|\bcalories\b|\benergy\b/i)) return null;
  const [first] = parts;
  const value = parts.reduce((sum, { share, strength }) => sum + (share.value * strength.value) / 100, 0);
  const symbol = first?.strength.unit.symbol ?? '';
  const sum = parts.map(({ share, strength }) => `${stated(share)} × ${stated(strength)}`).join(' + ');
  return { statement: `${formatNumber(tidy(value))} ${symbol} in the mix: ${sum}`, isOfWhole: true };
};

/** Shares that are all there is, each with the strength that stands behind it or before it; null where they are none. */
function partsOf(sheet: Sheet): readonly Part[] | null {
  const quantities = sheet.quantities.filter(({ unit, value }) => !(unit.key === 'g' && value === 100));
  const isAll = quantities.every(({ unit, per }) => unit.dimension === 'percent' && per === null);
  if (!isAll || quantities.length < 4 || quantities.length % 2 > 0) return null;
  const [even, odd] = [0, 1].map((rest) => quantities.filter((_, at) => at % 2 === rest));
  if (!even || !odd) return null;
  const [shares, strengths] = isWhole(even) ? [even, odd] : [odd, even];
  if (!isWhole(shares) || isWhole(strengths)) return null;
  if (shares.some(({ unit }) => unit.key !== 'percent')) return null;
  if (new Set(strengths.map(({ unit }) => unit.key)).size > 1) return null;
  return shares.flatMap((share, at) => {
    const strength = strengths[at];
    return strength ? [{ share, strength }] : [];
  });
}

const isWhole = (shares: readonly Quantity[]): boolean =>
  Math.abs(shares.reduce((sum, { value }) => sum + value, 0) - 100) < near;

/** “From 6 % moisture to 3 %”: what is lost in drying, and what is left; the dry matter stays. */
export const drying: Operation = (sheet) => {
  if (
    !saysInAll(sheet, /\bdry|\bdried\b|\bdrying\b/i) ||
    !saysInAll(sheet, /\bmoisture\b|\bwater\b|\blod\b/i)
  )
    return null;
  const contents = sheet.quantities.filter(({ unit }) => unit.dimension === 'percent');
  const [from, to, ...others] = contents;
  const [amount, ...more] = plainOf(sheet, 'mass');
  const isAll = sheet.quantities.length === contents.length + 1;
  if (!from || !to || !amount || others.length + more.length > 0 || !isAll || from.value <= to.value)
    return null;
  return driedFrom(amount, from, to);
};

function driedFrom(amount: Quantity, from: Quantity, to: Quantity): Working {
  const left = (amount.amount * (100 - from.value)) / (100 - to.value);
  return {
    statement: `${inUnit(amount.amount - left, amount.unit.key)} of water go, ${inUnit(left, amount.unit.key)} are left: ${stated(amount)} × (100 % − ${stated(from)}) ÷ (100 % − ${stated(to)})`,
    isOfWhole: true,
  };
}
