import { answerFile } from '../../http/reply/answerFile.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerActed, answerMade, answerVersion } from '../../http/request/precondition.ts';
import { actOnDocument } from './actions.service.ts';
import { presentActed, presentDocument } from './documents.present.ts';
import {
  compareNumbers,
  createDocument,
  deleteDocument,
  fillDocument,
  getDocument,
  listDocuments,
  readDocument,
} from './documents.service.ts';
import { fileOfDocument } from './file.service.ts';
import { packOfProduct } from './pack.service.ts';
import type { DocumentParts } from './sources.service.ts';

const reads = { reads: 'documents' } as const;

/** /api/documents. */
export function mountDocuments(api: Api, parts: DocumentParts): void {
  mountKept(api, parts);
  mountWords(api, parts);
  mountActions(api, parts);
}

function mountKept(api: Api, parts: DocumentParts): void {
  api.mount(
    'documents.list',
    async (ctx, { session, query: { limit, cursor, ...wanted } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await listDocuments(parts, { ...wanted, actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, presentDocument);
    },
    reads,
  );

  api.mount('documents.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentDocument(await createDocument(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount(
    'documents.get',
    async (ctx, { session, params }) => {
      const row = await getDocument(parts.db, { id: params.id, actor: session });
      answerVersion(ctx, row.version, presentDocument(row));
    },
    reads,
  );

  api.mount('documents.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentDocument) };
    const row = await fillDocument(parts, { ...change, values: body.values });
    answerVersion(ctx, row.version, presentDocument(row));
  });

  api.mount('documents.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteDocument(parts, { id: params.id, actor: session, expect: ifMatch(presentDocument) });
    ctx.status = 204;
  });
}

/** What documents say. */
function mountWords(api: Api, { db }: DocumentParts): void {
  api.mount(
    'documents.content',
    async (ctx, { session, params }) => {
      const { preview } = await readDocument(db, { id: params.id, actor: session });
      ctx.body = preview;
    },
    { reads: null },
  );

  api.mount(
    'documents.file',
    async (ctx, { session, params, query }) => {
      answerFile(ctx, await fileOfDocument(db, { id: params.id, actor: session, ...query }));
    },
    { reads: null },
  );

  api.mount(
    'documents.pack',
    async (ctx, { session, params }) => {
      answerFile(ctx, await packOfProduct(db, { id: params.id, actor: session }));
    },
    { reads: null },
  );
  api.mount(
    'documents.difference',
    async (ctx, { session, params, query }) => {
      ctx.body = await compareNumbers(db, { id: params.id, actor: session, number: query.number });
    },
    { reads: null },
  );
}

const actions = {
  'documents.submit': 'submit',
  'documents.approve': 'approve',
  'documents.reject': 'reject',
  'documents.recheck': 'recheck',
} as const;

function mountActions(api: Api, parts: DocumentParts): void {
  for (const id of Object.keys(actions) as (keyof typeof actions)[]) {
    api.mount(id, async (ctx, { session, params, body, once, ifMatch }) => {
      const sent: { take?: boolean; note?: string } = body ?? {};
      const acting = { id: params.id, actor: session, expect: ifMatch(presentDocument), ...sent };
      await answerActed(ctx, once, async (trx) =>
        presentActed(await actOnDocument(parts, { ...acting, trx, action: actions[id] })),
      );
    });
  }
}
