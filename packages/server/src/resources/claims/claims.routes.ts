import type { Api } from '../../http/api.ts';
import { checkCopy, type ClaimParts } from './claims.service.ts';

/** /api/claims. */
export function mountClaims(api: Api, parts: ClaimParts): void {
  api.mount('claims.check', async (ctx, { session, body }) => {
    const started = performance.now();
    ctx.body = await checkCopy(parts, { actor: session, copy: body });
    ctx.set('Server-Timing', `total;dur=${(performance.now() - started).toFixed(1)}`);
  });
}
