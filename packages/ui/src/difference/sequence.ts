/** One step from an old sequence to a new one. */
export interface Edit<Item> {
  kind: 'same' | 'removed' | 'added';
  item: Item;
}

/** Steps from which on two sequences count as having nothing in common: keeps the trace below 5 MB. */
const mostSteps = 1000;

/** Both sequences, without what they begin and end with alike. */
interface Pair<Item> {
  before: readonly Item[];
  after: readonly Item[];
}

/**
 * Where a step comes from: the diagonal (place in `before` less place in `after`) that came further is walked on.
 * `row` holds the diagonals of the step before, from `1 - steps` on.
 */
const comesFromAbove = (row: Int32Array, steps: number, diagonal: number): boolean =>
  diagonal === -steps ||
  (diagonal !== steps && (row[diagonal + steps - 2] ?? 0) < (row[diagonal + steps] ?? 0));

/** How far each diagonal came after each number of steps, to the end; undefined where that takes too many. */
const walk = <Item>({ before, after }: Pair<Item>): Int32Array[] | undefined => {
  const trace: Int32Array[] = [];
  for (let steps = 0; steps <= mostSteps; steps += 1) {
    const last = trace.at(-1);
    const row = new Int32Array(2 * steps + 1);
    trace.push(row);
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      let at = 0;
      if (last)
        at = comesFromAbove(last, steps, diagonal)
          ? (last[diagonal + steps] ?? 0)
          : (last[diagonal + steps - 2] ?? 0) + 1;
      while (at < before.length && at - diagonal < after.length && before[at] === after[at - diagonal])
        at += 1;
      row[diagonal + steps] = at;
      if (at >= before.length && at - diagonal >= after.length) return trace;
    }
  }
  return undefined;
};

const editsOf = <Item>(kind: Edit<Item>['kind'], items: readonly Item[]): Edit<Item>[] =>
  items.map((item) => ({ kind, item }));

/** The way back through the trace, turned round. */
const retrace = <Item>({ before, after }: Pair<Item>, trace: readonly Int32Array[]): Edit<Item>[] => {
  const edits: Edit<Item>[] = [];
  let [x, y] = [before.length, after.length];
  for (let steps = trace.length - 1; steps > 0; steps -= 1) {
    const row = trace[steps - 1] ?? new Int32Array();
    const diagonal = x - y;
    const isAdded = comesFromAbove(row, steps, diagonal);
    const fromX = row[diagonal + steps - (isAdded ? 0 : 2)] ?? 0;
    const fromY = fromX - (diagonal + (isAdded ? 1 : -1));
    const start = isAdded ? fromX : fromX + 1;
    edits.push(...editsOf('same', before.slice(start, x)).reverse());
    edits.push(
      ...(isAdded ? editsOf('added', [after[fromY] as Item]) : editsOf('removed', [before[fromX] as Item])),
    );
    [x, y] = [fromX, fromY];
  }
  return [...editsOf('same', before.slice(0, x)), ...edits.reverse()];
};

const commonLength = <Item>(
  { before, after }: Pair<Item>,
  place: (items: readonly Item[], at: number) => Item | undefined,
) => {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && place(before, length) === place(after, length)) length += 1;
  return length;
};

/**
 * The fewest steps from an old sequence to a new one (Myers 1986). What differs too much, by a thousand steps, is removed
 * and added as a whole.
 */
export function diffSequence<Item>(before: readonly Item[], after: readonly Item[]): Edit<Item>[] {
  const start = commonLength({ before, after }, (items, at) => items[at]);
  const rest = { before: before.slice(start), after: after.slice(start) };
  const end = commonLength(rest, (items, at) => items[items.length - 1 - at]);
  const pair = {
    before: rest.before.slice(0, rest.before.length - end),
    after: rest.after.slice(0, rest.after.length - end),
  };
  const trace = walk(pair);
  return [
    ...editsOf('same', before.slice(0, start)),
    ...(trace ? retrace(pair, trace) : [...editsOf('removed', pair.before), ...editsOf('added', pair.after)]),
    ...editsOf('same', before.slice(before.length - end)),
  ];
}
