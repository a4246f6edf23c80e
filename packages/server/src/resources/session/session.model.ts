import type { Knex } from 'knex';
import { Model } from 'objection';

/** A signed-in browser. The row ends the session for every process when it goes. */
export class SessionModel extends Model {
  static override tableName = 'sessions';

  declare id: string;
  declare firebase_uid: string;
  declare email: string | null;
  declare expires_at: string;
}

/** A session with its person's record, if there is one. */
export interface SessionWithUser {
  firebase_uid: string;
  email: string | null;
  user_id: number | null;
}

/** Looked up with every request: one statement, by primary key. */
export function findSession(db: Knex, id: string): Promise<SessionWithUser | undefined> {
  return db('sessions')
    .leftJoin('users', 'users.firebase_uid', 'sessions.firebase_uid')
    .where('sessions.id', id)
    .first('sessions.firebase_uid', 'sessions.email', 'users.id as user_id');
}
