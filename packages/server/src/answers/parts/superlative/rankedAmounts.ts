import type { Evidence, Passage } from '../../../evidence/index.ts';
import { convertMass, nameInSentence } from '../../../registry/index.ts';
import { type Block, fact, joinSegments, note, paragraph, type Sentence } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { amountOf, dailyValuesOf, limitsOf } from '../../values.ts';
import { kindAsked } from './kindAsked.ts';
import type { Superlative } from './superlatives.ts';

const mostTold = 3;
const markets = ['US', 'EU'] as const;
type Market = (typeof markets)[number];

interface Ranked {
  readonly key: string;
  readonly told: string;
  readonly milligrams: number;
  readonly passage: Passage;
}

/** The vitamins or minerals whose upper limit, or label reference value, is the highest or the lowest that is on file. */
export function rankedAmountBlocks(evidence: Evidence, inquiry: Inquiry, order: Superlative): Block[] | null {
  const kind = kindAsked(inquiry.words);
  if (!kind && !inquiry.words.includes('nutrient')) return null;
  const keys = [...evidence.ingredients.values()].flatMap(({ key, category }) =>
    (kind ? category === kind.category : ofNutrients.has(category)) ? [key] : [],
  );
  const asked = markets.filter((market) => inquiry.markets.length === 0 || inquiry.markets.includes(market));
  const told = asked.flatMap((market): Sentence[] => {
    const ranked = keys
      .flatMap((key) => amountsOf(evidence, key, { market, order }))
      .toSorted((left, right) =>
        order.isLeast ? left.milligrams - right.milligrams : right.milligrams - left.milligrams,
      );
    const items = ranked
      .slice(0, mostTold)
      .map(({ key, told: amount, passage }) => [`${nameInSentence(evidence, key)} (${amount})`, passage]);
    if (items.length === 0) return [];
    const name = order.ranks === 'limit' ? limitNames[market] : valueNames[market];
    return [
      fact(
        `Of the ${kind?.several ?? 'vitamins and minerals'} on file the ${order.isLeast ? 'lowest' : 'highest'} ${name} is that of `,
        ...joinSegments(items, 'and then'),
      ),
    ];
  });
  return told.length > 0
    ? [paragraph(...told, note('Adults only; by mass, as far as I hold the figures'))]
    : null;
}

const ofNutrients: ReadonlySet<string> = new Set(['vitamin', 'mineral']);
const limitNames: Readonly<Record<Market, string>> = { US: 'US upper limit', EU: 'EFSA upper limit' };
const valueNames: Readonly<Record<Market, string>> = { US: 'US Daily Value', EU: 'EU reference value (NRV)' };

function amountsOf(
  evidence: Evidence,
  own: string,
  { market, order }: { readonly market: Market; readonly order: Superlative },
): Ranked[] {
  const rows =
    order.ranks === 'limit'
      ? limitsOf(evidence, own).filter(
          ({ authority, kind }) => kind === 'UL' && (authority === 'US') === (market === 'US'),
        )
      : dailyValuesOf(evidence, own).filter(
          ({ group, jurisdiction }) => group === 'adults' && jurisdiction === market,
        );
  // of a form the row of its parent is the one
  const row = rows.find(({ ingredient }) => ingredient === own);
  const milligrams = row?.amount ? convertMass(row.amount, row.unit.split(' ')[0] ?? row.unit, 'mg') : null;
  return row && milligrams !== null
    ? [{ key: own, told: amountOf(evidence, row), milligrams, passage: row.passage }]
    : [];
}
