import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { presentPrice } from './prices.present.ts';
import {
  createPrice,
  deletePrice,
  getPrice,
  listPrices,
  updatePrice,
  type PriceParts,
} from './prices.service.ts';

/** /api/prices. */
export function mountPrices(api: Api, parts: PriceParts): void {
  const present = (row: Parameters<typeof presentPrice>[0]) => presentPrice(row, parts.now());

  api.mount(
    'prices.list',
    async (ctx, { session, query: { limit, cursor, ingredientKey } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await listPrices(parts, { actor: session, ingredientKey, limit, after });
      answerPage(ctx, { ...page, limit }, present);
    },
    { reads: null },
  );

  api.mount('prices.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      present(await createPrice(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'prices.get',
    async (ctx, { session, params }) => {
      const row = await getPrice(parts, { id: params.id, actor: session });
      answerVersion(ctx, row.version, present(row));
    },
    { reads: null },
  );

  api.mount('prices.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(present) };
    const row = await updatePrice(parts, { ...change, patch: body });
    answerVersion(ctx, row.version, present(row));
  });

  api.mount('prices.delete', async (ctx, { session, params, ifMatch }) => {
    await deletePrice(parts, { id: params.id, actor: session, expect: ifMatch(present) });
    ctx.status = 204;
  });
}
