/** What amounts that words state are measured against: grams mixed for a serving, what is left of them, servings of a pack. */
export interface Portion {
  readonly grams: number;
  readonly finished: number;
  readonly perPack: number;
}

/** What food is sold in, and amounts are stated of. */
export const packs = 'pack(?:et)?|bag|pouch|can|bottle|jar|tub|pint|box|carton';

/** Behind an amount: `per 100 g`, `in 50 g`, `per bag`; nothing: it is a serving's. */
export const per = String.raw`(?:\s*(?:per|/|in|a|each)\s*(?:(?<per>\d+)\s*(?:g|ml)\b|(?<pack>${packs})\b))?`;

/** What of an amount that is stated per so much falls to a serving. */
export function ofServing(
  stated: number,
  groups: Readonly<Record<string, string | undefined>>,
  { finished, perPack }: Portion,
): number {
  if (groups.pack) return stated / perPack;
  return groups.per ? (stated * finished) / Number(groups.per) : stated;
}
