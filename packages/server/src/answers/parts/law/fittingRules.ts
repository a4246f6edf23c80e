import type { Cited } from '../../../evidence/index.ts';
import type { Rule } from '../../../evidence/records.ts';
import type { Inquiry } from '../../understand/inquiry.ts';

/** A rule and how well it fits a question; in rows of them the best stands first. */
export interface Fitting {
  readonly rule: Cited<Rule>;
  readonly fit: number;
}

/** How many rules are told, and which share of the best fit is near enough to be told beside it. */
interface Choice {
  readonly most: number;
  readonly share: number;
}

export const nearest = (ordered: readonly Fitting[], { most, share }: Choice): readonly Fitting[] =>
  ordered.filter(({ fit }) => fit >= (ordered[0]?.fit ?? 0) * share).slice(0, most);

/** Of several markets that are named each tells its own. */
export const nearestOfEach = (
  ordered: readonly Fitting[],
  { markets }: Pick<Inquiry, 'markets'>,
  share: number,
): readonly Fitting[] =>
  markets.flatMap((market) =>
    nearest(
      ordered.filter(({ rule }) => rule.market === market),
      { most: mostOfMarket, share },
    ),
  );

const mostOfMarket = 2;
