import type { Knex } from 'knex';
import type { Actor } from '../../access/index.ts';
import {
  check,
  citeOf,
  FormulaDraft as FormulaDraftSchema,
  refusalsOfKept,
  type FormulaOp,
} from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import { applyOps, refusalsOfOps, withLineIds, type EditOp, type FormulaDraft } from '../../formula/index.ts';
import { findCitation } from '../conversations/citations.service.ts';
import { resolveMaterials } from '../materials/resolve.service.ts';
import { checksumOf } from '../../provenance/index.ts';
import { findFirstUndone, findLastDone, insertChange, markUndone } from './changes.model.ts';
import { outdateProducts } from './estimate.service.ts';
import type { FormulaModel } from './formulas.model.ts';
import {
  columnsOf,
  keptOf,
  lockFormula,
  wholeOf,
  type FormulaChange,
  type FormulaParts,
  type KeptFormula,
  type WholeFormula,
} from './kept.service.ts';
import { admitParts, refuseMissing } from './nesting.service.ts';

/** A change of a formula within a transaction. */
export interface ChangeIn extends FormulaChange {
  trx: Knex;
}

/** Changes one of a person's formulas by ops, all of them or none; together they are one step of undo. */
export async function changeFormula(
  parts: FormulaParts,
  { ops, ...change }: ChangeIn & { ops: readonly FormulaOp[] },
): Promise<WholeFormula> {
  const kept = await expected(change);
  const lines = kept.draft.lines ?? [];
  const { ops: numbered, last } = withLineIds(ops, lines, kept.row.last_line_id);
  const cited = await withCitations(change.trx, numbered, change.actor);
  return makeChange(parts, { ...change, kept, ops: cited, lastLineId: last });
}

/** Makes the draft what `find` finds for it, as one step of undo. */
export async function replaceDraft(
  parts: FormulaParts,
  { find, ...change }: ChangeIn & { find: (row: FormulaModel) => Promise<FormulaDraft> },
): Promise<WholeFormula> {
  const kept = await expected(change);
  const draft = (await find(kept.row)) as Record<string, unknown>;
  const ops: EditOp[] = [{ op: 'replace', draft }];
  return makeChange(parts, { ...change, kept, ops, lastLineId: kept.row.last_line_id });
}

/** Takes the last change back. */
export async function undoChange(parts: FormulaParts, change: ChangeIn): Promise<WholeFormula> {
  const kept = await expected(change);
  const last = await findLastDone(change.trx, change.id);
  if (!last) throw new Conflict('There is no change to undo.');
  await markUndone(change.trx, last.id, true);
  return write(parts, { trx: change.trx, kept, ops: JSON.parse(last.inverse) as EditOp[] });
}

/** Makes the change again that was taken back last. */
export async function redoChange(parts: FormulaParts, change: ChangeIn): Promise<WholeFormula> {
  const kept = await expected(change);
  const next = await findFirstUndone(change.trx, change.id);
  if (!next) throw new Conflict('There is no change to redo.');
  await markUndone(change.trx, next.id, false);
  return write(parts, { trx: change.trx, kept, ops: JSON.parse(next.ops) as EditOp[] });
}

async function expected({ trx, expect, ...ref }: ChangeIn): Promise<KeptFormula> {
  const kept = await keptOf(trx, await lockFormula(trx, { ...ref, action: 'update' }));
  expect(kept);
  return kept;
}

interface NewChange extends ChangeIn {
  kept: KeptFormula;
  ops: readonly EditOp[];
  lastLineId: number;
}

async function makeChange(parts: FormulaParts, change: NewChange): Promise<WholeFormula> {
  const { trx, kept, ops, lastLineId } = change;
  const { draft, inverse } = edit(kept, ops);
  if (checksumOf(draft) === kept.row.checksum) return wholeOf(parts, trx, kept.row);
  await insertChange(trx, {
    formula_id: kept.row.id,
    ops: JSON.stringify(ops),
    inverse: JSON.stringify(inverse),
    created_at: new Date(parts.now()).toISOString(),
  });
  return write(parts, { trx, kept, ops, draft, lastLineId });
}

/** The draft after the ops, as the contract takes it. */
function edit({ draft: before }: KeptFormula, ops: readonly EditOp[]) {
  const edited = applyOps(before, ops);
  if (!('draft' in edited)) {
    const { at, field, message } = edited;
    throw new Invalid('One of the ops cannot be done. Nothing was changed.', [
      { path: `ops.${at}.${field}`, message },
    ]);
  }
  const checked = check(FormulaDraftSchema, edited.draft, 'body');
  const errors = 'refusal' in checked ? checked.errors : refusalsOfKept(checked.value as FormulaDraftSchema);
  if (errors.length > 0) {
    const refusals = refusalsOfOps(errors, { ops, draft: edited.draft });
    throw new Invalid('The formula would not be valid. Nothing was changed.', refusals);
  }
  return edited;
}

interface Writing {
  trx: Knex;
  kept: KeptFormula;
  ops: readonly EditOp[];
  /** What the ops make, where that is known already. */
  draft?: FormulaDraft;
  lastLineId?: number;
}

async function write(parts: FormulaParts, { trx, kept, ops, lastLineId, ...known }: Writing) {
  const { row } = kept;
  const draft = known.draft ?? edit(kept, ops).draft;
  const ownerId = row.created_by_id;
  await admitParts(trx, { id: row.id, ownerId, draft, ops });
  const { unknown } = await resolveMaterials(trx, { ownerId, draft: draft as FormulaDraftSchema });
  refuseMissing('material', { ops, draft, missing: new Set(unknown) });
  const at = new Date(parts.now());
  await row.$query(trx).patchAndFetch({
    ...columnsOf(draft),
    updated_at: at.toISOString(),
    ...(lastLineId === undefined ? {} : { last_line_id: lastLineId }),
  });
  await outdateProducts(trx, { ownerId, formulaIds: [row.id], at });
  return wholeOf(parts, trx, row);
}

/** The ops as they are kept: each line with the citation that its op names. */
async function withCitations(db: Knex, ops: readonly FormulaOp[], actor: Actor): Promise<EditOp[]> {
  const cited: EditOp[] = [];
  for (const [at, op] of ops.entries()) {
    if (op.op !== 'addLine' || !op.cite) {
      cited.push(op as EditOp);
      continue;
    }
    const { cite, ...added } = op;
    const citation = await citationAt(db, at, { ...cite, actor });
    cited.push({ ...added, line: { ...added.line, cite: citeOf(citation) } } as EditOp);
  }
  return cited;
}

async function citationAt(db: Knex, at: number, ref: Parameters<typeof findCitation>[1]) {
  try {
    return await findCitation(db, ref);
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    throw new Invalid(
      error.message,
      error.errors.map(({ path, message }) => ({ path: `ops.${at}.${path}`, message })),
    );
  }
}
