import type { FormulaCheck, FormulaDraft } from '@seedbed/server/contract';
import { checkWords } from '../model/checkWords';
import { lineName } from '../model/lineName';
import * as styles from './Versions.css';

interface StopListProps {
  checks: readonly FormulaCheck[];
  /** What they are of, to name their lines. */
  formula: Pick<FormulaDraft, 'lines'> | undefined;
}

/** What a check says of a formula, with the name of its line. */
export function wordsIn(formula: StopListProps['formula'], { line: id, text }: FormulaCheck): string {
  const line = formula?.lines?.find((each) => each.id === id);
  return checkWords(text, line && lineName(line));
}

/** The checks that stop an approval. */
export const StopList = ({ checks, formula }: StopListProps) => (
  <>
    These checks stop it:
    <ul className={styles.stops}>
      {checks.map((check) => (
        <li key={`${check.code} ${check.line} ${check.text}`}>{wordsIn(formula, check)}</li>
      ))}
    </ul>
  </>
);
