import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isIdKey, isTimestampKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { presentEstimate, presentKind, presentListed, presentProduct } from './products.present.ts';
import {
  createProduct,
  deleteProduct,
  estimateOf,
  getProduct,
  listProducts,
  studiedDosesOf,
  togglePin,
  updateProduct,
  type ProductParts,
} from './products.service.ts';

type Key = readonly [boolean, string, number];

const isKey = (value: unknown): value is Key =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'boolean' &&
  isTimestampKey(value[1]) &&
  isIdKey(value[2]);

const reads = { reads: 'products' } as const;

/** /api/products. */
export function mountProducts(api: Api, parts: ProductParts): void {
  const { db } = parts;

  api.mount(
    'products.list',
    async (ctx, { session, query: { limit, cursor, insights } }) => {
      const after = decodeCursor(cursor, isKey);
      const page = await listProducts(parts, { actor: session, limit, after, hasInsights: insights });
      answerPage(ctx, { ...page, limit }, presentListed);
    },
    reads,
  );

  api.mount('products.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentProduct(await createProduct(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'products.get',
    async (ctx, { session, params }) => {
      const row = await getProduct(parts, { id: params.id, actor: session });
      answerVersion(ctx, row.version, presentProduct(row));
    },
    reads,
  );

  api.mount('products.update', async (ctx, { session, params, body, ifMatch }) => {
    const expect = ifMatch(presentProduct);
    const row = await updateProduct(parts, { id: params.id, actor: session, expect, patch: body });
    answerVersion(ctx, row.version, presentProduct(row));
  });

  api.mount('products.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteProduct(db, { id: params.id, actor: session, expect: ifMatch(presentProduct) });
    ctx.status = 204;
  });

  api.mount('products.togglePin', async (ctx, { session, params, ifMatch }) => {
    const expect = ifMatch(presentProduct);
    const row = await togglePin(parts, { id: params.id, actor: session, expect });
    answerVersion(ctx, row.version, presentProduct(row));
  });

  api.mount(
    'products.estimate',
    async (ctx, { session, params }) => {
      ctx.body = presentEstimate(await estimateOf(parts, { id: params.id, actor: session }));
    },
    reads,
  );

  api.mount(
    'products.studiedDoses',
    async (ctx, { session, params }) => {
      ctx.body = await studiedDosesOf(parts, { id: params.id, actor: session });
    },
    reads,
  );

  api.mount('products.readKind', (ctx, { body }) => {
    ctx.body = presentKind(body);
  });
}
