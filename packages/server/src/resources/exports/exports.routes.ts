import { Readable } from 'node:stream';
import { zipType, type Export } from '../../contract/index.ts';
import type { Api } from '../../http/api.ts';
import type { ExportParts } from './entries.service.ts';
import { presentExport } from './exports.present.ts';
import { createExport, takeOut } from './exports.service.ts';

/** /api/exports. */
export function mountExports(api: Api, parts: ExportParts): void {
  api.mount('exports.create', async (ctx, { session, once }) => {
    const reply = await once.run<Export>(async (trx) => ({
      status: 201,
      body: presentExport(await createExport(parts, { trx, actor: session })),
    }));
    ctx.status = reply.status;
    ctx.body = reply.body;
  });

  api.mount(
    'exports.get',
    async (ctx, { session, params }) => {
      const pieces = await takeOut(parts, { id: params.id, actor: session });
      ctx.state.event = 'account exported';
      ctx.state.isStream = true;
      ctx.set('Cache-Control', 'no-store');
      ctx.attachment('seedbed-export.zip');
      ctx.type = zipType;
      // One piece at a time: what a slow reader has not taken is not read yet.
      ctx.body = Readable.from(pieces, { objectMode: true, highWaterMark: 1 });
    },
    { reads: null },
  );
}
