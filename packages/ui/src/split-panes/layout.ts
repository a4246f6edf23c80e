/** How panes lie: side by side, or one above the other. */
export type PaneOrientation = 'horizontal' | 'vertical';

/** Smallest and largest share of one pane, in percent of the group. */
export interface PercentLimits {
  min: number;
  max: number;
  isCollapsible?: boolean;
}

/** A limit as a consumer writes it: a number is percent, `'240px'` is pixels. */
export type PaneLimit = number | `${number}px`;

/** The limits of one pane. */
export interface PaneLimits {
  /** @default 0 */
  min?: PaneLimit;
  /** @default 100 */
  max?: PaneLimit;
  /**
   * Whether the pane may be folded away: by Enter on its divider, by dragging it below half its minimum, or by a size of 0.
   * @default false
   */
  isCollapsible?: boolean;
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
  return limits.map(({ max = 100, isCollapsible }, index) => {
    const min = (minima[index] ?? 0) * squeeze;
    const most = isPixels(max) && groupPixels <= 0 ? 100 : toPercent(max, groupPixels);
    return { min, max: Math.max(min, Math.min(100, most)), isCollapsible };
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

/** Shifts a boundary. The nearest panes give way first; the sum stays 100 and every pane stays within its limits. */
export function shiftBoundary(
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

/** Limits in force: a collapsed pane stays collapsed until it is expanded. */
export const limitsInForce = (
  limits: readonly PercentLimits[],
  sizes: readonly number[],
): readonly PercentLimits[] =>
  limits.some(({ isCollapsible }) => isCollapsible)
    ? limits.map((limit, index) =>
        limit.isCollapsible && sizes[index] === 0 ? { ...limit, min: 0, max: 0 } : limit,
      )
    : limits;

/** The nearest layout within the limits: what one pane has too much goes to those that have room. */
export function clampSizes(asked: readonly number[], percentages: readonly PercentLimits[]): number[] {
  const sizes = asked.map((size, index) => {
    const { min = 0, isCollapsible } = percentages[index] ?? {};
    return isCollapsible && size < min / 2 ? 0 : size;
  });
  const limits = limitsInForce(percentages, sizes);
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

/** CSS grid tracks: panes take their share, handles their own width. Pixel minima hold before anything is measured. */
export function gridTracks(sizes: readonly number[], limits: readonly PaneLimits[]): string {
  return sizes
    .map((size, index) => {
      const min = size > 0 ? limits[index]?.min : 0;
      return `minmax(${isPixels(min) ? min : '0px'}, ${size.toFixed(4)}fr)`;
    })
    .join(' auto ');
}
