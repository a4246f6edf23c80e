import type { FormulaCheck } from '@seedbed/server/contract';
import * as styles from './Versions.css';

/** The checks that stop an approval. */
export const StopList = ({ checks }: { checks: readonly FormulaCheck[] }) => (
  <>
    These checks stop it:
    <ul className={styles.stops}>
      {checks.map(({ code, line, text }) => (
        <li key={`${code} ${line} ${text}`}>{text}</li>
      ))}
    </ul>
  </>
);
