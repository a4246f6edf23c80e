import type { Passage } from './passages.ts';
import { freshness, parts } from './passages.ts';
import type { Cost } from '../records.ts';
import { formatAmount, formatNumber, isConfirmed } from '../../registry/index.ts';
import { capitalize } from '../../text/letters.ts';

/** The range of a cost figure, e.g. `7–18 USD/kg`. */
export const costRange = ({ low, high, unit }: Cost): string =>
  low === high ? formatAmount(low, unit) : `${formatNumber(low)}–${formatAmount(high, unit)}`;

/** What a cost figure is of, e.g. `Typical MOQ, gummy`. */
export const costItem = ({ item, dosageForm }: Cost): string =>
  dosageForm && !item.toLowerCase().includes(dosageForm) ? `${item}, ${dosageForm}` : item;

export function costPassage(cost: Cost): Passage {
  return {
    key: `cost:${cost.key}`,
    kind: cost.kind === 'raw material' ? 'ingredient' : 'evidence',
    title: `${costItem(cost)}: ${cost.kind === 'moq' ? 'minimum order' : cost.kind}`,
    source: cost.source,
    url: null,
    text:
      parts(
        `${costItem(cost)}: ${costRange(cost)}${cost.period && `, ${cost.period}`}.`,
        cost.note && `${capitalize(cost.note)}.`,
        'Indicative, not a quote.',
      ) + freshness(cost),
    isConfirmed: isConfirmed(cost),
    ingredients: cost.ingredients,
    topics: [],
  };
}
