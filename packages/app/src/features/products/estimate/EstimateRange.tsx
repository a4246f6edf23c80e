import type { Estimate } from '@seedbed/server/contract';
import { BarTable, DataTable, type DataColumn } from '@seedbed/ui/chart';
import { exactUsd, wholeUsd } from '../../../format/money';
import { countOf } from './amounts';
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

type Scenario = Estimate['scenarios']['base'];

/** A figure of each scenario. */
interface ScenarioRow {
  id: string;
  wordsOf: (scenario: Scenario) => string;
}

const scenarioRows: readonly ScenarioRow[] = [
  { id: 'Cost of one container', wordsOf: ({ landedUnitCost }) => exactUsd(landedUnitCost) },
  { id: 'Cost of the run', wordsOf: ({ estimatedCost }) => wholeUsd(estimatedCost) },
  { id: 'Revenue of the run', wordsOf: ({ estimatedRevenue }) => wholeUsd(estimatedRevenue) },
];

function Scenarios({ estimate: { scenarios } }: { estimate: Estimate }) {
  const column = (label: string, scenario: Scenario): DataColumn<ScenarioRow> => ({
    id: label,
    label,
    cell: ({ wordsOf }) => wordsOf(scenario),
    isNumber: true,
  });
  return (
    <DataTable
      caption="Low, base and high"
      rows={scenarioRows}
      columns={[
        { id: 'figure', label: 'Figure', cell: ({ id }) => id },
        column('Low', scenarios.low),
        column('Base', scenarios.base),
        column('High', scenarios.high),
      ]}
    />
  );
}

function Drivers({ estimate }: { estimate: Estimate }) {
  const baseCost = Number(estimate.scenarios.base.landedUnitCost);
  const rows = (estimate.drivers ?? []).map(({ label, low, high }) => ({
    id: label,
    from: Number(low),
    to: Number(high),
  }));
  if (rows.every(({ from, to }) => from === to)) return null;
  return (
    <BarTable
      caption="What moves the cost of one container"
      rows={rows}
      mark={{ value: baseCost, label: exactUsd(baseCost) }}
      columns={[
        { id: 'figure', label: 'Figure, at either end of its band', cell: ({ id }) => id },
        { id: 'low', label: 'Low', cell: ({ from }) => exactUsd(from), isNumber: true },
        { id: 'high', label: 'High', cell: ({ to }) => exactUsd(to), isNumber: true },
      ]}
    />
  );
}

function PriceBreaks({ estimate: { priceBreaks } }: { estimate: Estimate }) {
  if (priceBreaks.length === 0) return null;
  const rows = priceBreaks.map((row) => Object.assign({ id: String(row.containers) }, row));
  return (
    <DataTable
      caption="By size of the run"
      rows={rows}
      columns={[
        { id: 'run', label: 'Run', cell: ({ containers }) => countOf(containers, 'container', 'containers') },
        {
          id: 'unit',
          label: 'One container',
          cell: ({ landedUnitCost }) => exactUsd(landedUnitCost),
          isNumber: true,
        },
        {
          id: 'whole',
          label: 'Whole run',
          cell: ({ estimatedCost }) => wholeUsd(estimatedCost),
          isNumber: true,
        },
      ]}
    />
  );
}
