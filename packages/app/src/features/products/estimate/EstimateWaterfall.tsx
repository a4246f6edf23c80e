import type { Estimate } from '@seedbed/server/contract';
import { BarTable, waterfall } from '@seedbed/ui/chart';
import { exactUsd, wholePercent } from '../../../format/money';

/** Where the money of one container goes: each bar begins where the one above ended. Parts of nothing are left out. */
export function EstimateWaterfall({ estimate }: { estimate: Estimate }) {
  const parts = estimate.waterfall
    .filter(({ perContainer }) => perContainer > 0)
    .map((part) => Object.assign({ id: part.label }, part));
  const rows = waterfall(parts, ({ perContainer }) => perContainer);
  return (
    <BarTable
      caption="Where the money of one container goes"
      rows={rows}
      total={{ from: 0, to: rows.at(-1)?.to ?? 0 }}
      columns={[
        { id: 'part', label: 'Part', cell: ({ label }) => label, foot: 'One container' },
        {
          id: 'dollars',
          label: 'US dollars',
          cell: ({ perContainer }) => exactUsd(perContainer),
          foot: exactUsd(estimate.scenarios.base.landedUnitCost),
          isNumber: true,
        },
        {
          id: 'share',
          label: 'Share',
          cell: ({ share }) => wholePercent(share),
          foot: wholePercent(1),
          isNumber: true,
        },
      ]}
    />
  );
}
