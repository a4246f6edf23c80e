/** The id of the tab that an event happened on, or on whose close button it did. */
export const tabIdAt = (target: EventTarget | null): string | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-tab-id]')?.dataset.tabId) || undefined;

/** The element of a tab. */
export const tabElement = (grid: Element | null, id: string): HTMLElement | null | undefined =>
  grid?.querySelector<HTMLElement>(`[role=tab][data-tab-id="${CSS.escape(id)}"]`);
