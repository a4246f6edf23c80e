import { fileTypes, type FileMeta } from '@seedbed/server/contract';
import type { FileRow } from '../data/index.ts';
import { db, nextId } from '../db.ts';
import { ownOf } from './own.ts';
import { page } from './pages.ts';
import { Refusal } from './refusal.ts';
import { me, replay } from './replay.ts';
import { expected, tagged } from './versions.ts';

const ownFile = ({ id }: { id: number }): FileRow =>
  ownOf('file', { id, rows: db.files, ownerOf: (row) => row.ownerId });

const present = ({ ownerId: _own, content: _bytes, ...meta }: FileRow): FileMeta => meta;

const isKept = (type: string): type is FileMeta['mime'] => (fileTypes as readonly string[]).includes(type);

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keeps the file of a form. The page's own word for its type is taken: the server reads it from the bytes. */
export async function keepFile(request: Request, ownerId: number): Promise<FileRow> {
  const form = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
    ? await request.clone().formData()
    : null;
  const file = form?.get('file');
  if (!form) throw new Refusal(415, 'Send a file of one of these types: multipart/form-data.');
  if (!(file instanceof File) || file.size === 0) throw new Refusal(400, 'The request has no file.');
  if ((form?.getAll('file').length ?? 0) > 1)
    throw new Refusal(400, 'The form has more than one file. Send one at a time; nothing was kept.', [
      { path: 'file', message: 'Send one file' },
    ]);
  if (!isKept(file.type)) throw new Refusal(415, 'This is none of the files that are kept.');
  const content = new Uint8Array(await file.arrayBuffer());
  const known = { name: file.name, mime: file.type, bytes: file.size, sha256: await sha256Of(content) };
  const row = { id: nextId(db.files), ownerId, ...known, content };
  db.files.push(row);
  return row;
}

export const fileHandlers = {
  'files.list': replay('files.list', ({ query, request }) => {
    const own = db.files.filter((row) => row.ownerId === me()?.id);
    return page(own.toSorted((a, b) => b.id - a.id).map(present), query, request);
  }),
  'files.create': replay('files.create', async ({ request }) => {
    const row = await keepFile(request, me()?.id ?? 0);
    return tagged(row, present(row));
  }),
  'files.get': replay('files.get', ({ params }) => {
    const { content, mime, name } = ownFile(params);
    const disposition = `attachment; filename="${encodeURIComponent(name)}"`;
    return new Response(content, { headers: { 'Content-Type': mime, 'Content-Disposition': disposition } });
  }),
  'files.meta': replay('files.meta', ({ params }) => {
    const row = ownFile(params);
    return tagged(row, present(row));
  }),
  'files.delete': replay('files.delete', ({ params, request }) => {
    const row = expected(ownFile(params), request, present);
    db.files.splice(db.files.indexOf(row), 1);
  }),
};
