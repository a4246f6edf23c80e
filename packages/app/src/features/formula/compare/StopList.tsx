import type { FormulaCheck, FormulaDraft } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { checkWords } from '../model/checkWords';
import { lineName } from '../model/lineName';
import * as styles from './Versions.css';

interface StopListProps {
  checks: readonly FormulaCheck[];
  /** What they are of, to name their lines. */
  formula: Pick<FormulaDraft, 'lines'> | undefined;
  /** Lines that the draft has now: a check of one of them leads there. @default none */
  current?: FormulaDraft['lines'];
  /** Leads to where a check can be seen to. @default nothing leads anywhere */
  onGoTo?: (check: FormulaCheck) => void;
}

const lineOf = (lines: FormulaDraft['lines'], { line: id }: FormulaCheck) =>
  id === undefined ? undefined : lines?.find((each) => String(each.id) === String(id));

/** What a check says of a formula, with the name of its line. */
export function wordsIn(formula: StopListProps['formula'], check: FormulaCheck): string {
  const line = lineOf(formula?.lines, check);
  return checkWords(check.text, line && lineName(line));
}

/** The checks that stop an approval; each leads to the line that it is about. */
export const StopList = ({ checks, formula, current, onGoTo }: StopListProps) => (
  <>
    These checks stop it:
    <ul className={styles.stops}>
      {checks.map((check) => {
        const line = lineOf(current, check);
        return (
          <li key={`${check.code} ${check.line} ${check.text}`} className={styles.stop}>
            <span>{wordsIn(formula, check)}</span>
            {onGoTo && line && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Go to line: ${lineName(line)}`}
                onPress={() => onGoTo(check)}
              >
                Go to line
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  </>
);
