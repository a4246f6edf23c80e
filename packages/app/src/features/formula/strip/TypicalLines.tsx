import type { FormulaLine } from '@seedbed/server/contract';
import { Button } from '@seedbed/ui/button';
import { Text } from '@seedbed/ui/text';
import { memo } from 'react';
import { useBench, useLive } from '../bench/benchContext';
import type { KeptFormula } from '../model/keptFormula';
import type { Whole } from '../model/computed';
import { isSame } from '../../../api/isSame';
import { newLineId } from '../model/lineIds';
import { weightText } from './figures';
import * as styles from './Strip.css';

/** Digits of a weight that nobody measured. */
const digits = 4;

/** What the form usually takes and no line names: weighed and costed, never on the label, until one makes them lines. */
export function TypicalLines() {
  const { kept, isReadOnly } = useBench();
  const { formula, computed } = useLive();
  const { typical } = computed;
  if (!typical?.length || !formula.lines?.length) return null;
  return <SteadyLines typical={typical} change={isReadOnly ? null : kept.change} />;
}

interface TypicalListProps {
  typical: Whole['typical'];
  /** Null where nothing can be changed. */
  change: KeptFormula['change'] | null;
}

/** Each key works them out anew, and most leave them as they were. */
const SteadyLines = memo(TypicalList, isSame);

function TypicalList({ typical, change }: TypicalListProps) {
  const makeLines = () =>
    change?.(
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
      {change && (
        <div>
          <Button size="small" onPress={makeLines}>
            Make them lines
          </Button>
        </div>
      )}
    </section>
  );
}
