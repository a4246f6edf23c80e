import { AlertTriangle, CircleAlert, Info } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import { memo, type ComponentType } from 'react';
import { checkWords } from '../model/checkWords';
import { isSame } from '../../../api/isSame';
import { severityWords } from '../model/words';
import type { CheckGroup, CheckOfLine } from './checkGroups';
import * as styles from './Strip.css';
import { StripItem } from './StripItem';

const icons = { stop: CircleAlert, warn: AlertTriangle, note: Info };

interface CheckItemsProps {
  groups: readonly CheckGroup[];
  /** What leads from a check to its line. @default nothing */
  Action?: ComponentType<CheckActionProps>;
}

export interface CheckActionProps extends CheckOfLine {
  /** Others say the same: the way says whose check it is. */
  isOneOfSeveral?: boolean;
}

/** What was found of a formula, the worst first. Each key finds all of it anew: only what is new is drawn. */
export const CheckItems = memo(function CheckItems({ groups, Action }: CheckItemsProps) {
  if (groups.length === 0)
    return (
      <Text as="p" tone="quiet">
        Nothing stands in the way of an approval.
      </Text>
    );
  return (
    <ul className={styles.checks} aria-label="Checks">
      {groups.map((group) => {
        const { code, line } = group.first.check;
        return <CheckItem key={`${code} ${line ?? ''} ${group.text}`} group={group} Action={Action} />;
      })}
    </ul>
  );
});

interface CheckItemProps extends Pick<CheckItemsProps, 'Action'> {
  group: CheckGroup;
}

const CheckItem = memo(PlainItem, (one, other) => isSame(one.group, other.group));

function PlainItem({ group, Action }: CheckItemProps) {
  const { first, more } = group;
  const { severity, text, source } = first.check;
  const isOne = more.length === 0;
  return (
    <StripItem
      severity={severity}
      Icon={icons[severity]}
      source={source}
      action={isOne && Action && <Action {...first} />}
    >
      <Text as="div" size="caption" weight="strong">
        {severityWords[severity]}
      </Text>
      {isOne ? checkWords(text, first.line) : group.text}
      {!isOne && <Places all={[first, ...more]} Action={Action} />}
    </StripItem>
  );
}

/** The lines that the same is said of. */
const Places = ({ all, Action }: Pick<CheckItemsProps, 'Action'> & { all: readonly CheckOfLine[] }) =>
  Action ? (
    <div className={styles.places}>
      {all.map((each) => (
        <Action key={each.check.line} {...each} isOneOfSeveral />
      ))}
    </div>
  ) : (
    <Text as="div" size="caption">
      {all.map(({ line }) => line).join(', ')}
    </Text>
  );
