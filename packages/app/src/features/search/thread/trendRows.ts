import type { ArticleTrend } from '@seedbed/server/contract';
import { monthInWords } from '../../../format/dates';

/** A month of a trend as a bar from 0. */
export interface TrendRow {
  id: string;
  label: string;
  from: number;
  to: number;
  stored: number;
}

/** The months as bars, the latest first. */
export const trendRows = ({ months }: ArticleTrend): TrendRow[] =>
  months.toReversed().map(({ month, named, stored }) => ({
    id: month,
    label: monthInWords(month),
    from: 0,
    to: named,
    stored,
  }));
