import type { StoredFormula } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { AlertTriangle, CircleAlert, Info } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { lineName } from '../model/lineName';
import { lineOf } from '../model/paths';
import { severityWords } from '../model/words';
import * as styles from './Strip.css';

const icons = { stop: CircleAlert, warn: AlertTriangle, note: Info };

interface CheckItemsProps {
  formula: StoredFormula;
  checks: readonly Check[];
  /** What leads from a check to its line, by the line's name. @default nothing */
  action?: (check: Check, line: string | undefined) => ReactNode;
}

/** What was found of a formula, the worst first. */
export function CheckItems({ formula, checks, action }: CheckItemsProps) {
  if (checks.length === 0)
    return (
      <Text as="p" tone="quiet">
        Nothing stands in the way of an approval.
      </Text>
    );
  return (
    <ul className={styles.checks} aria-label="Checks">
      {checks.map((check) => {
        const line = check.line === undefined ? undefined : lineOf(formula, check.line);
        const name = line && lineName(line);
        return (
          <CheckItem key={`${check.code} ${check.line ?? ''} ${check.text}`} check={check} line={name}>
            {action?.(check, name)}
          </CheckItem>
        );
      })}
    </ul>
  );
}

interface CheckItemProps {
  check: Check;
  line: string | undefined;
  children: ReactNode;
}

function CheckItem({ check: { severity, text, source }, line, children }: CheckItemProps) {
  const Icon = icons[severity];
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
      {children}
    </li>
  );
}
