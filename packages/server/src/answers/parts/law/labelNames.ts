import type { Evidence } from '../../../evidence/index.ts';
import { micronutrients } from '../../../formula/index.ts';
import { formatAmount } from '../../../registry/index.ts';
import { type Block, fact, paragraph, type Sentence } from '../../prose.ts';
import { type Inquiry, isOfMarkets } from '../../understand/inquiry.ts';
import { dailyValuesOf, derive } from '../../values.ts';

/** “What must vitamin B9 be called on a label?”, “how is vitamin B5 named in a nutrition declaration?” */
const asksName =
  /\b(?:called|named?|names|term|worded|spelled|spelt)\b[^.?]*\b(?:labels?|panels?|facts|declaration)\b|\b(?:labels?|panels?|facts|declaration)\b[^.?]*\b(?:called|names?|named|term)\b/i;

/** What labels call a vitamin or mineral, with the unit and the reference value it stands beside; null for all else. */
export function labelNameBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const [key, ...others] = inquiry.ingredients;
  const nutrient = micronutrients.find((each) => each.key === key);
  if (!nutrient || others.length > 0 || !asksName.test(inquiry.question)) return null;
  const told = dailyValuesOf(evidence, nutrient.key).flatMap((row): Sentence[] => {
    if (row.group !== 'adults' || !isOfMarkets(row.jurisdiction, inquiry)) return [];
    const isUs = row.jurisdiction === 'US';
    const unit = `${nutrient.unit}${isUs ? nutrient.equivalents : ''}`;
    const value = `${isUs ? 'Daily Value' : 'NRV'} ${formatAmount(row.amount, row.unit)}`;
    const statement = `${row.jurisdiction}: labels call it “${isUs ? nutrient.us : nutrient.eu}” and state it in ${unit} (${value})`;
    return [fact(statement, derive(row.passage, `${statement}.`))];
  });
  return told.length > 0 ? [paragraph(...told)] : null;
}
