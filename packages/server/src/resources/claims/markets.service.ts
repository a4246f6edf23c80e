import { readableOwner, type Actor } from '../../access/index.ts';
import type { ClaimInMarkets } from '../../contract/index.ts';
import { newestPage, type NewestKey } from '../../db/newest.ts';
import { oneMore, type ListPage } from '../../db/page.ts';
import { judgeClaim, type ClaimParts } from './check.service.ts';
import { findClaims, type ClaimsPart } from './claims.model.ts';
import { formulasOf, wordsOf } from './claims.service.ts';

const markets = ['US', 'EU', 'UK'] as const;

/** One's own claims as every market's rules judge them now; what is kept of them stays as it is. */
export async function listInMarkets(
  parts: ClaimParts,
  { actor, limit, ...part }: Pick<ClaimsPart, 'limit' | 'after' | 'productId'> & { actor: Actor },
): Promise<ListPage<ClaimInMarkets, NewestKey>> {
  const found = await findClaims(parts.db, { ...part, ownerId: readableOwner(actor), limit: oneMore(limit) });
  const { rows, next } = newestPage(found, limit);
  const formulaOf = await formulasOf(parts.db, rows);
  return {
    next,
    rows: rows.map((row) => ({
      id: row.id,
      text: row.text,
      markets: markets.map((market) => {
        const { checked } = judgeClaim(parts, { ...wordsOf(row), market }, formulaOf(row));
        return { market, class: checked.class, verdict: checked.verdict };
      }),
    })),
  };
}
