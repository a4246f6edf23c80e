import type { Check } from '@seedbed/server/formula';
import { Button } from '@seedbed/ui/button';
import { AlertTriangle, CircleAlert, Info } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import { useBench, useBenchState } from '../benchContext';
import { columnOf } from '../grid/checkCells';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';
import { severityWords } from '../model/words';
import * as styles from './Strip.css';

const icons = { stop: CircleAlert, warn: AlertTriangle, note: Info };

/** What was found, the worst first; each leads to the cell it is about. */
export function CheckList() {
  const { formula, computed } = useBenchState(({ live }) => live);
  if (computed.checks.length === 0)
    return (
      <Text as="p" tone="quiet">
        Nothing stands in the way of an approval.
      </Text>
    );
  return (
    <ul className={styles.checks} aria-label="Checks">
      {computed.checks.map((check) => {
        const line = check.line === undefined ? undefined : lineOf(formula, check.line);
        return (
          <CheckItem
            key={`${check.code} ${check.line ?? ''} ${check.text}`}
            check={check}
            line={line && lineName(line)}
          />
        );
      })}
    </ul>
  );
}

/** Checks about what a line holds beside the grid's columns. */
const isInDetails = ({ code }: Check) => code.startsWith('allergen') || code.startsWith('profile');

function CheckItem({ check, line }: { check: Check; line: string | undefined }) {
  const { goToCell, openLine } = useBench();
  const { severity, text, source } = check;
  const Icon = icons[severity];
  const lineId = check.line === undefined ? undefined : String(check.line);
  const words = isInDetails(check) ? 'Open line' : 'Go to cell';
  return (
    <li className={styles.check} data-severity={severity}>
      <span className={styles.mark}>
        <Icon size={16} />
      </span>
      <div>
        <Text as="div" size="caption" weight="strong">
          {severityWords[severity]}
        </Text>
        {line && `${line}: `}
        {text}
        {source && (
          <Text as="div" size="caption" tone="quiet">
            {source}
          </Text>
        )}
      </div>
      {lineId !== undefined && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${words}: ${line ?? 'the line'}`}
          onPress={() => void (isInDetails(check) ? openLine(lineId) : goToCell(lineId, columnOf(check)))}
        >
          {words}
        </Button>
      )}
    </li>
  );
}
