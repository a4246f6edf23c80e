'use client';
import { type ReactNode, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { CircleAlert, Square } from '../icons';
import * as styles from './Message.css';
import { isShown, type MessageStatus, statusWords } from './status';

export interface MessageProps {
  /** The reader's words lie at the end of the line in a bubble; the answer is an article on the page. */
  author: 'user' | 'assistant';
  /**
   * `streaming` while the answer is being written; `stopped` and `error` say that it is not whole.
   * @default 'complete'
   */
  status?: MessageStatus;
  /**
   * Words for the status, shown below an answer that was cut off and spoken otherwise.
   * @default by status, for example 'Stopped. The text so far was kept.'
   */
  statusLabel?: string;
  /**
   * Names the message for screen readers.
   * @default 'You' or 'Answer'
   */
  label?: string;
  /** Below the content: its sources, or a button that asks again. */
  footer?: ReactNode;
  /** Plain text of a user, whose line breaks are kept; an answer's Markdown. */
  children: ReactNode;
}

const icons = { stopped: Square, error: CircleAlert };

/** Says how an answer stands, without reading out every piece of it as it arrives. */
function MessageState({
  status,
  statusLabel,
}: Required<Pick<MessageProps, 'status'>> & Pick<MessageProps, 'statusLabel'>) {
  const [hasStreamed, setHasStreamed] = useState(false);
  if (status === 'streaming' && !hasStreamed) setHasStreamed(true);
  const words = statusLabel ?? statusWords[status];
  if (!isShown(status)) {
    // An old answer was complete before the reader came: nothing to say.
    return <VisuallyHidden role="status">{hasStreamed ? words : ''}</VisuallyHidden>;
  }
  const Icon = icons[status];
  return (
    <p role="status" className={styles.state[status]}>
      <Icon size={14} />
      {words}
    </p>
  );
}

/** One turn of a conversation. */
export function Message({ author, status = 'complete', statusLabel, label, footer, children }: MessageProps) {
  if (author === 'user') {
    return (
      <article aria-label={label ?? 'You'} className={styles.user}>
        <div className={styles.bubble}>
          <div dir="auto">{children}</div>
        </div>
        {footer}
      </article>
    );
  }
  return (
    <article
      aria-label={label ?? 'Answer'}
      aria-busy={status === 'streaming' || undefined}
      className={styles.assistant}
    >
      <div className={styles.content}>{children}</div>
      <MessageState status={status} statusLabel={statusLabel} />
      {footer}
    </article>
  );
}
