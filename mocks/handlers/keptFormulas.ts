import {
  check,
  FormulaDraft as FormulaDraftSchema,
  records,
  refusalsOfKept,
  type FormulaAnswer,
  type FormulaLine,
  type StoredFormula,
} from '@seedbed/server/contract';
import {
  applyOps,
  canonicalJson,
  computeFormula,
  nestingRefusal,
  partsOf,
  refusalsOfOps,
  withMaterials,
  withSupplierPrices,
  type EditOp,
  type FormulaData,
  type FormulaDraft,
} from '@seedbed/server/formula';
import formulaData from '../data/formulaData.json' with { type: 'json' };
import type { FormulaRow } from '../data/index.ts';
import { db, now, today } from '../db.ts';
import { ownOf } from './own.ts';
import { ownMaterials } from './ownMaterials.ts';
import { Outdated, Refusal } from './refusal.ts';
import { me, reply } from './replay.ts';
import { ownGivenPrices } from './suppliers.ts';

const data = formulaData as unknown as FormulaData;

/** All that follows from a draft, by the server's own core and data. */
export function computed(draft: FormulaDraft) {
  const materials = ownMaterials();
  const prices = ownGivenPrices();
  const resolved = (kept: FormulaDraft) => withSupplierPrices(withMaterials(kept, materials), prices);
  return computeFormula(resolved(draft), data, {
    today,
    formulas: Object.fromEntries(db.formulas.map((row) => [row.id, resolved(row.draft)])),
  });
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The checksum of a draft, or of what else is kept. */
export const checksumOf = (draft: FormulaDraft | object): Promise<string> => sha256(canonicalJson(draft));

/** Which data it is computed with. */
export const { dataVersion } = data;

/** One's own formula. */
export const ownFormula = ({ id }: { id: number }): FormulaRow =>
  ownOf('formula', { id, rows: db.formulas, ownerOf: ({ productId }) => ownerOf(productId) });

const ownerOf = (productId: number): number =>
  db.products.find((product) => product.id === productId)?.createdById ?? 0;

async function present(row: FormulaRow): Promise<StoredFormula> {
  const checksum = await checksumOf(row.draft);
  const same = row.versions.filter((version) => version.checksum === checksum);
  const last = row.versions.at(-1);
  return {
    market: 'US',
    kind: 'supplement',
    isBeverage: false,
    audience: ['adults'],
    ...(row.draft as Partial<StoredFormula>),
    lines: (row.draft.lines ?? []) as FormulaLine[],
    name: (row.draft as { name?: string }).name ?? '',
    id: row.id,
    productId: row.productId,
    rev: row.rev,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    canUndo: row.done.length > 0,
    canRedo: row.undone.length > 0,
    version: same.at(-1)?.n ?? null,
    approvedVersion: same.findLast(({ approval }) => approval)?.n ?? null,
    lastVersion: last ? { n: last.n, dataVersion: last.dataVersion } : null,
    dataVersion,
  };
}

const tagOf = ({ rev }: FormulaRow) => `"${rev}"`;

/** A formula with all that follows from it, and its tag. */
export async function whole(row: FormulaRow) {
  const body: FormulaAnswer = { formula: await present(row), ...computed(row.draft) };
  return reply(body, { headers: { ETag: tagOf(row) } });
}

/** Refuses a formula that is not as `If-Match` says the caller has it. */
export async function expectedFormula(row: FormulaRow, request: Request): Promise<FormulaRow> {
  const header = request.headers.get('If-Match') ?? '*';
  if (header === '*' || header.split(',').some((tag) => tag.trim() === tagOf(row))) return row;
  throw new Outdated(await present(row), tagOf(row));
}

/** The draft after ops, as the contract takes it, and what takes them back. */
function edited(row: FormulaRow, ops: readonly EditOp[]) {
  const done = applyOps(row.draft, ops);
  if (!('draft' in done)) {
    const { at, field, message } = done;
    throw new Refusal(400, 'One of the ops cannot be done. Nothing was changed.', [
      { path: `ops.${at}.${field}`, message },
    ]);
  }
  const checked = check(FormulaDraftSchema, done.draft, 'body');
  const errors = 'refusal' in checked ? checked.errors : refusalsOfKept(checked.value as FormulaDraftSchema);
  if (errors.length > 0) {
    const refusals = refusalsOfOps(errors, { ops, draft: done.draft });
    throw new Refusal(400, 'The formula would not be valid. Nothing was changed.', refusals);
  }
  admitParts(row, done.draft, ops);
  return done;
}

function admitParts(row: FormulaRow, draft: FormulaDraft, ops: readonly EditOp[]): void {
  const own = db.formulas.filter(({ productId }) => ownerOf(productId) === me()?.id);
  const known = new Set(own.map(({ id }) => id));
  const errors = partsOf(draft).flatMap((part) => {
    if (known.has(part)) return [];
    const at = (draft.lines ?? []).findIndex((line) => (line as FormulaLine).formulaId === part);
    return [{ path: `lines.${at}.formulaId`, message: records.formula.missing }];
  });
  if (errors.length > 0) {
    throw new Refusal(
      400,
      'The formula would name a formula that is not there. Nothing was changed.',
      refusalsOfOps(errors, { ops, draft }),
    );
  }
  const nesting = new Map([
    ...own.map((each) => [each.id, partsOf(each.draft)] as const),
    [row.id, partsOf(draft)],
  ]);
  const refusal = partsOf(draft).length > 0 ? nestingRefusal(row.id, nesting) : null;
  if (refusal) throw new Refusal(409, refusal);
}

function write(row: FormulaRow, draft: FormulaDraft): void {
  Object.assign(row, { draft, rev: row.rev + 1, updatedAt: now() });
}

/** Does a change, which undo can take back; one that comes to nothing is none. */
export function change(row: FormulaRow, ops: readonly EditOp[]): void {
  const { draft, inverse } = edited(row, ops);
  if (canonicalJson(draft) === canonicalJson(row.draft)) return;
  row.done = [...row.done, { ops, inverse }].slice(-200);
  row.undone = [];
  write(row, draft);
}

/** Takes the last change back. */
export function undo(row: FormulaRow): void {
  const last = row.done.at(-1);
  if (!last) throw new Refusal(409, 'There is no change to undo.');
  const { draft } = edited(row, last.inverse);
  row.undone.push(last);
  row.done.pop();
  write(row, draft);
}

/** Makes the change again that was taken back last. */
export function redo(row: FormulaRow): void {
  const next = row.undone.at(-1);
  if (!next) throw new Refusal(409, 'There is no change to redo.');
  const { draft } = edited(row, next.ops);
  row.done.push(next);
  row.undone.pop();
  write(row, draft);
}
