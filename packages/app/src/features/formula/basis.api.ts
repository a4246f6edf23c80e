import {
  urlOf,
  type Material,
  type StoredFormula,
  type Supplier,
  type SupplierPrice,
} from '@seedbed/server/contract';
import { computeLabel, partsOf, type GivenPrice, type MaterialOfLine } from '@seedbed/server/formula';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { call } from '../../api/client';
import { keyOf, readPages } from '../../api/read';
import type { Basis, FormulaData } from './model/computed';
import { resolved } from './model/resolved';

/**
 * What page and server compute with: what the base knows, one's own materials, what suppliers ask, the
 * formulas that are parts of this one, and the day. Nothing before the formula is there.
 */
export function useBasis(formula: StoredFormula | undefined): {
  basis: Basis | undefined;
  error: unknown;
  readAgain: () => void;
} {
  const data = useSWR(urlOf('formulaData.get'), () => call('formulaData.get'));
  const materials = useSWR(keyOf('materials.list'), () => readPages<Material>('materials.list'));
  const given = useGivenPrices();
  const partIds = formula ? partsOf(formula) : [];
  const parts = useSWR(partIds.length > 0 ? `parts of formulas ${partIds.join(',')}` : null, () =>
    readParts(partIds),
  );
  const drafts = partIds.length > 0 ? parts.data : noParts;
  const [today] = useState(() => dayOf(Date.now()));
  const whole = useSWR('all that is computed of a formula', computeAll);
  const compute = whole.data ?? computeLabel;
  const deleted = formula?.deletedMaterials;
  const basis = useMemo(() => {
    if (!data.data || !materials.data || !drafts || !given.prices) return undefined;
    const ofParts = [...drafts.values()].flatMap((each) => each.deletedMaterials ?? []);
    const own = byId([...(deleted ?? []), ...ofParts, ...materials.data]);
    const taken = { materials: own, prices: given.prices };
    const formulas = Object.fromEntries([...drafts].map(([id, draft]) => [id, resolved(draft, taken)]));
    // The contract leaves open what the figures' keys are: the core names them.
    const known = data.data as unknown as FormulaData;
    return { data: known, ...taken, surroundings: { today, formulas }, compute };
  }, [data.data, materials.data, drafts, deleted, today, given.prices, compute]);
  const readAgain = () =>
    void Promise.all([data.mutate(), materials.mutate(), parts.mutate(), given.readAgain()]);
  return { basis, error: data.error ?? materials.error ?? parts.error ?? given.error, readAgain };
}

/** What one's own suppliers gave, with their names; undefined while it is read. */
function useGivenPrices(): {
  prices: readonly GivenPrice[] | undefined;
  error: unknown;
  readAgain: () => Promise<unknown>;
} {
  const prices = useSWR(keyOf('prices.list'), () => readPages<SupplierPrice>('prices.list'));
  const suppliers = useSWR(keyOf('suppliers.list'), () => readPages<Supplier>('suppliers.list'));
  const given = useMemo(() => {
    if (!prices.data || !suppliers.data) return undefined;
    const names = new Map(suppliers.data.map(({ id, name }) => [id, name]));
    return prices.data.map((each) => ({ ...each, supplier: names.get(each.supplierId ?? 0) ?? null }));
  }, [prices.data, suppliers.data]);
  const readAgain = () => Promise.all([prices.mutate(), suppliers.mutate()]);
  return { prices: given, error: prices.error ?? suppliers.error, readAgain };
}

/** What reckons materials, fit and cost: more code than the label, and loaded beside it. */
const computeAll = async () => (await import('@seedbed/server/formula/compute')).computeFormula;

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
