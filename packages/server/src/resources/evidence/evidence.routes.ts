import type { Evidence } from '../../evidence/index.ts';
import type { Api } from '../../http/api.ts';
import { chart, ingredients } from './evidence.service.ts';

/** /api/evidence: what the base holds, for charts. */
export function mountEvidence(api: Api, { evidence }: { evidence: Evidence }): void {
  api.mount('evidence.chart', (ctx, { query }) => void (ctx.body = chart(evidence, query)), { reads: null });
  api.mount('evidence.ingredients', (ctx) => void (ctx.body = ingredients(evidence)), { reads: null });
}
