import { plotScale, type PlotScale } from './scale';

/** Shapes that stay apart without colour. */
export type PlotShape = 'circle' | 'square' | 'diamond' | 'triangle';

/** A point of a plot. */
export interface PlotPoint {
  /** Its own; what the callbacks name. */
  id: string;
  /** Said for it, and written in the first column of the table. */
  label: string;
  /** Where it stands across. */
  x: number;
  /** Where it stands upwards: a value, or the name of one of the axis’ `rows`. */
  y: number | string;
  /** Ends of its interval, along the axis that the plot's `interval` names. Without them it is drawn hollow. */
  low?: number;
  high?: number;
  /** @default 'circle' */
  shape?: PlotShape;
  /** Weight of the point among the others, by area: participants, for example. @default 1 */
  size?: number;
  /** A letter or two beside it, so that what its shape says can be read. */
  letter?: string;
  /** Where its place across is a range: a thin line from end to end, with the point at `x`. */
  spread?: readonly [from: number, to: number];
}

/** An axis of a plot. */
export interface PlotAxis {
  /** What it measures, with its unit. */
  label: string;
  /** @default 'linear' */
  scale?: 'linear' | 'log';
  /** Its ends; by default round numbers around the points. */
  min?: number;
  max?: number;
  /** How a value is written. @default three significant digits */
  format?: (value: number) => string;
  /** Rows instead of values: their names, from the top. For the upward axis only. */
  rows?: readonly string[];
  /** Words at the two ends, the lower first, such as 'favours placebo'. */
  ends?: readonly [string, string];
}

/** A value that the plot marks: the line of no effect, for example. */
export interface PlotReference {
  value: number;
  label: string;
  /** The axis that the value is on. @default 'x' */
  axis?: 'x' | 'y';
}

/** A span of the axis across that the plot shades: one's own dose, for example. */
export interface PlotBand {
  from: number;
  to: number;
  label: string;
}

/** A line through values, named at its end. */
export interface PlotLine {
  id: string;
  label: string;
  points: readonly (readonly [x: number, y: number])[];
}

/** What is laid out. */
export interface PlotInput {
  width: number;
  height: number;
  isRightToLeft: boolean;
  x: PlotAxis;
  y: PlotAxis;
  points: readonly PlotPoint[];
  lines: readonly PlotLine[];
  interval: 'x' | 'y';
  reference?: PlotReference;
  band?: PlotBand;
}

/** A point where it is drawn, in pixels. */
export interface PlacedPoint {
  point: PlotPoint;
  x: number;
  y: number;
  /** Ends of the interval; null without one. */
  interval: readonly [from: number, to: number] | null;
  /** Ends of its range across; null without one. */
  spread: readonly [from: number, to: number] | null;
  radius: number;
}

/** A plot in pixels. */
export interface PlotLayout {
  width: number;
  /** The room of the points. */
  frame: { left: number; right: number; top: number; bottom: number };
  x: PlotScale;
  y: PlotScale;
  rows: readonly { name: string; y: number }[];
  points: readonly PlacedPoint[];
}

const margins = { top: 12, bottom: 52, outer: 20, values: 60 } as const;
/** Widest that the names of rows may take, as a share of the plot, and about how wide a letter is. */
const nameShare = 0.4;
const letter = 7;
const smallestRadius = 4;
const largestRadius = 13;
/** On a narrow plot a point takes no more than this share of it, so that its interval is seen. */
const radiusShare = 1 / 28;

