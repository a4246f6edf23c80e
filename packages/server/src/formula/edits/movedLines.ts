import type { LineRef } from './ops.ts';

interface Place {
  /** From 1. */
  from: number;
  to: number;
}

const idsOf = (lines: readonly { id: LineRef }[]) => lines.map(({ id }) => String(id));

/** The fewest lines whose move makes one order of the other, with their places; lines that came or went do not count. */
export function movedLines(a: readonly { id: LineRef }[], b: readonly { id: LineRef }[]): Map<string, Place> {
  const before = new Map(idsOf(a).map((id, at) => [id, at]));
  const common = idsOf(b).flatMap((id, to) => {
    const from = before.get(id);
    return from === undefined ? [] : [{ id, from, to }];
  });
  const kept = new Set(longestRising(common.map(({ from }) => from)));
  const moved = common.filter((_, at) => !kept.has(at));
  return new Map(moved.map(({ id, from, to }) => [id, { from: from + 1, to: to + 1 }]));
}

/** The places of a longest rising run of the numbers. */
function longestRising(numbers: readonly number[]): number[] {
  const best: { length: number; previous: number }[] = [];
  for (const value of numbers) {
    let own = { length: 1, previous: -1 };
    for (const [earlier, { length }] of best.entries()) {
      if ((numbers[earlier] ?? 0) < value && length >= own.length)
        own = { length: length + 1, previous: earlier };
    }
    best.push(own);
  }
  const longest = Math.max(0, ...best.map(({ length }) => length));
  const run: number[] = [];
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]?.previous ?? -1) {
    run.push(at);
  }
  return run;
}
