import type { ReactNode } from 'react';
import { CircleAlert, Square } from '../icons';
import * as styles from './Message.css';

export interface MessageProps {
  /** The reader's words lie right in a bubble; the answer is an article on the page. */
  author: 'user' | 'assistant';
  /**
   * `streaming` while the answer is being written; `stopped` and `error` say that it is not whole.
   * @default 'complete'
   */
  status?: 'complete' | 'streaming' | 'stopped' | 'error';
  /**
   * Names the message for screen readers.
   * @default 'You said' or 'Answer'
   */
  label?: string;
  /** Words below a message that was cut off. */
  statusText?: string;
  /** Below the content, such as its sources. */
  footer?: ReactNode;
  children: ReactNode;
}

const cutOff = {
  stopped: { words: 'Stopped. The text so far was kept.', Icon: Square, look: styles.note },
  error: {
    words: 'The answer broke off. The text so far was kept.',
    Icon: CircleAlert,
    look: `${styles.note} ${styles.errorNote}`,
  },
};

/** One turn of a conversation. */
export function Message({ author, status = 'complete', label, statusText, footer, children }: MessageProps) {
  const isUser = author === 'user';
  const end = status === 'stopped' || status === 'error' ? cutOff[status] : undefined;
  return (
    <article
      aria-label={label ?? (isUser ? 'You said' : 'Answer')}
      aria-busy={status === 'streaming' || undefined}
      className={`${styles.message} ${isUser ? styles.user : styles.assistant}`}
    >
      <div className={isUser ? `${styles.content} ${styles.bubble}` : styles.content}>{children}</div>
      {end && (
        <p className={end.look}>
          <end.Icon size={14} />
          {statusText ?? end.words}
        </p>
      )}
      {footer}
    </article>
  );
}
