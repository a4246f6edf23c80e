import type { Estimate } from '@seedbed/server/contract';
import { DataTable, type DataColumn } from '@seedbed/ui/chart';
import { Text } from '@seedbed/ui/text';
import { wholeUsd } from '../../../format/money';
import { constantOf } from './amounts';
import { asOfInWords } from './asOf';
import * as styles from './EstimateReport.css';
import { Folded } from '../../../screen/Folded';

/** What the figures rest on, folded away until somebody asks. */
export function EstimateBasis({ estimate }: { estimate: Estimate }) {
  return (
    <Folded summary="What these figures rest on">
      <ul className={styles.list}>
        <li>Matched to: {estimate.archetype}</li>
        <li>
          Paid once, shown apart: {wholeUsd(estimate.oneTimeCost)} for{' '}
          {estimate.pack ? 'panel, shelf-life study, plates and samples' : 'formula, samples and stability'}
        </li>
        <li>
          Material bought beyond the need: {wholeUsd(estimate.excessMaterialCost)}
          {estimate.pack && ', not in the cost'}
        </li>
        {estimate.assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      <Constants estimate={estimate} />
    </Folded>
  );
}

type Constant = Estimate['constants'][number];

const columns: readonly DataColumn<Constant & { id: string }>[] = [
  {
    id: 'figure',
    label: 'Figure',
    cell: ({ label, isAssumption, source, asOf }) => (
      <>
        <div>{label}</div>
        <Text size="caption" tone="quiet">
          {isAssumption || !source ? 'our assumption' : source}, {asOfInWords(asOf)}
        </Text>
      </>
    ),
  },
  { id: 'value', label: 'Value', cell: ({ value, unit }) => constantOf(value, unit), isNumber: true },
];

function Constants({ estimate: { constants } }: { estimate: Estimate }) {
  const rows = constants.map((constant) => Object.assign({ id: constant.key }, constant));
  return <DataTable caption="Constants" rows={rows} columns={columns} />;
}
