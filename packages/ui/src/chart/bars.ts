/** A row of a bar table. */
export interface Bar {
  /** Its own, for React. */
  id: string;
  /** Where the bar begins and ends, in the table's unit. */
  from: number;
  to: number;
}

/** A bar as shares of the column's width, from 0 to 1. */
export interface BarShape {
  start: number;
  length: number;
}

/** Where a value stands among the ends of all bars and the mark, from 0 to 1. */
export function barScale(bars: readonly Bar[], mark?: number): ((value: number) => number) | null {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const values = mark === undefined ? ends : [...ends, mark];
  const least = Math.min(...values);
  const most = Math.max(...values);
  if (!(most > least)) return null;
  return (value) => (value - least) / (most - least);
}

/** A bar on the scale of all; without a scale nothing is drawn. */
export function barShape({ from, to }: Bar, scale: ((value: number) => number) | null): BarShape | null {
  if (!scale) return null;
  const [start, end] = [scale(Math.min(from, to)), scale(Math.max(from, to))];
  return { start, length: end - start };
}

/** Values that add up, each bar beginning where the one before ended. */
export function waterfall<Row extends { id: string }>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): (Row & Bar)[] {
  let end = 0;
  return rows.map((row) => {
    const from = end;
    end += valueOf(row);
    return { ...row, from, to: end };
  });
}
