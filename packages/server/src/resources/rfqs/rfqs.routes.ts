import type { Rfq, RfqAction } from '../../contract/index.ts';
import { answerFile } from '../../http/reply/answerFile.ts';
import type { Api, Input } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerVersion, versionTag } from '../../http/request/precondition.ts';
import type { Reply } from '../../ports.ts';
import { packOf } from './pack.service.ts';
import {
  amendRfq,
  awardRfq,
  cancelRfq,
  closeRfq,
  compareQuotes,
  reopenRfq,
  revokeRfq,
  sendRfq,
} from './rfqActions.service.ts';
import {
  createRfq,
  deleteRfq,
  getRfq,
  listRfqs,
  updateRfq,
  type RfqChangeIn,
  type RfqParts,
} from './rfqs.service.ts';
import type { ToldRfq } from './told.service.ts';

/** A request as the contract words it. */
export const presentRfq = ({ told }: ToldRfq): Rfq => told;

type Ids = { params: { id: number } };

/** What an action is sent with: which request, as the caller has it, and who asks. */
export type ActionInput = Ids & Pick<Input<'rfqs.send'>, 'session' | 'once' | 'ifMatch'>;

/** An action's answer, and the tag of what it left. */
export interface DoneRfq {
  body: RfqAction;
  tag: string;
}

/** Does something to a request at most once for its key. The key is looked at first, then the version. */
export async function actOn(
  { params, session, once, ifMatch }: ActionInput,
  work: (change: RfqChangeIn) => Promise<ToldRfq>,
): Promise<Reply<DoneRfq>> {
  const change = { id: params.id, actor: session, expect: ifMatch(presentRfq) };
  return once.run<DoneRfq>(async (trx) => {
    const { told, version } = await work({ ...change, trx });
    return { status: 200, body: { body: { row: told, difference: null }, tag: versionTag(version, told) } };
  });
}

/** /api/rfqs. */
export function mountRfqs(api: Api, parts: RfqParts): void {
  api.mount(
    'rfqs.list',
    async (ctx, { session, query: { limit, cursor, productId } }) => {
      const part = { within: productId, limit, after: decodeCursor(cursor, isNumberKey) };
      const page = await listRfqs(parts, { actor: session, ...part });
      answerPage(ctx, { ...page, limit }, presentRfq);
    },
    { reads: null },
  );

  api.mount('rfqs.create', async (ctx, { session, body, once }) => {
    const reply = await once.run<ToldRfq>(async (trx) => ({
      status: 201,
      body: await createRfq(parts, { trx, actor: session, draft: body }),
    }));
    ctx.status = reply.status;
    answerVersion(ctx, reply.body.version, reply.body.told);
  });

  api.mount(
    'rfqs.get',
    async (ctx, { session, params }) => {
      const { told, version } = await getRfq(parts, { id: params.id, actor: session });
      answerVersion(ctx, version, told);
    },
    { reads: null },
  );

  api.mount('rfqs.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentRfq) };
    const { told, version } = await updateRfq(parts, { ...change, patch: body });
    answerVersion(ctx, version, told);
  });

  api.mount('rfqs.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteRfq(parts, { id: params.id, actor: session, expect: ifMatch(presentRfq) });
    ctx.status = 204;
  });
  mountActions(api, parts);
  mountReads(api, parts);
}

function mountActions(api: Api, parts: RfqParts): void {
  const answer = (ctx: { body: unknown; set(name: string, value: string): void }, reply: Reply<DoneRfq>) => {
    ctx.set('ETag', reply.body.tag);
    ctx.body = reply.body.body;
  };
  api.mount('rfqs.send', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => sendRfq(parts, change))),
  );
  api.mount('rfqs.amend', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => amendRfq(parts, { ...change, patch: input.body }))),
  );
  api.mount('rfqs.close', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => closeRfq(parts, change))),
  );
  api.mount('rfqs.reopen', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => reopenRfq(parts, { ...change, dueAt: input.body.dueAt }))),
  );
  api.mount('rfqs.award', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => awardRfq(parts, { ...change, wish: input.body }))),
  );
  api.mount('rfqs.revoke', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => revokeRfq(parts, { ...change, reason: input.body.reason }))),
  );
  api.mount('rfqs.cancel', async (ctx, input) =>
    answer(ctx, await actOn(input, (change) => cancelRfq(parts, { ...change, reason: input.body.reason }))),
  );
}

function mountReads(api: Api, parts: RfqParts): void {
  api.mount(
    'rfqs.comparison',
    async (ctx, { session, params, query }) => {
      ctx.body = await compareQuotes(parts, { id: params.id, actor: session, quantity: query.quantity });
    },
    { reads: null },
  );
  api.mount(
    'rfqs.pack',
    async (ctx, { session, params, query }) => {
      answerFile(ctx, await packOf(parts, { id: params.id, actor: session, ...query }));
    },
    { reads: null },
  );
}
