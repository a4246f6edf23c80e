import type { Actor } from '../../access/index.ts';
import {
  check,
  ImportedRow,
  type ExportQuery,
  type FormulaDraft as KeptDraft,
  type FormulaImport,
  type MaterialFields,
} from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { OwnName } from '../../formula/naming/index.ts';
import { usualPurposeOf, type Computed, type FormulaDraft } from '../../formula/index.ts';
import type { SheetFile } from '../../sheets/files/index.ts';
import { previewSheet, type Mapping, type SheetPreview } from '../../sheets/reading/index.ts';
import { bomSheet, linesSheet, panelSheet, type Sheet } from '../../sheets/writing/index.ts';
import { findMaterials, type MaterialModel } from '../materials/materials.model.ts';
import { resolveMaterials } from '../materials/resolve.service.ts';
import type { FormulaModel } from './formulas.model.ts';
import { compute, formulaData } from './formulas.service.ts';
import { findFormula, type FormulaParts, type FormulaRef } from './kept.service.ts';
import { withFoods } from './suggested/recipeFoods.ts';
import { getVersion } from './versions/versions.service.ts';

/** What is taken along of a formula: a table, and the same as data. */
export interface TakenFormula {
  /** What the file is called, without its ending. */
  name: string;
  sheet: Sheet;
  data: Record<string, unknown>;
}

/** Lines, bill of materials or label of a formula as it stands, or as a version holds it. */
export async function exportFormula(
  parts: FormulaParts,
  { what, version, ...ref }: FormulaRef & Pick<ExportQuery, 'what' | 'version'>,
): Promise<TakenFormula> {
  const row = await findFormula(parts.db, ref);
  const kept = version === undefined ? null : await getVersion(parts.db, { ...ref, n: version });
  const draft = JSON.parse(kept?.content ?? row.content) as FormulaDraft;
  const own = { ownerId: row.created_by_id, draft };
  const { bom, panel } = kept ? (JSON.parse(kept.computed) as Computed) : await compute(parts, parts.db, own);
  const resolved = await resolveMaterials(parts.db, { ...own, draft: draft as KeptDraft });
  const lines = resolved.draft.lines ?? [];
  const taken = {
    lines: () => ({ sheet: linesSheet(lines, bom), data: { lines: draft.lines ?? [] } }),
    bom: () => ({ sheet: bomSheet(bom, lines), data: { bom: bom.lines } }),
    panel: () => ({ sheet: panelSheet(panel), data: { panel: panel.lines } }),
  };
  const name = [row.name || 'Formula', ...(version === undefined ? [] : [`v${version}`]), what].join(' ');
  return { name, ...taken[what]() };
}

/** A table that is brought to a formula, and who brings it. */
interface Bringing {
  row: FormulaModel;
  file: SheetFile;
  mapping?: Mapping;
  actor: Actor;
}

/** What would come of a table for one of a person's formulas. */
export async function previewImport(
  parts: FormulaParts,
  { row, file: { table, mark }, mapping, actor }: Bringing,
): Promise<FormulaImport> {
  const { kind } = JSON.parse(row.content) as FormulaDraft;
  const materials = await findMaterials(parts.db, { ownerId: actor.userId, after: null });
  const data = formulaData(parts);
  const preview = previewSheet(table, {
    known: data.ingredients,
    compounds: data.compounds,
    tradeNames: data.tradeNames,
    usualPurposes: data.usualPurposes,
    usualPurpose: (name) => usualPurposeOf(name, data),
    own: materials.map(ownNameOf),
    today: new Date(parts.now()).toISOString().slice(0, 10),
    mark,
    mapping,
  });
  if (preview.rows.length === 0) {
    throw new Invalid('The table has no rows.', [{ path: 'file', message: 'Send a table with lines' }]);
  }
  const rows = kind === 'food' ? await withFoods(parts.db, preview.rows) : preview.rows;
  return { ...preview, rows: rows.map(acceptable) };
}

function ownNameOf({ id, name, fields }: MaterialModel): OwnName {
  const { source, potency, nutrient, ingredient } = JSON.parse(fields) as MaterialFields;
  return { id, name, source, potency, nutrient, ingredient };
}

/** A row whose line a formula takes; one that it would refuse says why. */
function acceptable(row: SheetPreview['rows'][number]): ImportedRow {
  const checked = check(ImportedRow, row, 'body');
  if ('value' in checked) return checked.value as ImportedRow;
  return { row: row.row, status: 'unreadable', problem: `${checked.errors[0]?.message}.` };
}
