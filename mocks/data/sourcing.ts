import type { RecipientMail, Supplier, SupplierPrice } from '@seedbed/server/contract';
import type { RfqRecord } from '@seedbed/server/sourcing';

/** A supplier as it is kept: with its owner. */
export interface SupplierRow extends Omit<Supplier, 'version'> {
  ownerId: number;
}

/** A price as it is kept: with its owner, its age still to be told. */
export interface PriceRow extends Omit<SupplierPrice, 'freshness' | 'version'> {
  ownerId: number;
}

/** A request as it is kept: with its owner. What is digested on the server stands here as it is. */
export interface RfqRow {
  id: number;
  ownerId: number;
  record: RfqRecord;
  /** The newest e-mail to each maker, by their number; missing: none. */
  mails?: Record<number, RecipientMail>;
}

const supplier = { contacts: [], certifications: [], note: null, isExample: true };
const time = '2026-11-01T08:00:00.000Z';

/** Ada's two makers to begin with. */
export const suppliers: SupplierRow[] = [
  {
    id: 1,
    ownerId: 1,
    name: 'Northwind Contract Manufacturing (Example)',
    kinds: ['maker'],
    country: 'United States',
    ...supplier,
    createdAt: time,
    updatedAt: time,
  },
  {
    id: 2,
    ownerId: 1,
    name: 'Alpenrose Nutrition (Example)',
    kinds: ['maker'],
    country: 'Germany',
    ...supplier,
    createdAt: time,
    updatedAt: time,
  },
];
