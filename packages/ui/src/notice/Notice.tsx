import type { ReactNode } from 'react';
import { AlertTriangle, CircleAlert, CircleCheck, Info } from '../icons';
import * as styles from './Notice.css';

export interface NoticeProps {
  /**
   * Critical notices are announced at once, the others when there is a pause.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'caution' | 'critical';
  /** What it is about, in a few words. */
  title?: string;
  /** What happened, what was kept, what to do. */
  children: ReactNode;
  /** Such as a button that tries again. */
  action?: ReactNode;
}

const icons = { neutral: Info, positive: CircleCheck, caution: AlertTriangle, critical: CircleAlert };

/** Words that stay in the page, next to what they are about. For passing news there is the toast. */
export function Notice({ tone = 'neutral', title, children, action }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'critical' ? 'alert' : 'status'} className={styles.notice({ tone })}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.content}>
        <div className={styles.words}>
          {title && <strong className={styles.title}>{title}</strong>}
          <div>{children}</div>
        </div>
        {action}
      </div>
    </div>
  );
}
