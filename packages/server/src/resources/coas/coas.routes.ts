import { sniffType, type FileStore } from '../../files/index.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerActed, answerMade, answerVersion } from '../../http/request/precondition.ts';
import { HttpProblem } from '../../http/reply/problems.ts';
import { readFileOf } from '../files/files.service.ts';
import { presentCoa } from './coas.present.ts';
import {
  checkCoa,
  createCoa,
  deleteCoa,
  getCoa,
  listCoas,
  updateCoa,
  type CoaParts,
} from './coas.service.ts';
import { readCoaFile } from './reading.service.ts';

const reads = { reads: 'coas' } as const;

const wrongType = () =>
  new HttpProblem(
    415,
    'This is no table and no PDF. Send the certificate as CSV, TSV, XLSX or PDF. Nothing was stored.',
  );

/** /api/coas. */
export function mountCoas(api: Api, parts: CoaParts & { store: FileStore }): void {
  api.mount(
    'coas.list',
    async (ctx, { session, query: { limit, cursor, ...wanted } }) => {
      const after = decodeCursor(cursor, isNumberKey);
      const page = await listCoas(parts, { ...wanted, actor: session, limit, after });
      answerPage(ctx, { ...page, limit }, presentCoa);
    },
    reads,
  );

  api.mount('coas.create', async (ctx, { session, body, once }) => {
    await answerMade(ctx, once, async (trx) =>
      presentCoa(await createCoa(parts, { trx, actor: session, draft: body })),
    );
  });

  api.mount('coas.read', async (ctx, { session, query: { fileId, mapping }, upload }) => {
    const sent = fileId === undefined ? await upload() : null;
    const file = sent
      ? { bytes: sent.bytes, mime: await sniffType(sent.bytes, sent.name) }
      : await readFileOf(parts, { id: fileId ?? 0, actor: session });
    const reading = await readCoaFile(file, mapping);
    if (!reading) throw wrongType();
    ctx.body = reading;
  });

  api.mount(
    'coas.get',
    async (ctx, { session, params }) => {
      const row = await getCoa(parts.db, { id: params.id, actor: session });
      answerVersion(ctx, row.version, presentCoa(row));
    },
    reads,
  );

  api.mount('coas.update', async (ctx, { session, params, body, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentCoa) };
    const row = await updateCoa(parts, { ...change, patch: body });
    answerVersion(ctx, row.version, presentCoa(row));
  });

  api.mount('coas.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteCoa(parts, { id: params.id, actor: session, expect: ifMatch(presentCoa) });
    ctx.status = 204;
  });

  api.mount('coas.check', async (ctx, { session, params, body, once, ifMatch }) => {
    const change = { id: params.id, actor: session, expect: ifMatch(presentCoa), take: body?.take };
    await answerActed(ctx, once, async (trx) => {
      const { row, difference } = await checkCoa(parts, { ...change, trx });
      return { row: presentCoa(row), difference };
    });
  });
}
