import type { StoredFormula } from '@seedbed/server/contract';
import type { Check } from '@seedbed/server/formula';
import { AlertTriangle, CircleAlert, Info } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import { memo, type ComponentType } from 'react';
import { checkWords } from '../model/checkWords';
import { lineName } from '../model/lineName';
import { isSame, lineOf } from '../model/paths';
import { severityWords } from '../model/words';
import * as styles from './Strip.css';
import { StripItem } from './StripItem';

const icons = { stop: CircleAlert, warn: AlertTriangle, note: Info };

interface CheckItemsProps {
  formula: StoredFormula;
  checks: readonly Check[];
  /** What leads from a check to its line. @default nothing */
  Action?: ComponentType<CheckOfLine>;
}

/** A check, and what its line is called; undefined where it is of no line. */
export interface CheckOfLine {
  check: Check;
  line: string | undefined;
}

/** What was found of a formula, the worst first. Each key finds all of it anew: only what is new is drawn. */
export const CheckItems = memo(function CheckItems({ formula, checks, Action }: CheckItemsProps) {
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
        return (
          <CheckItem
            key={`${check.code} ${check.line ?? ''} ${check.text}`}
            check={check}
            line={line && lineName(line)}
            Action={Action}
          />
        );
      })}
    </ul>
  );
});

type CheckItemProps = CheckOfLine & Pick<CheckItemsProps, 'Action'>;

const CheckItem = memo(PlainItem, (one, other) => one.line === other.line && isSame(one.check, other.check));

function PlainItem({ check, line, Action }: CheckItemProps) {
  const { severity, text, source } = check;
  return (
    <StripItem
      severity={severity}
      Icon={icons[severity]}
      source={source}
      action={Action && <Action check={check} line={line} />}
    >
      <Text as="div" size="caption" weight="strong">
        {severityWords[severity]}
      </Text>
      {checkWords(text, line)}
    </StripItem>
  );
}
