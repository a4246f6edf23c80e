/** The run sizes a manufacturer is asked to quote, in containers. */
export const breakSizes = [1000, 2500, 5000, 10_000, 25_000] as const;

/** What a run of another size would cost, one-time costs and material minimums included. */
export interface PriceBreak {
  containers: number;
  /** US dollars with two decimals. */
  landedUnitCost: string;
  /** US dollars with two decimals. */
  estimatedCost: string;
}
