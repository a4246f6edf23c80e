import type { OperationId } from './routes.ts';

/** A kind of record that the `{id}` of a path may name. */
export interface NumberedRecord {
  /** The operation that makes one. Its answer holds the number, as `id` says; its path may name a parent. */
  create: OperationId;
  /** The field of that answer with the new record's number, dotted where it stands in another. */
  id: string;
  /** What a 404 says: there is none, or it is somebody else's. */
  missing: string;
}

/** Every kind of record that a path may name, by its name in the singular. */
export const records = {
  product: { create: 'products.create', id: 'id', missing: 'There is no such product among yours.' },
  material: {
    create: 'materials.create',
    id: 'id',
    missing: 'There is no such material among yours.',
  },
  conversation: {
    create: 'conversations.create',
    id: 'conversationId',
    missing: 'There is no such conversation among yours.',
  },
  formula: {
    create: 'formulas.create',
    id: 'formula.id',
    missing: 'There is no such formula among yours.',
  },
  file: { create: 'files.create', id: 'id', missing: 'There is no such file among yours.' },
  claim: { create: 'claims.create', id: 'id', missing: 'There is no such claim among yours.' },
  document: { create: 'documents.create', id: 'id', missing: 'There is no such document among yours.' },
  coa: { create: 'coas.create', id: 'id', missing: 'There is no such certificate of analysis among yours.' },
  gardenItem: { create: 'garden.create', id: 'id', missing: 'There is no such item in your garden.' },
  gardenCollection: {
    create: 'gardenCollections.create',
    id: 'id',
    missing: 'There is no such collection in your garden.',
  },
  supplier: { create: 'suppliers.create', id: 'id', missing: 'There is no such supplier among yours.' },
  price: { create: 'prices.create', id: 'id', missing: 'There is no such price among yours.' },
  rfq: { create: 'rfqs.create', id: 'id', missing: 'There is no such request for quotation among yours.' },
  quote: { create: 'quotes.create', id: 'id', missing: 'There is no such quote among yours.' },
} as const satisfies Record<string, NumberedRecord>;

/** The name of a kind of record, e.g. `product`. */
export type RecordName = keyof typeof records;
