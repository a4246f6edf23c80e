/** What the product is sold in: the form factors, with powder and liquid told apart by how they are packed. */
export type Pack =
  'capsule' | 'tablet' | 'softgel' | 'gummie' | 'tub' | 'sticks' | 'bottle' | 'dropper' | 'ready';

/**
 * A figure the estimate rests on, with the band it is known to move in. `cheap` is the end that makes the product
 * cheaper (or, of a market figure, earns less), `dear` the other. `source` is null when it is our assumption.
 */
export interface Constant {
  label: string;
  unit: string;
  cheap: number;
  base: number;
  dear: number;
  source: string | null;
  /** Year and month the figure was read for. */
  asOf: string;
  /** The packs it is used for; null means all of them. */
  packs: readonly Pack[] | null;
}

type Band = readonly [cheap: number, base: number, dear: number, unit: string];

/** A constant. Without a source it is our assumption. */
export function figure(
  label: string,
  [cheap, base, dear, unit]: Band,
  { source = null, packs = null }: Partial<Pick<Constant, 'source' | 'packs'>> = {},
): Constant {
  return { label, unit, cheap, base, dear, source, asOf: '2026-11', packs };
}
