import type { Context } from 'koa';
import type { GardenCollection } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import {
  createCollection,
  deleteCollection,
  getCollection,
  listCollections,
  updateCollection,
} from './collections.service.ts';
import { presentCollection } from './garden.present.ts';
import type { GardenParts } from './garden.service.ts';

const reads = { reads: 'garden' } as const;

/** The tag holds the wording: the count of items changes without the version. */
const answerCollection = (ctx: Context, collection: GardenCollection) =>
  answerVersion(ctx, collection.version, collection);

/** /api/garden/collections. */
export function mountGardenCollections(api: Api, parts: GardenParts): void {
  api.mount(
    'gardenCollections.list',
    async (ctx, { session, query: { limit, cursor } }) => {
      const page = await listCollections(parts, {
        actor: session,
        limit,
        after: decodeCursor(cursor, isNumberKey),
      });
      answerPage(ctx, { ...page, limit }, presentCollection);
    },
    reads,
  );

  api.mount('gardenCollections.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentCollection(await createCollection(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'gardenCollections.get',
    async (ctx, { session, params }) => {
      answerCollection(ctx, presentCollection(await getCollection(parts, { id: params.id, actor: session })));
    },
    reads,
  );

  api.mount('gardenCollections.update', async (ctx, { session, params, body, ifMatch }) => {
    const expect = ifMatch(presentCollection);
    const changed = await updateCollection(parts, { id: params.id, actor: session, expect, patch: body });
    answerCollection(ctx, presentCollection(changed));
  });

  api.mount('gardenCollections.delete', async (ctx, { session, params, ifMatch }) => {
    const expect = ifMatch(presentCollection);
    await deleteCollection(parts, { id: params.id, actor: session, expect });
    ctx.status = 204;
  });
}
