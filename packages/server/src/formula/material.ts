import type { FormulaDraft, LineDraft } from './draft.ts';

/** A material of one's own, as lines take from it; `price` is the newest. */
export type MaterialOfLine = Omit<LineDraft, 'id' | 'materialId' | 'amount' | 'cite'>;

/**
 * A draft whose lines have the fields of their materials where they have none of their own. Allergens go with what
 * they rest on: a line that tells its own takes neither.
 */
export function withMaterials<Draft extends Pick<FormulaDraft, 'lines'>>(
  draft: Draft,
  materials: ReadonlyMap<number, MaterialOfLine>,
): Draft {
  if (!draft.lines?.some(({ materialId }) => materialId)) return draft;
  return { ...draft, lines: draft.lines.map((line) => withMaterial(line, materials)) };
}

function withMaterial<Line extends LineDraft>(
  line: Line,
  materials: ReadonlyMap<number, MaterialOfLine>,
): Line {
  const material = line.materialId ? materials.get(line.materialId) : undefined;
  if (!material) return line;
  const own = Object.fromEntries(
    Object.entries(line).filter(([, value]) => value !== null && value !== undefined),
  );
  const { allergenEvidence, ...taken } = material as MaterialOfLine & { allergenEvidence?: unknown };
  const isOwn = own.allergens !== undefined;
  return { ...line, ...taken, ...(isOwn ? {} : { allergenEvidence }), ...own };
}
