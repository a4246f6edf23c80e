import { urlOf, type Material, type StoredFormula } from '@seedbed/server/contract';
import { partsOf, withMaterials, type MaterialOfLine } from '@seedbed/server/formula';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../api/client';
import { keyOf, readPages } from '../../api/read';
import type { Basis, FormulaData } from './model/computed';

/**
 * What page and server compute with: what the base knows, one's own materials, the formulas that are parts of this one,
 * and the day. Nothing before the formula is there.
 */
export function useBasis(formula: StoredFormula | undefined): {
  basis: Basis | undefined;
  error: unknown;
  readAgain: () => void;
} {
  const data = useSWR(urlOf('formulaData.get'), () => call('formulaData.get'));
  const materials = useSWR(keyOf('materials.list'), () => readPages<Material>('materials.list'));
  const partIds = formula ? partsOf(formula) : [];
  const parts = useSWR(partIds.length > 0 ? `parts of formulas ${partIds.join(',')}` : null, () =>
    readParts(partIds),
  );
  const drafts = partIds.length > 0 ? parts.data : noParts;
  const [today] = useState(() => dayOf(Date.now()));
  const deleted = formula?.deletedMaterials;
  const basis = useMemo(() => {
    if (!data.data || !materials.data || !drafts) return undefined;
    const ofParts = [...drafts.values()].flatMap((each) => each.deletedMaterials ?? []);
    const own = byId([...(deleted ?? []), ...ofParts, ...materials.data]);
    const formulas = Object.fromEntries([...drafts].map(([id, draft]) => [id, withMaterials(draft, own)]));
    // The contract leaves open what the figures' keys are: the core names them.
    const known = data.data as unknown as FormulaData;
    return { data: known, materials: own, surroundings: { today, formulas } };
  }, [data.data, materials.data, drafts, deleted, today]);
  const readAgain = () => void Promise.all([data.mutate(), materials.mutate(), parts.mutate()]);
  return { basis, error: data.error ?? materials.error ?? parts.error, readAgain };
}

const noParts: ReadonlyMap<number, StoredFormula> = new Map();

/** The day of a moment as the server counts it. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Formulas with all that are parts of them, by their ids. */
async function readParts(ids: readonly number[]): Promise<ReadonlyMap<number, StoredFormula>> {
  const drafts = new Map<number, StoredFormula>();
  for (let next = [...ids]; next.length > 0;) {
    const answers = await Promise.all(next.map((id) => call('formulas.get', { params: { id } })));
    for (const { formula } of answers) drafts.set(formula.id, formula);
    next = [...new Set(answers.flatMap(({ formula }) => partsOf(formula)))].filter((id) => !drafts.has(id));
  }
  return drafts;
}

/** One's own materials as formulas are computed with them. */
export const byId = (materials: readonly Material[]): Basis['materials'] =>
  new Map(materials.map((material) => [material.id, ofLine(material)]));

/** What is the material's own: lines take the rest. */
const ownOfMaterial = new Set(['id', 'createdAt', 'updatedAt', 'note', 'price']);

function ofLine({ price, ...material }: Material): MaterialOfLine {
  const told = Object.fromEntries(Object.entries(material).filter(([field]) => !ownOfMaterial.has(field)));
  if (!price) return told;
  const { tiers, asOf, supplier, basis } = price;
  return { ...told, price: { tiers, asOf, supplier, basis } };
}
