import { formatAmount, formatNumber } from '../../../registry/index.ts';
import { doubt } from '../../prose.ts';
import { dailyValuesOf } from '../../values.ts';
import { inUnit, type Operation, says, type Sheet, stated, tidy } from './sheet.ts';

/** The score of a protein, from 0 to 1, behind or before its name; in percent it is read as a share. */
const score =
  /\b(?:pdcaas|diaas|score|quality)\b[^\d,;?]{0,20}(0?[.,]\d+|1(?:[.,]0+)?)(?![\d.,]|\s*(?:%|g|mg)\b)|(?<![\d.,])(0?[.,]\d+|1(?:[.,]0+)?)\s+(?:pdcaas|score)\b/i;

/** The % Daily Value of protein, which 21 CFR 101.9(c)(7) corrects by its digestibility: grams × score ÷ 50 g. */
export const proteinQuality: Operation = (sheet) => {
  const { evidence, inquiry, whole } = sheet;
  const isAsked = says(sheet, /%|\bper ?cent\b|\bpercentage\b|\bdaily value\b|\bdvs?\b/i);
  const [, behind, before] = score.exec(whole) ?? [];
  const value = Number((behind ?? before ?? '').replace(',', '.'));
  const protein = proteinOf(sheet);
  const reference = dailyValuesOf(evidence, 'protein').find(
    ({ jurisdiction, group }) => jurisdiction === 'US' && group === (inquiry.group ?? 'adults'),
  );
  const rule = evidence.rules.find(({ key }) => key === 'us2-pn-protein-pdcaas');
  if (!isAsked || !protein || !rule || !reference?.amount || !(value > 0 && value <= 1)) return null;
  const corrected = protein.amount * value;
  const share = (corrected / reference.amount) * 100;
  const exact = formatNumber(tidy(share, 4));
  const rounded = Math.round(share);
  const told = Number(exact) === rounded ? `${exact} %` : `${rounded} % (${exact})`;
  return {
    statement: `${told} of the US Daily Value: ${stated(protein)} of protein × ${formatNumber(value)} is ${inUnit(corrected, 'g')} of corrected protein, ÷ ${formatAmount(reference.amount, reference.unit)}${doubt(rule.passage)}`,
    sources: [rule.passage, reference.passage],
  };
};

/** The one amount of protein that is stated, by weight. */
function proteinOf({ inquiry, quantities }: Sheet) {
  const masses = quantities.filter(
    ({ unit, per }) => unit.dimension === 'mass' && per?.unit.dimension !== 'mass',
  );
  const own = masses.find(({ after }) => /^\s*(?:of\s+)?(?:[\p{L}]+\s+){0,2}protein\b/iu.test(after));
  return (
    own ??
    (inquiry.ingredients.some((key) => /protein/.test(key)) && masses.length === 1 ? masses[0] : undefined)
  );
}
