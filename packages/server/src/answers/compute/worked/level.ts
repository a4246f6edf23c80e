import { convertMass, formatNumber } from '../../../registry/index.ts';
import { list, opened } from '../../prose.ts';
import { ruleSentence } from '../../parts/law/regulation.ts';
import { workedSentence } from '../arithmetic.ts';
import { rulesFrom } from '../perLitre.ts';
import type { Quantity } from './quantities.ts';
import { inUnit, type Operation, rateOf, rateValue, says, type Sheet, stated, tidy } from './sheet.ts';
import { ofContent } from './strength.ts';
import type { Dimension } from './units.ts';

const asksLevel =
  /\b(?:past|above|over|beyond|exceeds?|exceeding|under|below|within|reach(?:es)?|cross(?:es)?)\b|\bwarning\b|\b(?:level|threshold|limit|mark)\b/i;

/** What a drink of so much a volume holds in all, and whether that is past a level: one that is stated, or one from which a rule on it holds. */
export const level: Operation = (sheet) => {
  if (!says(sheet, asksLevel)) return null;
  const rate = rateOf(sheet, 'mass', 'volume');
  const [volume, ...volumes] = filledWith(sheet, 'volume');
  const [mass, ...masses] = filledWith(sheet, 'mass');
  if (!rate?.per || !volume || volumes.length + masses.length > 0) return null;
  return mass ? againstStated({ mass, volume, limit: rate }) : againstRules(sheet, rate, volume);
};

/** What is stated by itself, or of a container. */
const filledWith = (sheet: Sheet, dimension: Dimension): Quantity[] =>
  sheet.quantities.filter(
    ({ unit, per }) => unit.dimension === dimension && (per === null || per.unit.dimension === 'container'),
  );

/** “80 mg in 500 ml: past 150 mg/l?” */
function againstStated({ mass, volume, limit }: { mass: Quantity; volume: Quantity; limit: Quantity }) {
  const own = mass.amount / volume.amount;
  const basis = (limit.per?.value ?? 1) * (limit.per?.unit.worth ?? 1);
  const isAbove = own > rateValue(limit) * (1 + 1e-9);
  const per = `${limit.per?.value === 1 ? '' : `${formatNumber(limit.per?.value ?? 1)} `}${limit.per?.unit.symbol}`;
  return {
    statement: `${isAbove ? 'Yes, above' : 'No, not above'} ${stated(limit)}/${per}: ${stated(mass)} ÷ ${stated(volume)} = ${inUnit(own * basis, limit.unit.key)}/${per}`,
    isOfWhole: true,
  };
}

/** “32 mg in 100 mL of a can of 355 mL: is the warning due?” */
function againstRules(sheet: Sheet, rate: Quantity, volume: Quantity) {
  const perLitre = tidy(convertMass(rateValue(rate) * 1000, 'g', 'mg') ?? 0);
  const begun = rulesFrom(sheet.evidence, sheet.inquiry, perLitre);
  if (begun.length === 0) return null;
  const basis = `${formatNumber(rate.per?.value ?? 1)} ${rate.per?.unit.symbol}`;
  return {
    statement: `${inUnit(rateValue(rate) * volume.amount, rate.unit.key)}${ofContent(sheet, rate)} in ${stated(volume)}: ${stated(rate)} per ${basis} × ${stated(volume)}`,
    further: [
      workedSentence(`That is ${formatNumber(perLitre)} mg/l: ${stated(rate)} ÷ ${basis}`),
      ...begun.map(({ told, isAbove }) => opened(isAbove ? 'Yes. ' : 'No. ', told)),
    ],
    after: [list(begun.map(({ rule }) => ruleSentence(rule)))],
    isOfWhole: true,
  };
}
