import type { Estimate } from '@seedbed/server/contract';
import { DataTable } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { exactUsd } from '../../../format/money';
import { countOf } from './amounts';

/** What is left of a food's shelf price by the way it is sold, at the first run and at larger ones. */
export function EstimateMarket({ estimate: { market } }: { estimate: Estimate }) {
  if (!market) return null;
  const rows = market.runs.map((run) => Object.assign({ id: String(run.containers) }, run));
  return (
    <div>
      <DataTable
        caption="What is left of one unit"
        rows={rows}
        columns={[
          { id: 'run', label: 'Run', cell: ({ containers }) => countOf(containers, 'unit', 'units') },
          {
            id: 'cost',
            label: 'Cost',
            cell: ({ landedUnitCost }) => exactUsd(landedUnitCost),
            isNumber: true,
          },
          {
            id: 'trade',
            label: 'By distributor',
            cell: ({ resultTrade }) => exactUsd(resultTrade),
            isNumber: true,
          },
          {
            id: 'local',
            label: 'To local stores',
            cell: ({ resultLocal }) => exactUsd(resultLocal),
            isNumber: true,
          },
          {
            id: 'direct',
            label: 'Directly',
            cell: ({ resultDirect }) => exactUsd(resultDirect),
            isNumber: true,
          },
        ]}
      />
      <Text as="p" size="caption" tone="quiet" isTabular>
        Of {exactUsd(market.shelfPrice.base)} on the shelf a distributor pays {exactUsd(market.invoice)};
        after trade spend, spoilage and broker {exactUsd(market.netTrade)} is left. Of a unit that you deliver
        to local stores yourself {exactUsd(market.netLocal)} is left, and {exactUsd(market.netDirect)} of one
        sold directly. A target margin would need {exactUsd(market.priceNeeded)} on the shelf.
      </Text>
    </div>
  );
}
