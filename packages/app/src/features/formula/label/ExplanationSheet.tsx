import type { Explanation } from '@seedbed/server/formula/explain';
import { Popover } from '@seedbed/ui/popover';
import { Text } from '@seedbed/ui/text';
import * as styles from './Arithmetic.css';

interface ExplanationSheetProps {
  title: string;
  explanation: Explanation;
  /** What was asked about. */
  anchor: Element;
  onClose: () => void;
}

/** How a figure came about: what it was made from, step by step, and the rule. */
export function ExplanationSheet({ title, explanation, anchor, onClose }: ExplanationSheetProps) {
  const { rule, inputs, steps } = explanation;
  return (
    <Popover title={title} anchor={anchor} onClose={onClose}>
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
