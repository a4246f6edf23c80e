import type { Knex } from 'knex';
import { records } from '../../contract/index.ts';
import { Conflict, Invalid } from '../../errors.ts';
import {
  deepestNesting,
  nestingRefusal,
  partsOf,
  refusalsOfOps,
  type EditOp,
  type FormulaDraft,
  type RefusedField,
} from '../../formula/index.ts';
import { findNesting, findOwned, type FormulaModel } from './formulas.model.ts';

/** A formula that is about to become this draft. */
export interface Nested {
  id: number;
  ownerId: number;
  draft: FormulaDraft;
  /** What makes it so. */
  ops: readonly EditOp[];
}

const draftOf = ({ content }: FormulaModel) => JSON.parse(content) as FormulaDraft;

/**
 * Whether a formula may have the parts that its draft names. They are locked: what they have as parts must not change
 * until this is written.
 * @throws Invalid for a formula that is not the owner's; Conflict where one would lie in itself, or too deep
 */
export async function admitParts(trx: Knex, { id, ownerId, draft, ops }: Nested): Promise<void> {
  const parts = partsOf(draft);
  if (parts.length === 0) return;
  const found = await findOwned(trx, ownerId, { ids: parts, isLocked: true });
  const known = new Set(found.map((row) => row.id));
  const missing = new Set(parts.filter((part) => !known.has(part)));
  refuseMissing('formula', { ops, draft, missing });
  const all = await findNesting(trx, ownerId);
  const nesting = new Map([...all.map((row) => [row.id, partsOf(draftOf(row))] as const), [id, parts]]);
  const refusal = nestingRefusal(id, nesting);
  if (refusal !== null) throw new Conflict(refusal);
}

/** Refuses lines that name a record of another resource which is not there. */
export function refuseMissing(
  name: 'formula' | 'material',
  { ops, draft, missing }: Pick<Nested, 'ops' | 'draft'> & { missing: ReadonlySet<number> },
): void {
  const field = `${name}Id`;
  const errors = (draft.lines ?? []).flatMap((line, at): RefusedField[] => {
    const number = (line as unknown as Record<string, unknown>)[field];
    const isMissing = typeof number === 'number' && missing.has(number);
    return isMissing ? [{ path: `lines.${at}.${field}`, message: records[name].missing }] : [];
  });
  if (errors.length === 0) return;
  throw new Invalid(
    `The formula would name a ${name} that is not there. Nothing was changed.`,
    refusalsOfOps(errors, { ops, draft }),
  );
}

/**
 * The drafts of all formulas that lie in this one, by their numbers; those that are gone are left out.
 * @throws Conflict where one lies in itself, or too deep
 */
export async function nestedDrafts(
  db: Knex,
  ownerId: number,
  draft: FormulaDraft,
): Promise<Map<number, FormulaDraft>> {
  const drafts = new Map<number, FormulaDraft>();
  let wanted = partsOf(draft);
  for (let depth = 0; wanted.length > 0; depth += 1) {
    if (depth === deepestNesting) {
      throw new Conflict(`Formulas may lie ${deepestNesting} deep in one another; these lie deeper.`);
    }
    const found = await findOwned(db, ownerId, { ids: wanted, isLocked: false });
    for (const row of found) drafts.set(row.id, draftOf(row));
    wanted = found.flatMap((row) => partsOf(draftOf(row)));
  }
  return drafts;
}

/** @throws Conflict when another formula has this one as a part */
export async function refuseWhilePart(trx: Knex, ownerId: number, id: number): Promise<void> {
  const wholes = await findNesting(trx, ownerId);
  const whole = wholes.find((row) => partsOf(draftOf(row)).includes(id));
  if (whole) {
    throw new Conflict(`This formula is a part of '${whole.name}'. Take it out there first.`);
  }
}

/** These formulas of a person, and all that have one of them as a part. */
export async function withWholes(db: Knex, ownerId: number, ids: readonly number[]): Promise<number[]> {
  const found = new Set(ids);
  const nesting = await findNesting(db, ownerId);
  const addWholes = () =>
    nesting
      .filter((row) => !found.has(row.id) && partsOf(draftOf(row)).some((part) => found.has(part)))
      .map(({ id }) => found.add(id)).length;
  while (addWholes() > 0);
  return [...found];
}
