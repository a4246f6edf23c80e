/** Moves the focus to the field with this label, where the screen has one. */
export function focusField(within: HTMLElement | null, label: string): void {
  const words = [...(within?.querySelectorAll<HTMLElement>('label, span[id], div[id]') ?? [])];
  const named = words.find((each) => each.textContent?.trim() === label);
  if (!named) return;
  const field =
    (named instanceof HTMLLabelElement && named.control) ||
    within?.querySelector<HTMLElement>(
      `:is(button, input, [role="spinbutton"])[aria-labelledby~="${CSS.escape(named.id)}"]`,
    );
  if (field) field.focus();
}
