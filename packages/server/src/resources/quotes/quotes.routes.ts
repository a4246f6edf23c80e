import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerVersion } from '../../http/request/precondition.ts';
import type { RfqParts } from '../rfqs/rfqs.service.ts';
import {
  createQuote,
  deleteQuote,
  getQuote,
  listQuotes,
  updateQuote,
  type ToldQuote,
} from './quotes.service.ts';

const present = ({ told }: ToldQuote) => told;

/** /api/quotes. */
export function mountQuotes(api: Api, parts: RfqParts): void {
  api.mount(
    'quotes.list',
    async (ctx, { session, query: { limit, cursor, rfqId } }) => {
      const part = { within: rfqId, limit, after: decodeCursor(cursor, isNumberKey) };
      const page = await listQuotes(parts, { actor: session, ...part });
      answerPage(ctx, { ...page, limit }, present);
    },
    { reads: null },
  );

  api.mount('quotes.create', async (ctx, { session, body, once }) => {
    const reply = await once.run<ToldQuote>(async (trx) => ({
      status: 201,
      body: await createQuote(parts, { trx, actor: session, draft: body }),
    }));
    ctx.status = reply.status;
    answerVersion(ctx, reply.body.version, reply.body.told);
  });

  api.mount(
    'quotes.get',
    async (ctx, { session, params }) => {
      const { told, version } = await getQuote(parts, { id: params.id, actor: session });
      answerVersion(ctx, version, told);
    },
    { reads: null },
  );

  api.mount('quotes.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(present) };
    const { told, version } = await updateQuote(parts, { ...change, patch: body });
    answerVersion(ctx, version, told);
  });

  api.mount('quotes.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteQuote(parts, { id: params.id, actor: session, expect: ifMatch(present) });
    ctx.status = 204;
  });
}
