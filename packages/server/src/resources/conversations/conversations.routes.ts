import type { Context } from 'koa';
import type { Api } from '../../http/api.ts';
import { answerEvents, wantsEvents } from '../../http/reply/eventStream.ts';
import { answerPage, decodeCursor, isNumberKey, isTimeAndNumberKey } from '../../http/reply/pages.ts';
import { presentAnswer, presentConversation, presentMessage } from './conversations.present.ts';
import {
  ask,
  deleteConversation,
  findGeneration,
  getExchange,
  listConversations,
  listMessages,
  startConversation,
  stopGeneration,
  type Asked,
  type ConversationParts,
} from './conversations.service.ts';

const reads = { reads: 'conversations' } as const;

/** /api/conversations. */
export function mountConversations(api: Api, parts: ConversationParts): void {
  const { db, generations } = parts;
  const stream = (ctx: Context, asked: Asked) =>
    answerEvents(ctx, presentAnswer(asked, generations.follow(asked.answerId)));
  const exchange = async (asked: Asked) => (await getExchange(parts, asked)).map(presentMessage);

  api.mount(
    'conversations.list',
    async (ctx, { session, query: { limit, cursor } }) => {
      const after = decodeCursor(cursor, isTimeAndNumberKey);
      const page = await listConversations(db, { actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, presentConversation);
    },
    reads,
  );

  api.mount('conversations.create', async (ctx, { session, body, once }) => {
    const asked = await startConversation(parts, { ...body, actor: session, once });
    if (wantsEvents(ctx)) return stream(ctx, asked);
    const { conversationId, title } = asked;
    ctx.status = 201;
    ctx.body = { conversationId, title, messages: await exchange(asked) };
  });

  api.mount('conversations.delete', async (ctx, { session, params }) => {
    await deleteConversation(parts, { id: params.id, actor: session });
    ctx.status = 204;
  });

  api.mount(
    'messages.list',
    async (ctx, { session, params: { id }, query: { limit, cursor } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await listMessages(db, { id, actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, presentMessage);
    },
    reads,
  );

  api.mount('messages.create', async (ctx, { session, params, body, once }) => {
    const asked = await ask(parts, { ...body, id: params.id, actor: session, once });
    if (wantsEvents(ctx)) return stream(ctx, asked);
    ctx.status = 201;
    ctx.body = { messages: await exchange(asked) };
  });

  api.mount(
    'generation.attach',
    async (ctx, { session, params }) => {
      stream(ctx, await findGeneration(parts, { id: params.id, actor: session }));
    },
    { reads: null },
  );

  api.mount('generation.stop', async (ctx, { session, params }) => {
    await stopGeneration(parts, { id: params.id, actor: session });
    ctx.status = 204;
  });
}
