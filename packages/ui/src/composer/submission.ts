/** What is sent for a draft: trimmed, or nothing when it is blank. */
export const toSubmission = (draft: string): string | undefined => draft.trim() || undefined;

/** The parts of a key press that decide. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
  isComposing: boolean;
  keyCode: number;
}

/**
 * Enter sends; with Shift or Alt it is a new line. While an input method composes, Enter belongs to it:
 * Safari ends the composition before this key press and tells only by key code 229 (WebKit bug 165004).
 */
export const isSubmitKey = ({ key, shiftKey, altKey, isComposing, keyCode }: KeyPress): boolean =>
  key === 'Enter' && !shiftKey && !altKey && !isComposing && keyCode !== 229;

/** How near a draft is to the longest text that may be sent. */
export interface Room {
  /** Characters left, below zero when too long. Counted as they are sent: trimmed. */
  left: number;
  state: 'plenty' | 'little' | 'none';
}

/** The room a draft has. It is `little` in the last tenth: before that, counting only disturbs. */
export const measureRoom = (draft: string, maxLength: number | undefined): Room => {
  if (maxLength === undefined) return { left: Infinity, state: 'plenty' };
  const left = maxLength - draft.trim().length;
  if (left < 0) return { left, state: 'none' };
  return { left, state: left <= maxLength / 10 ? 'little' : 'plenty' };
};
