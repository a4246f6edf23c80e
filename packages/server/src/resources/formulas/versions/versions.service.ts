import type { Knex } from 'knex';
import { maxFormulaVersions, type FormulaCheck } from '../../../contract/index.ts';
import { transact } from '../../../db/transact.ts';
import { Conflict, NotFound, Stopped } from '../../../errors.ts';
import { differenceOf, type Computed, type Difference, type FormulaDraft } from '../../../formula/index.ts';
import { getApprover, getUser } from '../../users/users.service.ts';
import { replaceDraft, type ChangeIn } from '../changes.service.ts';
import { compute, formulaData } from '../formulas.service.ts';
import type { FormulaModel } from '../formulas.model.ts';
import {
  findFormula,
  lockFormula,
  type FormulaParts,
  type FormulaRef,
  type WholeFormula,
} from '../kept.service.ts';
import {
  findLastVersion,
  findVersion,
  findVersions,
  FormulaVersionModel,
  type VersionRow,
} from './versions.model.ts';

/** Which version of a formula, and who asks for it. */
export interface VersionRef extends FormulaRef {
  n: number;
}

const noVersion = () => new NotFound('There is no such version of this formula.');

async function versionOf(db: Knex, formula: FormulaModel, n: number): Promise<FormulaVersionModel> {
  const version = await findVersion(db, formula.id, n);
  if (!version) throw noVersion();
  return version;
}

/** The draft that a version of a formula holds. */
export async function contentOf(db: Knex, formula: FormulaModel, n: number): Promise<FormulaDraft> {
  return JSON.parse((await versionOf(db, formula, n)).content) as FormulaDraft;
}

/** The versions of a formula, the newest first. */
export async function listVersions(db: Knex, ref: FormulaRef): Promise<VersionRow[]> {
  const { id } = await findFormula(db, ref);
  return findVersions(db, id);
}

/** A version with what it holds. */
export async function getVersion(db: Knex, { n, ...ref }: VersionRef): Promise<FormulaVersionModel> {
  return versionOf(db, await findFormula(db, ref), n);
}

/**
 * Saves the draft as a version in `trx`, or finds the last one where it holds the same, computed with the same data.
 * `isNew` tells which.
 */
export async function saveVersion(
  parts: FormulaParts,
  { trx, note, ...ref }: FormulaRef & { trx: Knex; note: string },
): Promise<{ version: VersionRow; isNew: boolean }> {
  const formula = await lockFormula(trx, { ...ref, action: 'update' });
  const last = await findLastVersion(trx, formula.id);
  const { dataVersion } = formulaData(parts);
  if (last && last.checksum === formula.checksum && last.data_version === dataVersion) {
    return { version: last, isNew: false };
  }
  const n = (last?.n ?? 0) + 1;
  if (n > maxFormulaVersions) {
    throw new Conflict(`A formula has at most ${maxFormulaVersions} versions. Go on in a copy of it.`);
  }
  const author = await getUser(trx, ref.actor);
  const computed = await compute(parts, trx, ownDraftOf(formula));
  const version = await FormulaVersionModel.query(trx)
    .insert({
      formula_id: formula.id,
      n,
      checksum: formula.checksum,
      content: formula.content,
      computed: JSON.stringify(computed),
      data_version: dataVersion,
      note,
      created_by_id: author.id,
      created_by_name: author.full_name,
      created_by_role: author.role,
      created_at: new Date(parts.now()).toISOString(),
    })
    .returning('*');
  return { version, isNew: true };
}

/** Makes the draft what a version holds, as one step of undo. */
export async function restoreVersion(
  parts: FormulaParts,
  { n, ...change }: ChangeIn & VersionRef,
): Promise<WholeFormula> {
  return replaceDraft(parts, { ...change, find: (formula) => contentOf(change.trx, formula, n) });
}

async function approvable(
  trx: Knex,
  { n, ...ref }: VersionRef,
): Promise<{ version: FormulaVersionModel; approver: Awaited<ReturnType<typeof getUser>> }> {
  const formula = await lockFormula(trx, { ...ref, action: 'update' });
  const approver = await getApprover(trx, ref.actor, { kind: 'formula', ownerId: formula.created_by_id });
  return { version: await versionOf(trx, formula, n), approver };
}

/**
 * Stands for a version, in `trx`. One that is approved stays as it is.
 * @throws Forbidden without the role legal; Stopped with the checks that stop it
 */
export async function approveVersion(
  parts: FormulaParts,
  { trx, note, ...ref }: VersionRef & { trx: Knex; note: string },
): Promise<VersionRow> {
  const { version, approver } = await approvable(trx, ref);
  if (version.approved_at !== null) return version;
  const { checks } = JSON.parse(version.computed) as { checks: FormulaCheck[] };
  const stops = checks.filter(({ severity }) => severity === 'stop');
  if (stops.length > 0) {
    throw new Stopped('Checks of this version stop its approval. Mend the formula and save it again.', stops);
  }
  return version.$query(trx).patchAndFetch({
    approved_by_id: approver.id,
    approved_by_name: approver.full_name,
    approved_by_role: approver.role,
    approval_note: note,
    approved_at: new Date(parts.now()).toISOString(),
  });
}

/** Takes an approval back. */
export async function withdrawApproval(db: Knex, ref: VersionRef): Promise<void> {
  await transact(db, async (trx) => {
    const { version } = await approvable(trx, ref);
    if (version.approved_at === null) throw new NotFound('This version is not approved.');
    await version.$query(trx).patch({
      approved_by_id: null,
      approved_by_name: null,
      approved_by_role: null,
      approval_note: null,
      approved_at: null,
    });
  });
}

/** What differs between a version and another one, or the draft. */
export async function diffVersions(
  parts: FormulaParts,
  { a, b, ...ref }: FormulaRef & { a: number; b: number | 'draft' },
): Promise<Difference> {
  const formula = await findFormula(parts.db, ref);
  const stored = async (n: number) => {
    const { content, computed } = await versionOf(parts.db, formula, n);
    return comparedOf(JSON.parse(content) as FormulaDraft, JSON.parse(computed) as Computed);
  };
  const present = async () => {
    const own = ownDraftOf(formula);
    return comparedOf(own.draft, await compute(parts, parts.db, own));
  };
  const from = await stored(a);
  return differenceOf(from, await (b === 'draft' ? present() : stored(b)));
}

const ownDraftOf = ({ content, created_by_id }: FormulaModel) => ({
  ownerId: created_by_id,
  draft: JSON.parse(content) as FormulaDraft,
});

const comparedOf = (draft: FormulaDraft, computed: Computed) => ({
  draft,
  panel: computed.panel,
  perUnit: computed.cost.perUnit,
  checks: computed.checks,
});
