import type { ArticleTrend } from '@seedbed/server/contract';

/** A month of a trend as a bar from 0. */
export interface TrendRow {
  id: string;
  label: string;
  from: number;
  to: number;
  stored: number;
}

const monthFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' });

/** The months as bars, the latest first. */
export const trendRows = ({ months }: ArticleTrend): TrendRow[] =>
  months.toReversed().map(({ month, named, stored }) => ({
    id: month,
    label: monthFormat.format(new Date(`${month}-01T00:00:00Z`)),
    from: 0,
    to: named,
    stored,
  }));
