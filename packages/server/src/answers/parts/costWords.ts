import { stems } from '../../registry/index.ts';

/** Words that every question on costs has. */
export const ordinaryOfCosts: ReadonlySet<string> = new Set(
  stems(
    'a an and any are as at be can cost costs costing price prices pricing do does expensive cheap expect for from how i in is it its make made me much my need of on or our per product products run should take the there this to typical typically us usd we what whats when which will with would you your kg kilo kilogram kilos what’s average usual normal standard plan budget new supplement supplements dietary hundred thousand piece pieces per',
  ),
);
