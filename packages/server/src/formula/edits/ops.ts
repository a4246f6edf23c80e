import type { FormulaDraft } from '../draft.ts';
import { tidied, valueAt, withValue, type Fields } from './fieldPath.ts';

/** Names a line: the caller's id of it. */
export type LineRef = string | number;

/** A line with its id; whatever else it holds is told by its fields' names. */
export type EditedLine = Fields & { id: LineRef };

/** One step of a change. `after` absent: last; null: first. A value of null restores the default. */
export type EditOp =
  | { op: 'addLine'; line: EditedLine; after?: LineRef | null }
  | { op: 'setField'; line: LineRef; path: string; value?: unknown }
  | { op: 'removeLine'; line: LineRef }
  | { op: 'moveLine'; line: LineRef; after?: LineRef | null }
  | { op: 'setFormula'; path: string; value?: unknown }
  /** All of the draft becomes another one, as a version was. */
  | { op: 'replace'; draft: Fields };

/** A draft after a change, and what takes the change back. */
export interface Edited {
  draft: FormulaDraft;
  inverse: EditOp[];
}

/** Why a step cannot be done: its place among the ops, the field of it that is wrong, and what is wrong. */
export interface RefusedOp {
  at: number;
  field: 'line' | 'path' | 'after';
  message: string;
}

interface Content {
  fields: Fields;
  lines: readonly EditedLine[];
}
type Step = { next: Content; inverse: EditOp | EditOp[] } | Omit<RefusedOp, 'at'>;

const is = (ref: LineRef) => (line: { id: LineRef }) => String(line.id) === String(ref);

const noSuchLine = (field: 'line' | 'after') => ({ field, message: 'There is no such line' });
const noSuchField = { field: 'path', message: 'There is no such field' } as const;

/** Does the steps in their order, all of them or none. Pure: page and server come to the same. */
export function applyOps(draft: FormulaDraft, ops: readonly EditOp[]): Edited | RefusedOp {
  const { lines, ...fields } = draft as Fields & { lines?: readonly EditedLine[] | null };
  let content: Content = { fields, lines: lines ?? [] };
  const inverse: EditOp[] = [];
  for (const [at, op] of ops.entries()) {
    const step = stepOf(content, op);
    if (!('next' in step)) return { at, ...step };
    content = step.next;
    inverse.unshift(...[step.inverse].flat());
  }
  return { draft: { ...content.fields, lines: content.lines } as FormulaDraft, inverse };
}

function stepOf(content: Content, op: EditOp): Step {
  switch (op.op) {
    case 'addLine':
      return addLine(content, op);
    case 'removeLine':
      return removeLine(content, op);
    case 'moveLine':
      return moveLine(content, op);
    case 'setField':
      return setField(content, op);
    case 'setFormula':
      return setFormula(content, op);
    case 'replace':
      return replace(content, op);
  }
}

type Op<Name extends EditOp['op']> = Extract<EditOp, { op: Name }>;

/** Where a line goes that comes after another one; undefined when that one is not there. */
function placeAfter(lines: readonly EditedLine[], after: LineRef | null | undefined): number | undefined {
  if (after === undefined) return lines.length;
  if (after === null) return 0;
  const at = lines.findIndex(is(after));
  return at === -1 ? undefined : at + 1;
}

/** What `after` says of the line at this place. */
const beforeOf = (lines: readonly EditedLine[], at: number): LineRef | null => lines[at - 1]?.id ?? null;

function addLine({ fields, lines }: Content, { line, after }: Op<'addLine'>): Step {
  if (lines.some(is(line.id))) return { field: 'line', message: 'There is a line with this id already' };
  const at = placeAfter(lines, after);
  if (at === undefined) return noSuchLine('after');
  const added = tidied(line) as EditedLine;
  return {
    next: { fields, lines: lines.toSpliced(at, 0, added) },
    inverse: { op: 'removeLine', line: line.id },
  };
}

function removeLine({ fields, lines }: Content, { line }: Op<'removeLine'>): Step {
  const at = lines.findIndex(is(line));
  const removed = lines[at];
  if (!removed) return noSuchLine('line');
  return {
    next: { fields, lines: lines.toSpliced(at, 1) },
    inverse: { op: 'addLine', line: removed, after: beforeOf(lines, at) },
  };
}

function moveLine({ fields, lines }: Content, { line, after }: Op<'moveLine'>): Step {
  const from = lines.findIndex(is(line));
  const moved = lines[from];
  if (!moved) return noSuchLine('line');
  const others = lines.toSpliced(from, 1);
  const to = placeAfter(others, after);
  if (to === undefined) return noSuchLine('after');
  return {
    next: { fields, lines: others.toSpliced(to, 0, moved) },
    inverse: { op: 'moveLine', line: moved.id, after: beforeOf(lines, from) },
  };
}

function setField({ fields, lines }: Content, { line, path, value }: Op<'setField'>): Step {
  const at = lines.findIndex(is(line));
  const before = lines[at];
  if (!before) return noSuchLine('line');
  const changed = path === 'id' ? undefined : withValue(before, path, value);
  if (!changed) return noSuchField;
  const back = (field: string): EditOp => ({
    op: 'setField',
    line,
    path: field,
    value: valueAt(before, field),
  });
  // Who touches a line makes it their own: it is no longer tagged as suggested.
  const isTouched = 'tag' in before && path !== 'tag';
  const { tag: _, ...own } = changed;
  const next = (isTouched ? own : changed) as EditedLine;
  return {
    next: { fields, lines: lines.with(at, next) },
    inverse: isTouched ? [back(path), back('tag')] : back(path),
  };
}

function setFormula({ fields, lines }: Content, { path, value }: Op<'setFormula'>): Step {
  const isOfLines = path.split('.')[0] === 'lines';
  const changed = isOfLines ? undefined : withValue(fields, path, value);
  if (!changed) return noSuchField;
  return {
    next: { fields: changed, lines },
    inverse: { op: 'setFormula', path, value: valueAt(fields, path) },
  };
}

function replace({ fields, lines }: Content, { draft }: Op<'replace'>): Step {
  const { lines: replaced, ...others } = draft;
  return {
    next: { fields: others, lines: (replaced ?? []) as readonly EditedLine[] },
    inverse: { op: 'replace', draft: { ...fields, lines } },
  };
}
