import type { FormulaLine } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { useBench, useBenchState } from '../benchContext';
import { newLineId } from '../model/lineIds';
import { weightText } from './figures';
import * as styles from './Strip.css';

/** Digits of a weight that nobody measured. */
const digits = 4;

/** What the form usually takes and no line names: weighed and costed, never on the label, until one makes them lines. */
export function TypicalLines() {
  const { kept, isReadOnly } = useBench();
  const typical = useBenchState(({ live }) => live.computed.typical);
  const isEmpty = useBenchState(({ kept }) => (kept.formula.lines ?? []).length === 0);
  if (!typical?.length || isEmpty) return null;
  const makeLines = () =>
    kept.change(
      typical.map(({ role, name, mgPerServing }) => ({
        op: 'addLine',
        line: {
          id: newLineId(),
          name,
          purpose: role as FormulaLine['purpose'],
          amount: { value: Number(mgPerServing.toPrecision(digits)), unit: 'mg' },
        },
      })),
    );
  return (
    <section aria-label="Typical excipients" className={styles.typical}>
      <Text as="p" size="caption" tone="quiet">
        Typical excipients: weighed and costed, not on the label
      </Text>
      <ul className={styles.typicalLines}>
        {typical.map(({ name, mgPerServing, role }) => (
          <li key={`${role} ${name}`} className={styles.typicalLine}>
            <span>{name}</span>
            <span>{weightText(mgPerServing)}</span>
          </li>
        ))}
      </ul>
      {!isReadOnly && (
        <div>
          <Button size="small" onPress={makeLines}>
            Make them lines
          </Button>
        </div>
      )}
    </section>
  );
}
