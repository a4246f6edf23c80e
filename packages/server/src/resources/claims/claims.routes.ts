import type { Api } from '../../http/api.ts';
import { timed } from '../../http/timed.ts';
import { checkCopy, type ClaimParts } from './claims.service.ts';

/** /api/claims. */
export function mountClaims(api: Api, parts: ClaimParts): void {
  api.mount(
    'claims.check',
    timed(async (ctx, { session, body }) => {
      ctx.body = await checkCopy(parts, { actor: session, copy: body });
    }),
  );
}
