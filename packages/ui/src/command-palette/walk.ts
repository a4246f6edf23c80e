/** Where one has come to in a list; null: nowhere yet. */
export type Place = number | null;

/** Rows that a Page key goes. */
const page = 8;

/**
 * Where a key leads in a list of so many; undefined where it is not the list's. From one end an arrow comes to the other.
 * Home and End are the text's, until somebody has walked into the list.
 */
export function walkTo(
  key: string,
  at: Place,
  { count, hasWalked }: { count: number; hasWalked: boolean },
): Place | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return at === null || at === last ? 0 : at + 1;
    case 'ArrowUp':
      return at === null || at === 0 ? last : at - 1;
    case 'PageDown':
      return Math.min(last, (at ?? -1) + page);
    case 'PageUp':
      return Math.max(0, (at ?? 0) - page);
    case 'Home':
      return hasWalked ? 0 : undefined;
    case 'End':
      return hasWalked ? last : undefined;
    default:
      return undefined;
  }
}
