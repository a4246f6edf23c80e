import type { StoredFormula } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import type { Whole } from '../model/computed';
import { piecesOf } from '../model/pieces';
import { severityWords } from '../model/words';
import { checkCounts, stripFigures, type Sold } from './figures';
import * as styles from './Strip.css';

interface StripOfProps {
  formula: Pick<StoredFormula, 'serving'> & Sold;
  computed: Whole;
}

/** The sums of a formula in one line: fit, weight, costs, and how many checks there are. */
export function StripOf({ formula, computed }: StripOfProps) {
  const counts = checkCounts(computed.checks);
  return (
    <dl className={styles.strip}>
      {stripFigures(computed, piecesOf(formula, computed.fit.units), formula).map(
        ({ id, label, value, note }) => (
          <div key={id} className={styles.figure}>
            <Text as="dt" size="caption" tone="quiet">
              {label}
            </Text>
            <dd className={styles.value}>
              {value}
              {note && <span className={styles.beside}>{note}</span>}
            </dd>
          </div>
        ),
      )}
      <div className={styles.figure}>
        <Text as="dt" size="caption" tone="quiet">
          Checks
        </Text>
        <dd className={styles.value}>
          {counts.length === 0 && 'none'}
          {counts.map(({ severity, count }) => (
            <span key={severity} className={styles.count} data-severity={severity}>
              {severityWords[severity]} {count}
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}
