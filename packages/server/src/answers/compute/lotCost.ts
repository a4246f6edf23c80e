import type { Cited } from '../../evidence/index.ts';
import { costItem, costRange } from '../../evidence/passages/costPassage.ts';
import type { Cost } from '../../evidence/records.ts';
import { formatAmount, formatNumber } from '../../registry/index.ts';
import { doubt, fact, type Sentence } from '../prose.ts';
import { derive } from '../values.ts';
import { quantitiesIn } from './worked/quantities.ts';

/** “What would 200 kg of it cost?”: a lot by weight at the first price per kg, in USD; nothing where none is named. */
export function lotCostSentences(question: string, [price]: readonly Cited<Cost>[]): Sentence[] {
  if (!price) return [];
  if (price.unit !== 'USD/kg' || price.kind !== 'raw material') return ofPieces(question, price);
  const lot = quantitiesIn(question).find(({ unit, per, value }) => unit.key === 'kg' && !per && value > 0);
  if (!lot) return [];
  return [summed(price, { lots: lot.value, lot: formatAmount(lot.value, 'kg') })];
}

/** `USD/1000 tablets`, `USD/capsule`: a price of pieces, and of how many. */
const pricedPieces = /^USD\/(?:(\d+) )?(?:tablets?|capsules?|gumm(?:y|ies)|softgels?|pieces?)$/;

/** “Film coating of 200,000 tablets”: so many pieces at a price of pieces. */
function ofPieces(question: string, price: Cited<Cost>): Sentence[] {
  const [whole, thousand] = pricedPieces.exec(price.unit) ?? [];
  const lot = quantitiesIn(question).find(
    ({ unit, per, value }) => unit.dimension === 'piece' && !per && value > 1,
  );
  if (whole === undefined || !lot) return [];
  const lots = lot.value / Number(thousand ?? 1);
  return [summed(price, { lots, lot: `${formatNumber(lot.value)} ${lot.unit.dimension}s` })];
}

interface Lot {
  /** How many times what the price is of. */
  readonly lots: number;
  readonly lot: string;
}

function summed(price: Cited<Cost>, { lots, lot }: Lot): Sentence {
  const sums = [price.low, price.high].map((each) => formatNumber(Number((each * lots).toPrecision(6))));
  const statement = `${[...new Set(sums)].join('–')} USD for ${lot} of ${costItem(price)}: ${lot} × ${costRange(price)}`;
  return fact(`${statement}${doubt(price.passage)}`, derive(price.passage, `${statement}.`));
}
