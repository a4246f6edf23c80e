import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { presentSupplier } from './suppliers.present.ts';
import {
  createSupplier,
  deleteSupplier,
  getSupplier,
  listSuppliers,
  updateSupplier,
  type SupplierParts,
} from './suppliers.service.ts';

/** /api/suppliers. */
export function mountSuppliers(api: Api, parts: SupplierParts): void {
  api.mount(
    'suppliers.list',
    async (ctx, { session, query: { limit, cursor } }) => {
      const page = await listSuppliers(parts, {
        actor: session,
        limit,
        after: decodeCursor(cursor, isNumberKey),
      });
      answerPage(ctx, { ...page, limit }, presentSupplier);
    },
    { reads: null },
  );

  api.mount('suppliers.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentSupplier(await createSupplier(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'suppliers.get',
    async (ctx, { session, params }) => {
      const row = await getSupplier(parts.db, { id: params.id, actor: session });
      answerVersion(ctx, row.version, presentSupplier(row));
    },
    { reads: null },
  );

  api.mount('suppliers.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentSupplier) };
    const row = await updateSupplier(parts, { ...change, patch: body });
    answerVersion(ctx, row.version, presentSupplier(row));
  });

  api.mount('suppliers.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteSupplier(parts, { id: params.id, actor: session, expect: ifMatch(presentSupplier) });
    ctx.status = 204;
  });
}
