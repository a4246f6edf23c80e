/** Where an answer stands. */
export type MessageStatus = 'complete' | 'streaming' | 'stopped' | 'error';

/** Words for a status: what happened and what was kept. */
export const statusWords: Record<MessageStatus, string> = {
  complete: 'Answer complete',
  streaming: 'Writing the answer',
  stopped: 'Stopped. The text so far was kept.',
  error: 'The answer broke off. The text so far was kept.',
};

/** Whether a status is shown. The others are only spoken: the text itself shows that it grows and that it is whole. */
export const isShown = (status: MessageStatus): status is 'stopped' | 'error' =>
  status === 'stopped' || status === 'error';
