/** Where sizes are kept between visits; `localStorage` fits. */
export interface SizeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The stored text of a layout. */
export const serializeSizes = (sizes: readonly number[]): string => JSON.stringify({ sizes });

const sizesOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'sizes' in value ? value.sizes : undefined;

/** Reads a stored layout; anything that is not one size for each pane (an older version, another's text) is no layout. */
export function parseSizes(text: string | null, count: number): number[] | null {
  if (text === null) return null;
  try {
    const sizes = sizesOf(JSON.parse(text));
    if (!Array.isArray(sizes) || sizes.length !== count) return null;
    return sizes.every((size) => Number.isFinite(size) && size >= 0) ? sizes : null;
  } catch {
    return null;
  }
}
