import type { StoredFormula } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import type { Whole } from '../model/computed';
import { piecesOf } from '../model/pieces';
import { severityWords } from '../model/words';
import { checkCounts, stripFigures, unknown, type Sold, type StripFigure } from './figures';
import * as styles from './Strip.css';

interface StripOfProps {
  formula: Pick<StoredFormula, 'serving'> & Sold;
  computed: Whole;
  /** Asks how a figure came about; absent where it cannot be told. */
  onAsk?: (figure: StripFigure, anchor: Element) => void;
  /** Opens the setting with this label; absent where there is none to open. */
  onSetting?: (label: string) => void;
  /** Leads to the checks; absent where they are not in sight. */
  onChecks?: () => void;
}

/** The sums of a formula in one line: fit, weight, costs, and how many checks there are. */
export function StripOf({ formula, computed, onAsk, onSetting, onChecks }: StripOfProps) {
  return (
    <dl className={styles.strip}>
      {stripFigures(computed, piecesOf(formula, computed.fit.units), formula).map((figure) => (
        <div key={figure.id} className={styles.figure}>
          <Text as="dt" size="caption" tone="quiet">
            {figure.label}
          </Text>
          <dd className={styles.value}>
            <FigureValue figure={figure} onAsk={onAsk} />
            <FigureNote figure={figure} onSetting={onSetting} />
          </dd>
        </div>
      ))}
      <div className={styles.figure}>
        <Text as="dt" size="caption" tone="quiet">
          Checks
        </Text>
        <dd className={styles.value}>
          <CheckCounts checks={computed.checks} onChecks={onChecks} />
        </dd>
      </div>
    </dl>
  );
}

/** How many checks there are of each severity, which lead to them. */
function CheckCounts({ checks, onChecks }: { checks: Whole['checks'] } & Pick<StripOfProps, 'onChecks'>) {
  const counts = checkCounts(checks);
  if (counts.length === 0) return 'none';
  const words = counts.map(({ severity, count }) => (
    <span key={severity} className={styles.count} data-severity={severity}>
      {severityWords[severity]} {count}{' '}
    </span>
  ));
  if (!onChecks) return words;
  return (
    <button type="button" className={`${styles.asked} ${styles.counts}`} onClick={onChecks}>
      {words}
    </button>
  );
}

/** A figure, which opens how it came about where there is one. */
function FigureValue({ figure, onAsk }: { figure: StripFigure; onAsk: StripOfProps['onAsk'] }) {
  const { label, value } = figure;
  if (!onAsk || value === unknown) return value;
  return (
    <button
      type="button"
      className={styles.asked}
      aria-label={`${label}: ${value}`}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onAsk(figure, currentTarget)}
    >
      {value}
    </button>
  );
}

/** What is beside a figure; where it waits for a setting, the way there. */
function FigureNote({ figure, onSetting }: { figure: StripFigure } & Pick<StripOfProps, 'onSetting'>) {
  const { label, note, setting, isOver } = figure;
  if (!note) return null;
  if (setting === undefined || !onSetting)
    return (
      <span className={styles.beside} data-severity={isOver ? 'stop' : undefined}>
        {note}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.asked}
      aria-label={`${label}: ${note}`}
      aria-haspopup="dialog"
      onClick={() => onSetting(setting)}
    >
      {note}
    </button>
  );
}
