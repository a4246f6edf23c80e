import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerActed, answerMade, answerVersion } from '../../http/request/precondition.ts';
import { timed } from '../../http/observed/timed.ts';
import { actOnClaim } from './actions.service.ts';
import { checkCopy, findOpenings, type ClaimParts } from './check.service.ts';
import { presentActed, presentClaim } from './claims.present.ts';
import { createClaim, deleteClaim, getClaim, listClaims, updateClaim } from './claims.service.ts';
import { listInMarkets } from './markets.service.ts';

const reads = { reads: 'claims' } as const;

/** /api/claims. */
export function mountClaims(api: Api, parts: ClaimParts): void {
  mountChecks(api, parts);
  mountKept(api, parts);
  mountActions(api, parts);
}

/** What judges and stores nothing. */
function mountChecks(api: Api, parts: ClaimParts): void {
  api.mount(
    'claims.check',
    timed(async (ctx, { session, body }) => {
      ctx.body = await checkCopy(parts, { actor: session, copy: body });
    }),
  );

  api.mount(
    'claims.openings',
    timed(async (ctx, { session, body }) => {
      ctx.body = await findOpenings(parts, { actor: session, asked: body });
    }),
  );

  api.mount(
    'claims.markets',
    timed(async (ctx, { session, query: { limit, cursor, productId } }) => {
      const wanted = { actor: session, limit, after: decodeCursor(cursor, isNumberKey), productId };
      const page = await listInMarkets(parts, wanted);
      answerPage(ctx, { ...page, limit }, (row) => row);
    }),
    // The formulas are read too, and the rules.
    { reads: null },
  );
}

function mountKept(api: Api, parts: ClaimParts): void {
  api.mount(
    'claims.list',
    async (ctx, { session, query: { limit, cursor, ...wanted } }) => {
      const page = await listClaims(parts, {
        ...wanted,
        actor: session,
        limit,
        after: decodeCursor(cursor, isNumberKey),
      });
      answerPage(ctx, { ...page, limit }, presentClaim);
    },
    reads,
  );

  api.mount('claims.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentClaim(await createClaim(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'claims.get',
    async (ctx, { session, params }) => {
      const row = await getClaim(parts, { id: params.id, actor: session });
      answerVersion(ctx, row.version, presentClaim(row));
    },
    reads,
  );

  api.mount('claims.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentClaim) };
    const row = await updateClaim(parts, { ...change, patch: body });
    answerVersion(ctx, row.version, presentClaim(row));
  });

  api.mount('claims.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteClaim(parts, { id: params.id, actor: session, expect: ifMatch(presentClaim) });
    ctx.status = 204;
  });
}

const actions = {
  'claims.submit': 'submit',
  'claims.approve': 'approve',
  'claims.reject': 'reject',
  'claims.withdraw': 'withdraw',
  'claims.recheck': 'recheck',
} as const;

function mountActions(api: Api, parts: ClaimParts): void {
  for (const id of Object.keys(actions) as (keyof typeof actions)[]) {
    api.mount(id, async (ctx, { session, params, body, once, ifMatch }) => {
      const sent: { take?: boolean; note?: string } = body ?? {};
      const acting = { id: params.id, actor: session, expect: ifMatch(presentClaim), ...sent };
      await answerActed(ctx, once, async (trx) =>
        presentActed(await actOnClaim(parts, { ...acting, trx, action: actions[id] })),
      );
    });
  }
}
