/** At once, not after an effect: the letter that began to edit is about to be written. */
export const focusFirst = (frame: HTMLElement | null) =>
  frame?.querySelector<HTMLElement>('input, [role="spinbutton"]')?.focus();
