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
import { findVersion, findVersionMarks, type VersionMark } from '../formulas/versions/versions.model.ts';
import { resolveMaterials } from '../materials/resolve.service.ts';
import { weighable } from '../../text/weighable.ts';

function amountOf({ amount }: LineDraft): string | null {
  if (amount?.isRest) return 'to 100 %';
  const { value, unit } = amount ?? {};
  return value === null || value === undefined ? null : `${weighable(value)} ${unit ?? 'mg'}`;
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

/** Whether the formulas have changed since the versions that are asked for; one for each request, in their order. */
export async function stalenessesOf(db: Knex, rfqs: readonly RfqRecord[]): Promise<Staleness[]> {
  const ids = [...new Set(rfqs.flatMap(({ asked }) => asked.formulaId ?? []))];
  const numbers = [...new Set(rfqs.flatMap(({ asked }) => asked.formulaVersion ?? []))];
  if (ids.length === 0 || numbers.length === 0) return rfqs.map(() => notStale);
  const rows = await FormulaModel.query(db).findByIds(ids).select('id', 'checksum', 'updated_at');
  const formulas = new Map(rows.map((row) => [row.id, row]));
  const versions = Map.groupBy(await findVersionMarks(db, ids, numbers), (row) => row.formula_id);
  return rfqs.map((rfq) => {
    const id = rfq.asked.formulaId;
    return id === null ? notStale : stalenessBy(rfq, formulas.get(id), versions.get(id) ?? []);
  });
}

/** The same of one request. */
export async function stalenessOf(db: Knex, rfq: RfqRecord): Promise<Staleness> {
  const [staleness = notStale] = await stalenessesOf(db, [rfq]);
  return staleness;
}

function stalenessBy(
  { asked: { formulaVersion }, formulaDeletedAt, updatedAt }: RfqRecord,
  formula: Pick<FormulaModel, 'checksum' | 'updated_at'> | undefined,
  versions: readonly VersionMark[],
): Staleness {
  if (formulaVersion === null) return notStale;
  // Of those that were deleted before it was noted, the last change of the request is all that is known.
  if (!formula) {
    const staleBecause = [`Formula deleted since (v${formulaVersion})`];
    return { staleSince: formulaDeletedAt ?? updatedAt, staleBecause };
  }
  const version = versions.find(({ n }) => n === formulaVersion);
  if (!version || version.checksum === formula.checksum) return notStale;
  const last = Math.max(...versions.map(({ n }) => n));
  const since = last > formulaVersion ? ` (v${formulaVersion} → v${last})` : ` v${formulaVersion}`;
  return { staleSince: formula.updated_at, staleBecause: [`Formula changed since${since}`] };
}
