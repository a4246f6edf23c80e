import type { AlertTriangle } from '@seedbed/ui/icons';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import * as styles from './Strip.css';

interface StripItemProps {
  severity?: 'stop' | 'warn' | 'note';
  Icon: typeof AlertTriangle;
  children: ReactNode;
  /** Where it was read, below the words. */
  source?: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Something that was found of a formula: its mark, its words with their source, and what can be done about it. */
export const StripItem = ({ severity, Icon, children, source, action }: StripItemProps) => (
  <li className={styles.check} data-severity={severity}>
    <span className={styles.mark}>
      <Icon size={16} />
    </span>
    <div>
      {children}
      {source && (
        <Text as="div" size="caption" tone="quiet">
          {source}
        </Text>
      )}
    </div>
    {action}
  </li>
);
