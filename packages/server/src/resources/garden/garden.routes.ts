import { hash } from 'node:crypto';
import type { Context } from 'koa';
import type { GardenImport, GardenItem } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { mediaTypes } from '../../garden/index.ts';
import { mountGardenCollections } from './collections.routes.ts';
import { exportItems, importItems } from './files.service.ts';
import { presentItem, presentListed, presentTag } from './garden.present.ts';
import {
  deleteItem,
  getItem,
  listItems,
  listTags,
  plant,
  restoreItem,
  updateItem,
  type GardenParts,
} from './garden.service.ts';
import { mergeItems, tellApart } from './likeness.service.ts';
import { checkSource } from './checkSource.service.ts';

const reads = { reads: 'garden' } as const;

/** The tag holds the wording: what stands beside an item changes without its version. */
const answerItem = (ctx: Context, item: GardenItem) => answerVersion(ctx, item.version, item);

/** /api/garden with its collections. What is spelled out stands before what holds a number. */
export function mountGarden(api: Api, parts: GardenParts): void {
  mountGardenCollections(api, parts);
  mountFiles(api, parts);
  mountItems(api, parts);
  mountActions(api, parts);
}

function mountFiles(api: Api, parts: GardenParts): void {
  api.mount(
    'gardenTags.list',
    async (ctx, { session }) => {
      ctx.body = (await listTags(parts.db, session)).map(presentTag);
    },
    reads,
  );

  api.mount(
    'garden.export',
    async (ctx, { session, query }) => {
      const text = await exportItems(parts, { ...query, actor: session });
      ctx.attachment(`Private garden.${query.format}`);
      ctx.type = `${mediaTypes[query.format]}; charset=utf-8`;
      ctx.body = text;
    },
    { reads: null },
  );

  api.mount('garden.import', async (ctx, { session, upload, onceWith }) => {
    const { bytes } = await upload();
    const reply = await onceWith({ sha256: hash('sha256', bytes) }).run<GardenImport>(async (trx) => {
      const body = await importItems(trx, parts, { actor: session, bytes });
      return { status: 200, body };
    });
    ctx.body = reply.body;
  });
}

function mountItems(api: Api, parts: GardenParts): void {
  api.mount(
    'garden.list',
    async (ctx, { session, query: { cursor, ...query } }) => {
      const page = await listItems(parts, {
        ...query,
        actor: session,
        after: decodeCursor(cursor, isNumberKey),
      });
      answerPage(ctx, { ...page, limit: query.limit }, presentListed);
    },
    reads,
  );

  api.mount('garden.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentItem(await plant(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'garden.get',
    async (ctx, { session, params }) => {
      answerItem(ctx, presentItem(await getItem(parts, { id: params.id, actor: session })));
    },
    // Not remembered: what uses an item changes without the garden.
    { reads: null },
  );

  api.mount('garden.update', async (ctx, { session, params, body, ifMatch }) => {
    const expect = ifMatch(presentItem);
    const changed = await updateItem(parts, { id: params.id, actor: session, expect, patch: body });
    answerItem(ctx, presentItem(changed));
  });

  api.mount('garden.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteItem(parts, { id: params.id, actor: session, expect: ifMatch(presentItem) });
    ctx.status = 204;
  });
}

function mountActions(api: Api, parts: GardenParts): void {
  api.mount('garden.merge', async (ctx, { session, body, once, ifMatch }) => {
    const expect = ifMatch(presentItem);
    const reply = await once.run<GardenItem>(async (trx) => {
      const kept = await mergeItems(parts, { ...body, trx, actor: session, expect });
      return { status: 200, body: presentItem(kept) };
    });
    answerItem(ctx, reply.body);
  });

  api.mount('garden.restore', async (ctx, { session, params, once, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentItem) };
    const reply = await once.run<GardenItem>(async (trx) => {
      const restored = await restoreItem(parts, { ...change, trx });
      return { status: 200, body: presentItem(restored) };
    });
    answerItem(ctx, reply.body);
  });

  api.mount('garden.checkSource', async (ctx, { session, params, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentItem) };
    answerItem(ctx, presentItem(await checkSource(parts, change)));
  });

  api.mount('garden.notDuplicate', async (ctx, { session, params, body, once, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentItem) };
    const reply = await once.run<GardenItem>(async (trx) => {
      const told = await tellApart(parts, { ...change, trx, otherId: body.otherId });
      return { status: 200, body: presentItem(told) };
    });
    answerItem(ctx, reply.body);
  });
}
