/** Where sizes are kept between visits; `localStorage` fits. */
export interface SizeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What is kept of a group, in percent, one number a pane. */
export interface SavedLayout {
  sizes: readonly number[];
  /** The size to which each pane expands again after it was folded away. */
  expandToSizes: readonly number[];
}

/** The stored text of a layout. */
export const serializeLayout = ({ sizes, expandToSizes }: SavedLayout): string =>
  JSON.stringify({ sizes, expandToSizes });

const isLayoutOf = (count: number, value: unknown): value is number[] =>
  Array.isArray(value) && value.length === count && value.every((size) => Number.isFinite(size) && size >= 0);

/** Reads a stored layout; anything that is not one size for each pane (an older version, another's text) is no layout. */
export function parseLayout(text: string | null, count: number): SavedLayout | null {
  if (text === null) return null;
  try {
    const { sizes, expandToSizes } = Object(JSON.parse(text)) as Record<string, unknown>;
    if (!isLayoutOf(count, sizes)) return null;
    return { sizes, expandToSizes: isLayoutOf(count, expandToSizes) ? expandToSizes : sizes };
  } catch {
    return null;
  }
}
