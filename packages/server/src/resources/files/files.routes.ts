import { fileTypes } from '../../contract/index.ts';
import { answerFile } from '../../http/reply/answerFile.ts';
import type { Api } from '../../http/api.ts';
import { answerPage, decodeCursor, isNumberKey } from '../../http/reply/pages.ts';
import { answerMade, answerVersion } from '../../http/request/precondition.ts';
import { HttpProblem } from '../../http/reply/problems.ts';
import type { Upload } from '../../http/request/upload.ts';
import { presentFile } from './files.present.ts';
import {
  createFile,
  deleteFile,
  getFile,
  listFiles,
  readBrought,
  readFileOf,
  storeBytes,
  type BroughtFile,
  type FileParts,
} from './files.service.ts';

/** A file that was uploaded, of a type that is kept. */
export async function broughtFile(upload: Upload): Promise<BroughtFile> {
  const file = await readBrought(upload);
  if (file) return file;
  const kinds = 'PDF, PNG, JPEG, CSV, XLSX, DOCX, plain text or a message (.eml)';
  throw new HttpProblem(415, `This is none of the files that are kept: ${kinds}. Nothing was kept.`, {
    Accept: fileTypes.join(', '),
  });
}

/** /api/files. */
export function mountFiles(api: Api, parts: FileParts): void {
  api.mount(
    'files.list',
    async (ctx, { session, query: { limit, cursor } }) => {
      const page = await listFiles(parts, {
        actor: session,
        limit,
        after: decodeCursor(cursor, isNumberKey),
      });
      answerPage(ctx, { ...page, limit }, presentFile);
    },
    { reads: null },
  );

  api.mount('files.create', async (ctx, { session, upload, onceWith }) => {
    const file = await broughtFile(await upload());
    await storeBytes(parts, { ownerId: session.userId, file });
    const { name, sha256 } = file;
    await answerMade(ctx, onceWith({ name, sha256 }), async (trx) =>
      presentFile(await createFile(parts, { trx, ownerId: session.userId, file })),
    );
  });

  api.mount(
    'files.get',
    async (ctx, { session, params }) => {
      const { name, mime, bytes } = await readFileOf(parts, { id: params.id, actor: session });
      answerFile(ctx, { name, type: mime, bytes: Buffer.from(bytes) });
    },
    { reads: null },
  );

  api.mount(
    'files.meta',
    async (ctx, { session, params }) => {
      const row = await getFile(parts, { id: params.id, actor: session });
      answerVersion(ctx, row.version, presentFile(row));
    },
    { reads: null },
  );

  api.mount('files.delete', async (ctx, { session, params, ifMatch }) => {
    await deleteFile(parts, { id: params.id, actor: session, expect: ifMatch(presentFile) });
    ctx.status = 204;
  });
}
