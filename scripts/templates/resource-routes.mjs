// How a new resource speaks HTTP.
export const routes = ({ path, many, Many, One, parent }) => {
  const params = parent ? ', params' : '';
  const id = parent ? 'id: params.id, ' : '';
  return `import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { present${One} } from './${many}.present.ts';
import { create${One}, delete${One}, get${One}, list${Many}, update${One}, type ${One}Parts } from './${many}.service.ts';

/** Not from memory: what is read often enough to be worth it gets a stamp of its own (\`db/stamped.ts\`). */
const reads = { reads: null } as const;

/** /api/${path}. */
export function mount${Many}(api: Api, { db }: ${One}Parts): void {
  api.mount(
    '${many}.list',
    async (ctx, { session${params}, query: { limit, cursor } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await list${Many}(db, { ${id}actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, present${One});
    },
    reads,
  );

  api.mount('${many}.create', async (ctx, { session${params}, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      present${One}(await create${One}(trx, { ${id}actor: session, draft: body })),
    );
  });

  api.mount(
    '${many}.get',
    async (ctx, { session, params }) => {
      const row = await get${One}(db, { id: params.id, actor: session });
      answerVersion(ctx, row.version, present${One}(row));
    },
    reads,
  );

  api.mount('${many}.update', async (ctx, { session, params, body, ifMatch }) => {
    const expect = ifMatch(present${One});
    const row = await update${One}(db, { id: params.id, actor: session, expect, patch: body });
    answerVersion(ctx, row.version, present${One}(row));
  });

  api.mount('${many}.delete', async (ctx, { session, params, ifMatch }) => {
    await delete${One}(db, { id: params.id, actor: session, expect: ifMatch(present${One}) });
    ctx.status = 204;
  });
}
`;
};
