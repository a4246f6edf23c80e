import type { FormulaData, FormulaDraft, SubFormulas } from '@seedbed/server/formula';
import { explainPanel } from '@seedbed/server/formula/explain';
import type { FactsPlace } from '@seedbed/ui/facts-label';
import { Popover } from '@seedbed/ui/popover';
import { Text } from '@seedbed/ui/text';
import { useMemo } from 'react';
import * as styles from './Arithmetic.css';
import { explainedAt, type DrawnLabel } from './explained';

export interface ArithmeticProps {
  /** Of the label's market. */
  draft: FormulaDraft;
  data: FormulaData;
  /** Formulas that lines name as parts. */
  parts: SubFormulas | undefined;
  label: DrawnLabel;
  /** What is asked about, and the button that asks. */
  place: FactsPlace;
  anchor: Element;
  onClose: () => void;
}

/** How a figure of a label came about: what it was made from, step by step, and the rule. */
export function Arithmetic({ draft, data, parts, label, place, anchor, onClose }: ArithmeticProps) {
  const explained = useMemo(
    () => explainedAt(place, label, explainPanel(draft, data, parts)),
    [draft, data, parts, label, place],
  );
  if (!explained) return null;
  const { rule, inputs, steps } = explained.explanation;
  return (
    <Popover title={explained.title} anchor={anchor} onClose={onClose}>
      {inputs.length > 0 && (
        <dl className={styles.inputs}>
          {inputs.map(({ label: name, value, source }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike: an input is its place
            <div key={at} className={styles.input}>
              <dt>{name}</dt>
              <dd className={styles.value}>
                {value}
                {source && (
                  <Text as="span" size="caption" tone="quiet">
                    {' · '}
                    {source}
                  </Text>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ol className={styles.steps} aria-label="Steps">
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two steps may be alike: a step is its place
          <li key={at}>{step}</li>
        ))}
      </ol>
      <Text as="p" size="caption" tone="quiet">
        {rule.text} <cite>{rule.source}</cite>
      </Text>
    </Popover>
  );
}
