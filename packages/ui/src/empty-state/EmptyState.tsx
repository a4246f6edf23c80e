import type { ReactNode } from 'react';
import { Heading, Text } from '../text';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  /** What will be here. */
  title: string;
  /** What it will be good for, in a sentence. */
  description?: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  /** A drawing; decorative. */
  picture?: ReactNode;
  /**
   * Rank of the title.
   * @default 2
   */
  level?: 1 | 2 | 3;
}

/** A place with nothing in it yet. */
export function EmptyState({ title, description, action, picture, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && (
        <div aria-hidden className={styles.picture}>
          {picture}
        </div>
      )}
      <Heading level={level} size={level === 1 ? 'heading' : 'title'}>
        {title}
      </Heading>
      {description && (
        <Text as="p" size="reading" tone="quiet">
          {description}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
