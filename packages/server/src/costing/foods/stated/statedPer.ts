import type { LimitBasis } from '../../brief/limits/limitTerms.ts';

/** What amounts that words state are measured against: grams mixed for a serving, what is left of them, servings of a pack. */
export interface Portion {
  readonly grams: number;
  readonly finished: number;
  /** Millilitres of a serving of what is sold by volume; null: by weight. */
  readonly ml: number | null;
  readonly perPack: number;
}

/** What food is sold in, and amounts are stated of. */
export const packs =
  'pack(?:et)?|bag|pouch|can|bottle|jar|tub|pint|box|carton|tray|bowl|tin|punnet|pizza|loaf';

/** What of an amount that is stated per so much falls to a serving. */
export function ofServing(
  stated: number,
  groups: Readonly<Record<string, string | undefined>>,
  { finished, ml, perPack }: Portion,
): number {
  if (groups.pack) return stated / perPack;
  const held = groups.unit?.toLowerCase() === 'ml' ? (ml ?? finished) : finished;
  return groups.per ? (stated * held) / Number(groups.per) : stated;
}

/** How much of a serving's is in what an amount is of. */
export function partOf(basis: LimitBasis, { finished, ml, perPack }: Portion): number {
  if (basis.kind !== 'measure') return basis.kind === 'pack' ? perPack : 1;
  return basis.amount / (basis.unit === 'ml' ? (ml ?? finished) : finished);
}
