import type { Estimate } from '@seedbed/server/contract';
import { ScrollRegion } from '@seedbed/ui/layout';
import { exactUsd, wholeUsd } from '../../format/money';
import { countOf } from './amounts';
import { AxisCell, BarCell } from './BarCell';
import { driverBars, type DriverBar } from './driverBars';
import * as styles from './EstimateReport.css';

/** How far the figures may lie from the middle, what moves them, and what another run would cost. */
export function EstimateRange({ estimate }: { estimate: Estimate }) {
  return (
    <>
      <Drivers estimate={estimate} />
      <div className={styles.pair}>
        <Scenarios estimate={estimate} />
        <PriceBreaks estimate={estimate} />
      </div>
    </>
  );
}

const scenarioNames = { low: 'Low', base: 'Base', high: 'High' } as const;
const scenarioIds = Object.keys(scenarioNames) as (keyof typeof scenarioNames)[];

function Scenarios({ estimate: { scenarios } }: { estimate: Estimate }) {
  const row = (name: string, wordsOf: (scenario: Estimate['scenarios']['base']) => string) => (
    <tr>
      <th scope="row">{name}</th>
      {scenarioIds.map((id) => (
        <td key={id} className={styles.number}>
          {wordsOf(scenarios[id])}
        </td>
      ))}
    </tr>
  );
  return (
    <ScrollRegion label="Low, base and high">
      <table className={styles.table}>
        <caption>Low, base and high</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            {scenarioIds.map((id) => (
              <th key={id} scope="col" className={styles.number}>
                {scenarioNames[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row('Cost of one container', ({ landedUnitCost }) => exactUsd(landedUnitCost))}
          {row('Cost of the run', ({ estimatedCost }) => wholeUsd(estimatedCost))}
          {row('Revenue of the run', ({ estimatedRevenue }) => wholeUsd(estimatedRevenue))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Drivers({ estimate }: { estimate: Estimate }) {
  const baseCost = Number(estimate.scenarios.base.landedUnitCost);
  const bars = driverBars(estimate.drivers ?? [], baseCost);
  if (bars.length === 0) return null;
  return (
    <ScrollRegion label="What moves the cost of one container">
      <table className={styles.barTable}>
        <caption>What moves the cost of one container</caption>
        <thead>
          <tr>
            <th scope="col">Figure, at either end of its band</th>
            <AxisCell place={bars[0]?.base ?? 0}>{exactUsd(baseCost)}</AxisCell>
            <th scope="col" className={styles.number}>
              Low
            </th>
            <th scope="col" className={styles.number}>
              High
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <DriverRow key={bar.label} bar={bar} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function DriverRow({ bar: { label, low, high, start, length, base } }: { bar: DriverBar }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <BarCell start={start} length={length} mark={base} />
      <td className={styles.number}>{exactUsd(low)}</td>
      <td className={styles.number}>{exactUsd(high)}</td>
    </tr>
  );
}

function PriceBreaks({ estimate: { priceBreaks } }: { estimate: Estimate }) {
  if (priceBreaks.length === 0) return null;
  return (
    <ScrollRegion label="By size of the run">
      <table className={styles.table}>
        <caption>By size of the run</caption>
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col" className={styles.number}>
              One container
            </th>
            <th scope="col" className={styles.number}>
              Whole run
            </th>
          </tr>
        </thead>
        <tbody>
          {priceBreaks.map(({ containers, landedUnitCost, estimatedCost }) => (
            <tr key={containers}>
              <th scope="row">{countOf(containers, 'container', 'containers')}</th>
              <td className={styles.number}>{exactUsd(landedUnitCost)}</td>
              <td className={styles.number}>{wholeUsd(estimatedCost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
