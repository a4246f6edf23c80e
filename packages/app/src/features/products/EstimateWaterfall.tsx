import type { Estimate } from '@seedbed/server/contract';
import { ScrollRegion } from '@seedbed/ui/layout';
import { exactUsd, wholePercent } from '../../format/money';
import { BarCell } from './BarCell';
import * as styles from './EstimateReport.css';
import { waterfallBars, type WaterfallBar } from './waterfall';

/** Where the money of one container goes: a table, its bars each beginning where the one above ended. */
export function EstimateWaterfall({ estimate }: { estimate: Estimate }) {
  const bars = waterfallBars(estimate.waterfall);
  return (
    <ScrollRegion label="Where the money of one container goes">
      <table className={styles.barTable}>
        <caption>Where the money of one container goes</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <td className={styles.barCell} aria-hidden />
            <th scope="col" className={styles.number}>
              US dollars
            </th>
            <th scope="col" className={styles.number}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <WaterfallRow key={bar.label} bar={bar} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">One container</th>
            <BarCell start={0} length={1} isTotal />
            <td className={styles.number}>{exactUsd(estimate.scenarios.base.landedUnitCost)}</td>
            <td className={styles.number}>{wholePercent(1)}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}

function WaterfallRow({ bar: { label, perContainer, share, start, length } }: { bar: WaterfallBar }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <BarCell start={start} length={length} />
      <td className={styles.number}>{exactUsd(perContainer)}</td>
      <td className={styles.number}>{wholePercent(share)}</td>
    </tr>
  );
}
