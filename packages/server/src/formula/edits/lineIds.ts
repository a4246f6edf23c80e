import type { LineRef } from './ops.ts';

/** Beyond this a caller's number is taken for a name: counting on from it would end. */
const mostCounted = 1_000_000_000;

const countOf = (id: LineRef | undefined): number =>
  typeof id === 'number' && id > 0 && id <= mostCounted ? id : 0;

interface Step {
  op: string;
  line?: unknown;
}
const addedLine = ({ op, line }: Step) =>
  op === 'addLine' ? (line as { id?: LineRef; [field: string]: unknown }) : undefined;

/**
 * The ops with an id for each line that is added without one: the next number that neither a line nor another op has.
 * `last` is the highest number that was ever given, so that the id of a line that went never comes again.
 */
export function withLineIds<Op extends Step>(
  ops: readonly Op[],
  lines: readonly { id: LineRef }[],
  last: number,
): { ops: Op[]; last: number } {
  const ids = [...lines.map(({ id }) => id), ...ops.flatMap((op) => addedLine(op)?.id ?? [])];
  const taken = new Set(ids.map(String));
  let highest = Math.max(last, ...ids.map(countOf));
  const numbered = ops.map((op) => {
    const line = addedLine(op);
    if (!line || line.id !== undefined) return op;
    do highest += 1;
    while (taken.has(String(highest)));
    return { ...op, line: { ...line, id: highest } };
  });
  return { ops: numbered, last: highest };
}
