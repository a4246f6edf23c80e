import { ofShare } from './counts.ts';
import type { Quantity } from './quantities.ts';
import { type Operation, rateValue, saysInAll, stated, weight } from './sheet.ts';
import { ofContent } from './strength.ts';

const ofBody = /\bbody\b|\bbodyweight\b|\bbw\b|\bkg (?:of )?(?:person|adult|child|man|woman)\b|\bweighing\b/i;

/** What an amount of a material brings of what it holds so many ppm, mg/kg or µg/kg of. */
export const traces: Operation = (sheet) => {
  const level = sheet.quantities.find(isTrace);
  const [amount, ...others] = sheet.quantities.filter(
    ({ unit, per }) =>
      unit.dimension === 'mass' && per?.unit.dimension !== 'mass' && unit.key !== 'kg' && unit.key !== 'ug',
  );
  if (
    !level ||
    !amount ||
    others.length > 0 ||
    saysInAll(sheet, ofBody) ||
    ofShare.test(sheet.whole) ||
    !saysInAll(sheet, /\bhow (?:much|many)\b|(?:^|[\s:])(?:µg|mcg|ug|mg)\b|\bwhat\b/i)
  )
    return null;
  const share = level.unit.dimension === 'ppm' ? level.value / 1e6 : rateValue(level);
  const against = level.unit.dimension === 'ppm' ? '' : `/${level.per?.unit.symbol}`;
  return {
    statement: `${weight(share * amount.amount)}${ofContent(sheet, level)} in ${stated(amount)}: ${stated(level)}${against} × ${stated(amount)}`,
    isOfWhole: true,
  };
};

const isTrace = ({ unit, per }: Quantity): boolean =>
  unit.dimension === 'ppm' ||
  ((unit.key === 'mg' || unit.key === 'ug') && per?.value === 1 && per.unit.key === 'kg');
