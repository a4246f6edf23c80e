import type { Knex } from 'knex';
import type { SourceRef } from '../../contract/index.ts';
import { movedSources } from '../../provenance/index.ts';
import { provenanceOf } from './columns.ts';
import { derivedTables, findDerived, markStale, type DerivedRow } from './provenance.model.ts';

/** What moved of the kinds that are known now, with what moved before of the others. */
export function movedOf(row: DerivedRow, now: readonly SourceRef[], kinds: readonly SourceRef['kind'][]) {
  const { refs, staleBecause } = provenanceOf(row);
  const isAsked = ({ kind }: { kind: SourceRef['kind'] }) => kinds.includes(kind);
  return [
    ...movedSources(refs.filter(isAsked), now.filter(isAsked)),
    ...staleBecause.filter((moved) => !isAsked(moved)),
  ];
}

/** Marks what is derived for a product by what its latest formula is now; null: it has none. */
export async function formulaMoved(
  trx: Knex,
  { productId, formula, at }: { productId: number; formula: SourceRef | null; at: Date },
): Promise<void> {
  const now = formula ? [formula] : [];
  for (const table of derivedTables) {
    for (const row of await findDerived(trx, table, productId)) {
      await markStale(trx, table, { row, moved: movedOf(row, now, ['formula']), at: at.toISOString() });
    }
  }
}
