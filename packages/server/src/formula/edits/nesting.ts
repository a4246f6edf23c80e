import type { FormulaDraft } from '../draft.ts';

/** How many formulas may lie in one another below one: a formula of a formula of a formula. */
export const deepestNesting = 3;

/** Which formulas each one has as parts. */
export type Nesting = ReadonlyMap<number, readonly number[]>;

/** The formulas that a draft has as parts, by their numbers. */
export function partsOf(draft: FormulaDraft): number[] {
  const lines = (draft.lines ?? []) as readonly { formulaId?: number | null }[];
  return [...new Set(lines.flatMap(({ formulaId }) => formulaId ?? []))];
}

/** How deep formulas lie below this one; infinite where one lies in itself. */
function depthBelow(id: number, nesting: Nesting, above: readonly number[] = []): number {
  if (above.includes(id)) return Infinity;
  const parts = nesting.get(id) ?? [];
  return Math.max(0, ...parts.map((part) => 1 + depthBelow(part, nesting, [...above, id])));
}

/** The same the other way round: what each formula is a part of. */
function turned(nesting: Nesting): Nesting {
  const wholes = new Map<number, number[]>();
  for (const [id, parts] of nesting) {
    for (const part of parts) wholes.set(part, [...(wholes.get(part) ?? []), id]);
  }
  return wholes;
}

/** Why a formula may not have the parts it has, in a sentence; null when it may. */
export function nestingRefusal(id: number, nesting: Nesting): string | null {
  const below = depthBelow(id, nesting);
  if (below === Infinity) return 'A formula cannot be a part of itself. Nothing was changed.';
  const isTooDeep = below + depthBelow(id, turned(nesting)) > deepestNesting;
  return isTooDeep ? `Formulas may lie ${deepestNesting} deep in one another. Nothing was changed.` : null;
}
