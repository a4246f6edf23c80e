import type { ArticleTrend } from '@seedbed/server/contract';
import { BarTable } from '@seedbed/ui/chart';
import { trendRows } from './trendRows';

export interface TrendChartProps {
  trend: ArticleTrend;
  /** What the counts are of. */
  caption: string;
}

/** Counts of stored articles by month, as bars with their numbers. */
export function TrendChart({ trend, caption }: TrendChartProps) {
  return (
    <BarTable
      caption={caption}
      rows={trendRows(trend)}
      columns={[
        { id: 'month', label: 'Month', cell: ({ label }) => label },
        { id: 'named', label: 'Articles', isNumber: true, cell: ({ to }) => to.toLocaleString('en-US') },
        {
          id: 'stored',
          label: 'Of all',
          isNumber: true,
          cell: ({ stored }) => stored.toLocaleString('en-US'),
        },
      ]}
    />
  );
}
