import { zipType } from '@seedbed/server/contract';
import { db, nextId, now } from '../db.ts';
import { ownOf } from './own.ts';
import { Refusal } from './refusal.ts';
import { me, replay, requireMe } from './replay.ts';

/** A zip with nothing in it: its end alone. */
const emptyZip = new Uint8Array([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);
const dayMs = 24 * 60 * 60 * 1000;

/** The owner's columns of the rows that the mocks keep. */
const owners = ['ownerId', 'userId', 'createdById'];

/** Takes away every row that names a person. */
function forgetAll(id: number): void {
  const tables = db as unknown as Record<string, unknown>;
  for (const [name, rows] of Object.entries(tables)) {
    if (!Array.isArray(rows)) continue;
    tables[name] = rows.filter((row: Record<string, unknown>) => !owners.some((owner) => row[owner] === id));
  }
  db.users = db.users.filter((user) => user.id !== id);
}

export const accountHandlers = {
  'users.delete': replay('users.delete', ({ body }) => {
    const user = requireMe();
    if (body.email.trim().toLowerCase() !== user.email.toLowerCase())
      throw new Refusal(400, 'This is not the email of the account. Nothing was deleted.', [
        { path: 'email', message: 'Type the email of your account' },
      ]);
    forgetAll(user.id);
    db.session = null;
  }),
  'sessions.list': replay('sessions.list', () => db.sessions),
  'sessions.delete': replay('sessions.delete', ({ params }) => {
    const session = db.sessions.find(({ id }) => id === params.id);
    if (!session) throw new Refusal(404, 'There is no such session among yours.');
    db.sessions = db.sessions.filter((other) => other !== session);
  }),
  'sessions.deleteOthers': replay('sessions.deleteOthers', () => {
    db.sessions = db.sessions.filter(({ isCurrent }) => isCurrent);
  }),
  'exports.create': replay('exports.create', () => {
    const id = nextId(db.exports);
    const createdAt = now();
    const expiresAt = new Date(Date.parse(createdAt) + dayMs).toISOString();
    const row = { id, url: `/api/exports/${id}`, createdAt, expiresAt };
    db.exports.push({ ...row, ownerId: me()?.id ?? 0 });
    return row;
  }),
  'exports.get': replay('exports.get', ({ params }) => {
    ownOf('export', { id: params.id, rows: db.exports, ownerOf: (row) => row.ownerId });
    const disposition = 'attachment; filename="seedbed-export.zip"';
    return new Response(emptyZip, {
      headers: { 'Content-Type': zipType, 'Content-Disposition': disposition },
    });
  }),
};
