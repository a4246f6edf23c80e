import type { Knex } from 'knex';
import { admit, type Actor, type Subject } from '../../access/index.ts';
import { records } from '../../contract/index.ts';
import { NotFound } from '../../errors.ts';
import { zipOf } from '../../files/index.ts';
import { ExportModel } from './exports.model.ts';
import { entriesOf, type ExportActor, type ExportParts } from './entries.service.ts';

/** How long an export's address holds, in ms. */
const lifeMs = 24 * 60 * 60 * 1000;

const subject: Subject<ExportModel> = {
  kind: 'export',
  ownerOf: (row) => row.owner_id,
  missing: records.export.missing,
};

/** Makes an export in `trx`. */
export async function createExport(
  { now }: Pick<ExportParts, 'now'>,
  { trx, actor }: { trx: Knex; actor: Actor },
): Promise<ExportModel> {
  const at = now();
  return ExportModel.query(trx)
    .insert({
      owner_id: actor.userId,
      created_at: new Date(at).toISOString(),
      expires_at: new Date(at + lifeMs).toISOString(),
    })
    .returning('*');
}

/** All that is the actor's own, as pieces of a zip; each is read when it is asked for. */
export async function takeOut(
  parts: ExportParts,
  { id, actor }: { id: number; actor: ExportActor },
): Promise<AsyncGenerator<Uint8Array>> {
  const row = admit(await ExportModel.query(parts.db).findById(id), subject, { actor, action: 'read' });
  if (Date.parse(row.expires_at) <= parts.now()) throw new NotFound(subject.missing);
  return zipOf(entriesOf(parts, actor));
}

/** Removes exports whose day is over. */
export async function sweepExports(db: Knex, now: Date): Promise<void> {
  await ExportModel.query(db).where('expires_at', '<', now.toISOString()).delete();
}
