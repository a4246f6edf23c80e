import type { FormulaDraft } from '../draft.ts';
import type { EditOp } from './ops.ts';

/** A field that was refused, by its dotted path. */
export interface RefusedField {
  path: string;
  message: string;
}

/** Whether one dotted path leads through the other. */
const isOnPath = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

function placeIn(op: EditOp, id: string | undefined, field: string): string | null {
  if (op.op === 'addLine' && String(op.line.id) === id) return `line.${field}`;
  if (op.op === 'setField' && String(op.line) === id && isOnPath(op.path, field)) return 'value';
  if (op.op === 'setFormula' && id === undefined && isOnPath(op.path, field)) return 'value';
  return null;
}

/** Refusals of a changed draft as refusals of the ops that made it so: of the last one that touched the field. */
export function refusalsOfOps(
  errors: readonly RefusedField[],
  { ops, draft }: { ops: readonly EditOp[]; draft: FormulaDraft },
): RefusedField[] {
  return errors.map(({ path, message }) => {
    const [, at, inLine] = /^lines\.(\d+)\.(.+)$/.exec(path) ?? [];
    const id = at === undefined ? undefined : String(draft.lines?.[Number(at)]?.id);
    const places = ops.map((op) => placeIn(op, id, inLine ?? path));
    const last = places.findLastIndex((place) => place !== null);
    return { path: last === -1 ? 'ops' : `ops.${last}.${places[last]}`, message };
  });
}
