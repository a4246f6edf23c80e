import type { RecipientLink, RfqRecipient } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import { pageOrigin } from '../../http/admission/origin.ts';
import { versionTag } from '../../http/request/precondition.ts';
import { recipientEvents } from '../../sourcing/index.ts';
import { mailRecipient } from './mailRecipient.service.ts';
import { letterWith } from './pack.service.ts';
import { addRecipient, changeRecipient, linkRecipient } from './recipients.service.ts';
import { actOn, presentRfq, type ActionInput } from './rfqs.routes.ts';
import type { RfqParts } from './rfqs.service.ts';

type Event = Parameters<typeof changeRecipient>[2];
type RecipientInput = ActionInput & { params: { rid: number } };
interface Answering {
  body: unknown;
  set(name: string, value: string): void;
}

/** /api/rfqs/{id}/recipients. */
export function mountRfqRecipients(api: Api, parts: RfqParts): void {
  const act = async (ctx: Answering, input: RecipientInput, event: Event) => {
    const reply = await actOn(input, (change) =>
      changeRecipient(parts, { ...change, recipientId: input.params.rid }, event),
    );
    ctx.set('ETag', reply.body.tag);
    ctx.body = reply.body.body;
  };

  api.mount('rfqRecipients.create', async (ctx, { params, session, once, ifMatch, body }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentRfq) };
    const reply = await once.run<{ recipient: RfqRecipient; tag: string }>(async (trx) => {
      const { recipient, rfq } = await addRecipient(parts, { ...change, trx, draft: body });
      return { status: 201, body: { recipient, tag: versionTag(rfq.version, rfq.told) } };
    });
    ctx.status = reply.status;
    ctx.set('ETag', reply.body.tag);
    ctx.body = reply.body.recipient;
  });

  api.mount('rfqRecipients.link', async (ctx, { params, session, once, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentRfq), recipientId: params.rid };
    const reply = await once.run<{ letter: RecipientLink; tag: string }>(async (trx) => {
      const { token, rfq } = await linkRecipient(parts, { ...change, trx });
      const url = `${pageOrigin(ctx)}/q#${token}`;
      const letter = await letterWith({ ...parts, db: trx }, { ...change, url });
      return { status: 200, body: { letter, tag: versionTag(rfq.version, rfq.told) } };
    });
    ctx.set('ETag', reply.body.tag);
    ctx.body = reply.body.letter;
  });

  api.mount('rfqRecipients.mail', async (ctx, input) => {
    const reply = await actOn(input, (change) =>
      mailRecipient(parts, { ...change, recipientId: input.params.rid, origin: pageOrigin(ctx) }),
    );
    ctx.set('ETag', reply.body.tag);
    ctx.body = reply.body.body;
  });

  api.mount('rfqRecipients.invite', (ctx, input) => act(ctx, input, recipientEvents.invite));
  api.mount('rfqRecipients.revoke', (ctx, input) => act(ctx, input, recipientEvents.endLink));
  api.mount('rfqRecipients.answer', (ctx, input) =>
    act(ctx, input, (rfq, turn) => recipientEvents.answer(rfq, { ...turn, text: input.body.answer })),
  );
  api.mount('rfqRecipients.shortlist', (ctx, input) => act(ctx, input, recipientEvents.shortlist));
  api.mount('rfqRecipients.unshortlist', (ctx, input) => act(ctx, input, recipientEvents.unshortlist));
}
