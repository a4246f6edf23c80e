import { limitsInForce, shiftBoundary, type BoundaryMove, type PercentLimits } from './layout';

const nothing: PercentLimits = { min: 0, max: 100 };

/** The panes on either side of a boundary: the one that a move makes larger, and the one that it makes smaller. */
const sides = ({ boundary, delta }: BoundaryMove) =>
  delta > 0 ? { growing: boundary, shrinking: boundary + 1 } : { growing: boundary + 1, shrinking: boundary };

const isFolded = (size: number | undefined, limit: PercentLimits) =>
  limit.isCollapsible === true && size === 0;

/** What additions of shares in percent may be off by. */
const rounding = 1e-9;

/**
 * Moves a boundary within the limits. A collapsible pane beside it that would fall below half its minimum is folded away,
 * and a folded one comes back at its minimum once the boundary was taken half of it.
 */
export function moveBoundary(
  sizes: readonly number[],
  move: BoundaryMove,
  limits: readonly PercentLimits[],
): number[] {
  const { growing, shrinking } = sides(move);
  const amount = Math.abs(move.delta);
  const eased = [...limitsInForce(limits, sizes)];
  const { [growing]: grows = nothing, [shrinking]: shrinks = nothing } = limits;
  const size = sizes[shrinking] ?? 0;
  const isUnfolding = isFolded(sizes[growing], grows);
  if (isUnfolding && amount < grows.min / 2) return [...sizes];
  const isFolding = shrinks.isCollapsible === true && size - amount < shrinks.min / 2;
  if (isUnfolding) eased[growing] = { min: 0, max: grows.max };
  if (isFolding) eased[shrinking] = { min: 0, max: size };
  const most = Math.max(amount, isUnfolding ? grows.min : 0, isFolding ? size : 0);
  const moved = shiftBoundary(sizes, { ...move, delta: Math.sign(move.delta) * most }, eased);
  // The other side may lack the room to take a whole pane, or to make place for one.
  if (isUnfolding && (moved[growing] ?? 0) < grows.min - rounding) return [...sizes];
  if (isFolding && (moved[shrinking] ?? 0) > 0)
    return shiftBoundary(sizes, move, limitsInForce(limits, sizes));
  return moved;
}

/** A step by key: it stops at a minimum before it folds the pane away, and brings a folded one back at once. */
export function stepBoundary(
  sizes: readonly number[],
  move: BoundaryMove,
  limits: readonly PercentLimits[],
): number[] {
  const { growing, shrinking } = sides(move);
  const size = sizes[shrinking] ?? 0;
  const { [growing]: grows = nothing, [shrinking]: shrinks = nothing } = limits;
  let amount = Math.abs(move.delta);
  if (isFolded(sizes[growing], grows)) amount = Math.max(amount, grows.min);
  else if (shrinks.isCollapsible && size <= shrinks.min + rounding) amount = Math.max(amount, size);
  else if (shrinks.isCollapsible && amount < 100) amount = Math.min(amount, size - shrinks.min);
  return moveBoundary(sizes, { ...move, delta: Math.sign(move.delta) * amount }, limits);
}

/**
 * Folds away the collapsible pane beside a boundary, or brings it back at the size it had; the one before it comes first.
 * @returns null where neither is collapsible
 */
export function toggleBeside(
  sizes: readonly number[],
  { boundary, expandTo }: { boundary: number; expandTo: readonly number[] },
  limits: readonly PercentLimits[],
): number[] | null {
  const pane = [boundary, boundary + 1].find((index) => limits[index]?.isCollapsible);
  if (pane === undefined) return null;
  const outwards = pane === boundary ? 1 : -1;
  const size = sizes[pane] ?? 0;
  const wanted = expandTo[pane] || 100 / sizes.length;
  const delta = size > 0 ? -size : Math.max(limits[pane]?.min ?? 0, wanted);
  return moveBoundary(sizes, { boundary, delta: outwards * delta }, limits);
}

/** The share before a boundary, in percent: what its divider announces. */
export const shareBefore = (sizes: readonly number[], boundary: number): number =>
  sizes.slice(0, boundary + 1).reduce((sum, size) => sum + size, 0);

/** How far a boundary may go: the share before it, in percent, at either limit and now. */
export function boundaryRange(sizes: readonly number[], boundary: number, limits: readonly PercentLimits[]) {
  return {
    now: shareBefore(sizes, boundary),
    min: shareBefore(moveBoundary(sizes, { boundary, delta: -100 }, limits), boundary),
    max: shareBefore(moveBoundary(sizes, { boundary, delta: 100 }, limits), boundary),
  };
}
