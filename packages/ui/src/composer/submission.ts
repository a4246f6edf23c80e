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

/** Characters left, from the point where it matters (the last tenth), else undefined. */
export const charactersLeft = (length: number, maxLength: number | undefined): number | undefined =>
  maxLength !== undefined && length >= maxLength * 0.9 ? maxLength - length : undefined;
