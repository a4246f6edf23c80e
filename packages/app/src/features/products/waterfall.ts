import type { Estimate } from '@seedbed/server/contract';

/** A bar of the waterfall: where it starts and how long it is, as shares of the whole width. */
export interface WaterfallBar {
  label: string;
  perContainer: number;
  share: number;
  /** 0 to 1. */
  start: number;
  /** 0 to 1. */
  length: number;
}

/** The parts of a container's cost as bars that begin where the one before ended. Parts of nothing are left out. */
export function waterfallBars(parts: Estimate['waterfall']): WaterfallBar[] {
  const total = parts.reduce((sum, { perContainer }) => sum + perContainer, 0);
  let start = 0;
  return parts
    .filter(({ perContainer }) => perContainer > 0)
    .map(({ label, perContainer, share }) => {
      const bar = { label, perContainer, share, start: start / total, length: perContainer / total };
      start += perContainer;
      return bar;
    });
}
