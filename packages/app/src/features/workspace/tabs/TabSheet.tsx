import { Heading, Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { useTab } from './tabContext';
import * as styles from '../Workspace.css';

export interface TabSheetProps {
  /** What the tab is about. */
  subject: string;
  children: ReactNode;
}

/** One column under the tab's own name, read from its top. */
export function TabSheet({ subject, children }: TabSheetProps) {
  const { title } = useTab();
  return (
    <div className={styles.sheet}>
      <div className={styles.sheetWords}>
        <Heading level={2} size="heading">
          {title}
        </Heading>
        <Text as="p" tone="quiet">
          {subject}
        </Text>
      </div>
      {children}
    </div>
  );
}
