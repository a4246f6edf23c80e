/** The rows that are drawn: from `first` on, up to and without `end`. */
export interface Window {
  first: number;
  end: number;
}

interface View {
  /** How far the rows are scrolled, in px. */
  offset: number;
  /** Height in which rows are seen, in px. */
  height: number;
  /** Height of a row, in px. */
  rowHeight: number;
  rows: number;
}

/** Rows drawn beyond each edge, so that a slow scroll shows no gap. */
const beyond = 6;
/** The window moves by so many rows at once: most steps of a scroll then draw nothing. */
const stride = 4;

/** The rows to be drawn for what is in view. */
export function windowOf({ offset, height, rowHeight, rows }: View): Window {
  const top = Math.floor(Math.max(0, offset) / rowHeight / stride) * stride;
  const first = Math.max(0, Math.min(top - beyond, rows - 1));
  const end = Math.min(rows, top + stride + Math.ceil(height / rowHeight) + 1 + beyond);
  return { first, end: Math.max(first, end) };
}

/** Rows that a Page key goes: what is in view, but for one that stays as a hold. */
export const pageOf = ({ height, rowHeight }: Pick<View, 'height' | 'rowHeight'>): number =>
  Math.max(1, Math.floor(height / rowHeight) - 1);
