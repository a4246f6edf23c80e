import {
  withMaterials,
  withSupplierPrices,
  type FormulaDraft,
  type GivenPrice,
  type MaterialOfLine,
} from '@seedbed/server/formula';

/** What is one's own of what lines take. */
export interface OwnSources {
  /** One's own materials, by id. */
  materials: ReadonlyMap<number, MaterialOfLine>;
  /** What one's own suppliers gave for ingredients. */
  prices: readonly GivenPrice[];
}

/** A draft with what its lines take from their materials, and from the prices that suppliers gave. */
export const resolved = <Draft extends Pick<FormulaDraft, 'lines'>>(
  draft: Draft,
  { materials, prices }: OwnSources,
): Draft => withSupplierPrices(withMaterials(draft, materials), prices);
