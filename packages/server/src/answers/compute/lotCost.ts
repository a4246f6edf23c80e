import type { Cited } from '../../evidence/index.ts';
import { costItem, costRange } from '../../evidence/passages/costPassage.ts';
import type { Cost } from '../../evidence/records.ts';
import { formatAmount, formatNumber } from '../../registry/index.ts';
import { doubt, fact, type Sentence } from '../prose.ts';
import { derive } from '../values.ts';
import { quantitiesIn } from './worked/quantities.ts';

/** “What would 200 kg of it cost?”: a lot by weight at the first price per kg, in USD; nothing where none is named. */
export function lotCostSentences(question: string, [price]: readonly Cited<Cost>[]): Sentence[] {
  const lot = quantitiesIn(question).find(({ unit, per, value }) => unit.key === 'kg' && !per && value > 0);
  if (!lot || price?.unit !== 'USD/kg' || price.kind !== 'raw material') return [];
  const sums = [price.low, price.high].map((each) => formatNumber(Number((each * lot.value).toPrecision(6))));
  const statement = `${[...new Set(sums)].join('–')} USD for ${formatAmount(lot.value, 'kg')} of ${costItem(price)}: ${formatAmount(lot.value, 'kg')} × ${costRange(price)}`;
  return [fact(`${statement}${doubt(price.passage)}`, derive(price.passage, `${statement}.`))];
}
