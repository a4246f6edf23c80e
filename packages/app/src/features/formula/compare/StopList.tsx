import type { FormulaCheck, FormulaDraft } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { checkWords } from '../model/checkWords';
import { placeOf, type CheckPlace } from '../grid/checkPlaces';
import { lineName } from '../model/lineName';
import * as styles from './Versions.css';

interface StopListProps {
  checks: readonly FormulaCheck[];
  /** What they are of, to name their lines. */
  formula: Pick<FormulaDraft, 'lines'> | undefined;
  /** Lines that the draft has now: a check of one of them leads there. @default none */
  current?: FormulaDraft['lines'];
  /** Leads to where a check can be seen to. @default nothing leads anywhere */
  onGoTo?: (place: CheckPlace) => void;
}

const lineOf = (lines: FormulaDraft['lines'], id: FormulaCheck['line']) =>
  id === undefined ? undefined : lines?.find((each) => String(each.id) === String(id));

/** What a check says of a formula, with the name of its line. */
export function wordsIn(formula: StopListProps['formula'], check: FormulaCheck): string {
  const line = lineOf(formula?.lines, check.line);
  return checkWords(check.text, line && lineName(line));
}

/** The checks that stop an approval; each leads to the line or setting that it is about. */
export const StopList = ({ checks, formula, current, onGoTo }: StopListProps) => (
  <>
    These checks stop it:
    <ul className={styles.stops}>
      {checks.map((check) => {
        const place = placeOf(check, current);
        return (
          <li key={`${check.code} ${check.line} ${check.text}`} className={styles.stop}>
            <span>{wordsIn(formula, check)}</span>
            {onGoTo && place && <GoTo place={place} lines={current} onGoTo={onGoTo} />}
          </li>
        );
      })}
    </ul>
  </>
);

interface GoToProps extends Required<Pick<StopListProps, 'onGoTo'>> {
  place: CheckPlace;
  lines: FormulaDraft['lines'];
}

function GoTo({ place, lines, onGoTo }: GoToProps) {
  const line = place.kind === 'setting' ? undefined : lineOf(lines, place.lineId);
  const words = line ? 'Go to line' : 'Go to setting';
  const what = place.kind === 'setting' ? place.field : line && lineName(line);
  return (
    <Button variant="quiet" size="small" aria-label={`${words}: ${what}`} onPress={() => onGoTo(place)}>
      {words}
    </Button>
  );
}
