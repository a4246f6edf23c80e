import type { SupplierPrice } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { decodeCursor, isNumberKey, linkNext } from '../../http/pages.ts';
import { answerVersion, firstVersion } from '../../http/precondition.ts';
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
      if (limit !== undefined) linkNext(ctx, limit, page.next);
      ctx.body = page.rows.map(present);
    },
    { reads: null },
  );

  api.mount('prices.create', async (ctx, { session, body, once }) => {
    const reply = await once.run<SupplierPrice>(async (trx) => {
      const made = await createPrice(parts, { trx, actor: session, draft: body });
      return { status: 201, body: present(made) };
    });
    ctx.status = reply.status;
    answerVersion(ctx, firstVersion, reply.body);
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