/** Lays a plot out: the axes, and every point with its interval. */
export function layPlot(input: PlotInput): PlotLayout {
  const { width, height, isRightToLeft, x, y, points, lines } = input;
  const names = y.rows?.map((name) => name.length * letter + 16) ?? [];
  const side = y.rows ? Math.min(Math.max(...names, 40), width * nameShare) : margins.values;
  const frame = {
    left: isRightToLeft ? margins.outer : side,
    right: width - (isRightToLeft ? side : margins.outer),
    top: margins.top,
    bottom: height - margins.bottom,
  };
  const across = plotScale({
    kind: x.scale ?? 'linear',
    values: [...valuesOf(input, 'x'), ...lines.flatMap((line) => line.points.map(([value]) => value))],
    min: x.min,
    max: x.max,
    range: isRightToLeft ? [frame.right, frame.left] : [frame.left, frame.right],
  });
  const upwards = plotScale({
    kind: y.scale ?? 'linear',
    values: [...valuesOf(input, 'y'), ...lines.flatMap((line) => line.points.map(([, value]) => value))],
    min: y.min,
    max: y.max,
    range: [frame.bottom, frame.top],
  });
  const rows = rowsOf(y, frame);
  const rowByName = new Map(rows.map((row) => [row.name, row.y]));
  const largest = Math.max(...points.map(({ size = 1 }) => size), 1);
  return {
    width,
    frame,
    x: across,
    y: upwards,
    rows,
    points: points.map((point) =>
      placed(point, {
        across,
        upwards,
        rowByName,
        largest,
        interval: input.interval,
        most: Math.min(largestRadius, (frame.right - frame.left) * radiusShare),
      }),
    ),
  };
}

function valuesOf({ points, interval, reference, band }: PlotInput, axis: 'x' | 'y'): number[] {
  const values = points.flatMap((point) => {
    const own = point[axis];
    const ends = interval === axis ? [point.low, point.high] : [];
    const spread = axis === 'x' ? (point.spread ?? []) : [];
    return [own, ...ends, ...spread].filter((value) => typeof value === 'number');
  });
  const referred = (reference?.axis ?? 'x') === axis ? [reference?.value] : [];
  const marked = axis === 'x' ? [...referred, band?.from, band?.to] : referred;
  return [...values, ...marked.filter((value) => value !== undefined)];
}

function rowsOf({ rows = [] }: PlotAxis, { top, bottom }: PlotLayout['frame']) {
  const step = (bottom - top) / Math.max(rows.length, 1);
  return rows.map((name, index) => ({ name, y: top + step * (index + 0.5) }));
}

interface Placing {
  across: PlotScale;
  upwards: PlotScale;
  rowByName: ReadonlyMap<string, number>;
  largest: number;
  interval: 'x' | 'y';
  /** The radius of the largest. */
  most: number;
}

function placed(
  point: PlotPoint,
  { across, upwards, rowByName, largest, interval, most }: Placing,
): PlacedPoint {
  const { low, high, size = 1, spread, x, y } = point;
  const scale = interval === 'x' ? across : upwards;
  return {
    point,
    x: across.place(x),
    y: typeof y === 'number' ? upwards.place(y) : (rowByName.get(y) ?? 0),
    interval: low === undefined || high === undefined ? null : [scale.place(low), scale.place(high)],
    spread: spread ? [across.place(spread[0]), across.place(spread[1])] : null,
    radius: Math.max(smallestRadius, most * Math.sqrt(size / largest) * (largest > 1 ? 1 : 0.4)),
  };
}

/** About how many pixels words take. */
export const widthOf = (words: string): number => words.length * letter;

/** A name as far as there is room for it in so many pixels; the rest is an ellipsis. */
export function fitted(name: string, room: number): string {
  const most = Math.max(2, Math.floor(room / letter));
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** The point that an arrow leads to: the next in the order of their places along the arrow's axis. */
export function neighbour(
  points: readonly PlacedPoint[],
  current: number,
  direction: 'left' | 'right' | 'up' | 'down',
): number {
  const axis = direction === 'left' || direction === 'right' ? 'x' : 'y';
  const isForward = direction === 'right' || direction === 'down';
  const order = points
    .map((_, index) => index)
    .toSorted((a, b) => (points[a]?.[axis] ?? 0) - (points[b]?.[axis] ?? 0) || a - b);
  const at = order.indexOf(current) + (isForward ? 1 : -1);
  return order[Math.min(Math.max(at, 0), order.length - 1)] ?? current;
}

const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 });

/** A value in three significant digits, thousands parted. */
export const defaultFormat = (value: number): string => threeDigits.format(value).replace('-', '−');
