import type { Knex } from 'knex';
import type { FormulaDraft as KeptDraft } from '../../contract/index.ts';
import { compositionOf } from '../../documents/index.ts';
import type { LineDraft } from '../../formula/index.ts';
import {
  notStale,
  type Asked,
  type FrozenFormula,
  type FrozenLine,
  type RfqRecord,
  type Staleness,
} from '../../sourcing/index.ts';
import { FormulaModel } from '../formulas/formulas.model.ts';
import { formulaData, type ComputeParts } from '../formulas/formulas.service.ts';
import { findLastVersion, findVersion } from '../formulas/versions.model.ts';
import { resolveMaterials } from '../materials/resolve.service.ts';

function amountOf({ amount }: LineDraft): string | null {
  if (amount?.isRest) return 'to 100 %';
  const { value, unit } = amount ?? {};
  return value === null || value === undefined ? null : `${value} ${unit ?? 'mg'}`;
}

function lineOf(line: LineDraft, labels: ReadonlyMap<string, string>): FrozenLine {
  const key = line.ingredient ?? line.nutrient ?? '';
  return {
    name: line.name || labels.get(key) || key || line.source || 'Unnamed',
    form: compositionOf({ draft: line, form: line.source ?? null }),
    amount: amountOf(line),
    isActive: (line.purpose ?? 'active') === 'active',
  };
}

/** The version that is asked for, as makers may see it; null: none is named, or it is gone. */
export async function frozenFormula(
  parts: ComputeParts,
  db: Knex,
  { asked, ownerId }: { asked: Asked; ownerId: number },
): Promise<FrozenFormula | null> {
  const { formulaId, formulaVersion } = asked;
  if (formulaId === null || formulaVersion === null) return null;
  const version = await findVersion(db, formulaId, formulaVersion);
  if (!version) return null;
  const { draft } = await resolveMaterials(db, { ownerId, draft: JSON.parse(version.content) as KeptDraft });
  const labels = new Map(formulaData(parts).ingredients.map(({ key, label }) => [key, label]));
  const lines = (draft.lines ?? []).map((line) => lineOf(line as LineDraft, labels));
  return { formulaId, version: formulaVersion, checksum: version.checksum, lines };
}

/** Whether the formula has changed since the version that is asked for. */
export async function stalenessOf(
  db: Knex,
  { asked, formulaDeletedAt, updatedAt }: RfqRecord,
): Promise<Staleness> {
  const { formulaId, formulaVersion } = asked;
  if (formulaId === null || formulaVersion === null) return notStale;
  const formula = await FormulaModel.query(db).findById(formulaId);
  // Of those that were deleted before it was noted, the last change of the request is all that is known.
  if (!formula) {
    const staleBecause = [`Formula deleted since (v${formulaVersion})`];
    return { staleSince: formulaDeletedAt ?? updatedAt, staleBecause };
  }
  const version = await findVersion(db, formulaId, formulaVersion);
  if (!version || version.checksum === formula.checksum) return notStale;
  const last = await findLastVersion(db, formulaId);
  const isNewer = last && last.n > formulaVersion;
  const since = isNewer ? ` (v${formulaVersion} → v${last.n})` : ` v${formulaVersion}`;
  return { staleSince: formula.updated_at, staleBecause: [`Formula changed since${since}`] };
}
