import type { NewMaterialPrice } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { presentMaterial, presentPrice } from './materials.present.ts';
import {
  createMaterial,
  createPrice,
  deleteMaterial,
  getMaterial,
  listMaterials,
  listPrices,
  updateMaterial,
  usesOf,
  type MaterialParts,
} from './materials.service.ts';
import { presentUse } from './uses.present.ts';

const reads = { reads: 'materials' } as const;

/** /api/materials. */
export function mountMaterials(api: Api, parts: MaterialParts): void {
  api.mount(
    'materials.list',
    async (ctx, { session, query: { limit, cursor } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await listMaterials(parts, { actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, presentMaterial);
    },
    reads,
  );

  api.mount('materials.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentMaterial(await createMaterial(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'materials.get',
    async (ctx, { session, params }) => {
      const found = await getMaterial(parts, { id: params.id, actor: session });
      answerVersion(ctx, found.version, presentMaterial(found));
    },
    reads,
  );

  api.mount('materials.update', async (ctx, { session, params, body, ifMatch }) => {
    const expect = ifMatch(presentMaterial);
    const changed = await updateMaterial(parts, { id: params.id, actor: session, expect, patch: body });
    answerVersion(ctx, changed.version, presentMaterial(changed));
  });

  api.mount('materials.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteMaterial(parts, { id: params.id, actor: session, expect: ifMatch(presentMaterial) });
    ctx.status = 204;
  });

  api.mount(
    'materials.uses',
    async (ctx, { session, params, query: { limit, cursor } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await usesOf(parts, { id: params.id, actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, presentUse);
    },
    { reads: null },
  );

  api.mount(
    'materialPrices.list',
    async (ctx, { session, params }) => {
      ctx.body = (await listPrices(parts, { id: params.id, actor: session })).map(presentPrice);
    },
    reads,
  );

  api.mount('materialPrices.create', async (ctx, { session, params, body, once }) => {
    const reply = await once.run<NewMaterialPrice>(async (trx) => {
      const kept = await createPrice(parts, { trx, id: params.id, actor: session, draft: body });
      return { status: 201, body: { ...presentPrice(kept.price), moved: kept.moved } };
    });
    ctx.status = reply.status;
    ctx.body = reply.body;
  });
}
