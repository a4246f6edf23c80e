import type { Supplier } from '../../contract/index.ts';
import type { SupplierModel } from './suppliers.model.ts';

/** A supplier as the contract words it. */
export function presentSupplier(row: SupplierModel): Supplier {
  const { kinds, contacts, certifications, country = null, note = null } = JSON.parse(row.content);
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    kinds,
    contacts,
    certifications,
    country,
    note,
    isExample: Boolean(row.is_example),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
