import type { Estimate } from '@seedbed/server/contract';
import { ScrollRegion } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import { wholeUsd } from '../../format/money';
import { constantOf } from './amounts';
import { asOfInWords } from './asOf';
import * as styles from './EstimateReport.css';
import { Folded } from './Folded';

/** What the figures rest on, folded away until somebody asks. */
export function EstimateBasis({ estimate }: { estimate: Estimate }) {
  return (
    <Folded summary="What these figures rest on">
      <ul className={styles.list}>
        <li>Matched to: {estimate.archetype}</li>
        <li>Paid once, shown apart: {wholeUsd(estimate.oneTimeCost)} for formula, samples and stability</li>
        <li>Material bought beyond the need: {wholeUsd(estimate.excessMaterialCost)}</li>
        {estimate.assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
      <Constants estimate={estimate} />
    </Folded>
  );
}

function Constants({ estimate: { constants } }: { estimate: Estimate }) {
  return (
    <ScrollRegion label="Constants">
      <table className={styles.table}>
        <caption>Constants</caption>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" className={styles.number}>
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {constants.map(({ key, label, value, unit, source, isAssumption, asOf }) => (
            <tr key={key}>
              <th scope="row">
                <div>{label}</div>
                <Text size="caption" tone="quiet">
                  {isAssumption || !source ? 'our assumption' : source}, {asOfInWords(asOf)}
                </Text>
              </th>
              <td className={styles.number}>{constantOf(value, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
