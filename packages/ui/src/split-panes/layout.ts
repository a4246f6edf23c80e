/** Smallest and largest share of one pane, in percent of the group. */
export interface PercentLimits {
  min: number;
  max: number;
}

/** A limit as a consumer writes it: a number is percent, `'240px'` is pixels. */
export type PaneLimit = number | `${number}px`;

/** The limits of one pane. @default { min: 0, max: 100 } */
export interface PaneLimits {
  min?: PaneLimit;
  max?: PaneLimit;
}

const isPixels = (limit: PaneLimit | undefined): limit is `${number}px` => typeof limit === 'string';

/** Whether a group has a limit that depends on its size on screen. */
export const hasPixelLimits = (limits: readonly PaneLimits[]): boolean =>
  limits.some(({ min, max }) => isPixels(min) || isPixels(max));

const toPercent = (limit: PaneLimit, groupPixels: number): number =>
  isPixels(limit) ? (groupPixels > 0 ? (100 * Number.parseFloat(limit)) / groupPixels : 0) : limit;

/**
 * Limits in percent for a group of the given length. Minima that cannot all be met share the group in proportion,
 * so that a narrow window squeezes every pane instead of pushing the last one out.
 */
export function percentLimits(limits: readonly PaneLimits[], groupPixels: number): PercentLimits[] {
  const minima = limits.map(({ min = 0 }) => Math.max(0, toPercent(min, groupPixels)));
  const needed = minima.reduce((sum, min) => sum + min, 0);
  const squeeze = needed > 100 ? 100 / needed : 1;
  return limits.map(({ max = 100 }, index) => {
    const min = (minima[index] ?? 0) * squeeze;
    const most = isPixels(max) && groupPixels <= 0 ? 100 : toPercent(max, groupPixels);
    return { min, max: Math.max(min, Math.min(100, most)) };
  });
}

/** Equal shares. */
export const equalSizes = (count: number): number[] => Array.from({ length: count }, () => 100 / count);

/**
 * Shares that add up to 100.
 * @throws when there is not one finite, non-negative size for each pane
 */
export function normalizeSizes(sizes: readonly number[], count: number): number[] {
  if (sizes.length !== count) {
    throw new Error(
      `SplitPanes got ${sizes.length} sizes for ${count} panes, so it cannot tell which pane each belongs to. Pass one size for each child.`,
    );
  }
  if (!sizes.every((size) => Number.isFinite(size) && size >= 0)) {
    throw new Error(`SplitPanes got sizes [${sizes.join(', ')}]. Pass finite numbers of zero or more.`);
  }
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum > 0 ? sizes.map((size) => (100 * size) / sum) : equalSizes(count);
}

const roomTo = (sizes: readonly number[], limits: readonly PercentLimits[], bound: 'min' | 'max') =>
  sizes.map((size, index) =>
    Math.max(0, bound === 'min' ? size - (limits[index]?.min ?? 0) : (limits[index]?.max ?? 100) - size),
  );

/** Spreads `amount` over the panes in `order`, each taking at most its room; returns what each took. */
function spread(amount: number, order: readonly number[], room: readonly number[]): Map<number, number> {
  const taken = new Map<number, number>();
  let left = amount;
  for (const index of order) {
    const share = Math.min(left, room[index] ?? 0);
    taken.set(index, share);
    left -= share;
  }
  return taken;
}

const total = (indexes: readonly number[], room: readonly number[]) =>
  indexes.reduce((sum, index) => sum + (room[index] ?? 0), 0);

/** A boundary between two panes and how far it is to move, in percent; forward is positive. */
export interface BoundaryMove {
  /** Number of the boundary; 0 lies between the first and the second pane. */
  boundary: number;
  delta: number;
}

/** Moves a boundary. The nearest panes give way first; the sum stays 100 and every pane stays within its limits. */
export function moveBoundary(
  sizes: readonly number[],
  { boundary, delta }: BoundaryMove,
  limits: readonly PercentLimits[],
): number[] {
  const before = sizes
    .map((_, index) => index)
    .filter((index) => index <= boundary)
    .reverse();
  const after = sizes.map((_, index) => index).filter((index) => index > boundary);
  const [growing, shrinking] = delta > 0 ? [before, after] : [after, before];
  const growRoom = roomTo(sizes, limits, 'max');
  const shrinkRoom = roomTo(sizes, limits, 'min');
  const amount = Math.min(Math.abs(delta), total(growing, growRoom), total(shrinking, shrinkRoom));
  const grown = spread(amount, growing, growRoom);
  const shrunk = spread(amount, shrinking, shrinkRoom);
  return sizes.map((size, index) => size + (grown.get(index) ?? 0) - (shrunk.get(index) ?? 0));
}

/** The nearest layout within the limits: what one pane has too much goes to those that have room. */
export function clampSizes(sizes: readonly number[], limits: readonly PercentLimits[]): number[] {
  const clamped = sizes.map((size, index) =>
    Math.min(limits[index]?.max ?? 100, Math.max(limits[index]?.min ?? 0, size)),
  );
  const surplus = 100 - clamped.reduce((sum, size) => sum + size, 0);
  if (Math.abs(surplus) < 1e-9) return clamped;
  const order = clamped.map((_, index) => index);
  const room = roomTo(clamped, limits, surplus > 0 ? 'max' : 'min');
  const taken = spread(Math.abs(surplus), order, room);
  return clamped.map((size, index) => size + Math.sign(surplus) * (taken.get(index) ?? 0));
}

/** How far a boundary may go: the share before it, in percent, at either limit and now. */
export function boundaryRange(sizes: readonly number[], boundary: number, limits: readonly PercentLimits[]) {
  const shareBefore = (layout: readonly number[]) =>
    layout.slice(0, boundary + 1).reduce((sum, size) => sum + size, 0);
  return {
    now: shareBefore(sizes),
    min: shareBefore(moveBoundary(sizes, { boundary, delta: -100 }, limits)),
    max: shareBefore(moveBoundary(sizes, { boundary, delta: 100 }, limits)),
  };
}

/** CSS grid tracks: panes take their share, handles their own width. Pixel minima hold before anything is measured. */
export function gridTracks(sizes: readonly number[], limits: readonly PaneLimits[]): string {
  return sizes
    .map((size, index) => {
      const min = limits[index]?.min;
      return `minmax(${isPixels(min) ? min : '0px'}, ${size.toFixed(4)}fr)`;
    })
    .join(' auto ');
}
