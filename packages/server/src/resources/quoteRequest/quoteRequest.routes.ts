import type { Context } from 'koa';
import type { FileMeta, QuoteRequest } from '../../contract/index.ts';
import { NotFound } from '../../errors.ts';
import { answerFile } from '../../http/reply/answerFile.ts';
import type { Api, Input } from '../../http/api.ts';
import type { MakerPass } from '../../ports.ts';
import { broughtFile } from '../files/files.routes.ts';
import { presentFile } from '../files/files.present.ts';
import { storeBytes, type FileParts } from '../files/files.service.ts';
import {
  askQuestion,
  bringFile,
  declineRequest,
  fileOfRequest,
  getRequest,
  openRequest,
  sendQuote,
  withdrawQuote,
  type MakerParts,
  type MakerTurn,
} from './quoteRequest.service.ts';

function passOf({ maker }: { maker: MakerPass | null }): MakerPass {
  if (!maker) throw new NotFound('This link does not work, or not any more.');
  return maker;
}

type Posted = Pick<Input<'quoteRequest.open'>, 'maker' | 'once'>;

/** /api/quote-request: what a maker may do with the secret of a link. */
export function mountQuoteRequest(api: Api, parts: MakerParts & FileParts): void {
  const act = async (
    ctx: Context,
    input: Posted & { status?: number },
    work: (turn: MakerTurn) => Promise<QuoteRequest>,
  ) => {
    const reply = await input.once.run<QuoteRequest>(async (trx) => ({
      status: input.status ?? 200,
      body: await work({ trx, pass: passOf(input) }),
    }));
    ctx.status = reply.status;
    ctx.body = reply.body;
  };

  api.mount(
    'quoteRequest.get',
    async (ctx, input) => {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await getRequest(parts, passOf(input));
    },
    { reads: null },
  );
  api.mount(
    'quoteRequest.file',
    async (ctx, input) => {
      ctx.set('Cache-Control', 'no-store');
      answerFile(ctx, await fileOfRequest(parts, { pass: passOf(input), ...input.query }));
    },
    { reads: null },
  );
  api.mount('quoteRequest.open', (ctx, input) => act(ctx, input, (turn) => openRequest(parts, turn)));
  api.mount('quoteRequest.question', (ctx, input) =>
    act(ctx, { ...input, status: 201 }, (turn) => askQuestion(parts, { ...turn, ...input.body })),
  );
  api.mount('quoteRequest.quote', (ctx, input) =>
    act(ctx, { ...input, status: 201 }, (turn) => sendQuote(parts, { ...turn, terms: input.body })),
  );
  api.mount('quoteRequest.decline', (ctx, input) =>
    act(ctx, input, (turn) => declineRequest(parts, { ...turn, ...input.body })),
  );
  api.mount('quoteRequest.withdraw', (ctx, input) => act(ctx, input, (turn) => withdrawQuote(parts, turn)));
  api.mount('quoteRequest.files', async (ctx, { maker, upload, onceWith }) => {
    const pass = passOf({ maker });
    const file = await broughtFile(await upload());
    await storeBytes(parts, { ownerId: pass.ownerId, file });
    const { name, sha256 } = file;
    const reply = await onceWith({ name, sha256 }).run<FileMeta>(async (trx) => ({
      status: 201,
      body: presentFile(await bringFile(parts, { trx, pass, file })),
    }));
    ctx.status = reply.status;
    ctx.body = reply.body;
  });
}
