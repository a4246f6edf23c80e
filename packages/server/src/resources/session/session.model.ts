import { Model } from 'objection';
import { prepareFindRow } from '../../db/prepared.ts';

/** A signed-in browser. The row ends the session for every process when it goes. */
export class SessionModel extends Model {
  static override tableName = 'sessions';

  /** The digest of the id that the cookie holds. */
  declare id: string;
  declare firebase_uid: string;
  declare email: string | null;
  /** 0 or 1 from SQLite. */
  declare is_email_verified: boolean | number;
  /** Seconds since 1970; null in sessions of earlier releases. */
  declare signed_in_at: number | null;
  declare expires_at: string;
  declare created_at: string;
  /** By which its person knows it; their own sessions have different ones. */
  declare number: number;
  /** Browser and system; empty where they are not known. */
  declare device: string;
  /** Null until it is used; renewed every few minutes at most. */
  declare last_seen_at: string | null;
  /** When somebody was last at work in its browser; null in sessions of earlier versions. */
  declare active_at: string | null;
}

/** Who asks, and the stamp of the rows of theirs that they want to read. */
export interface Asker {
  /** Null without a record. */
  user_id: number | null;
  /** 0 for rows that everybody shares; null when nothing was ever written. */
  owner_id: number | null;
  stamp: string | null;
}

/** A session's person. */
export interface SessionAsker extends Asker {
  firebase_uid: string;
  email: string | null;
  is_email_verified: boolean | number;
  last_seen_at: string | null;
  signed_in_at: number | null;
  /** When somebody was last at work in its browser, as far as is known. */
  active_at: string;
}

const ofAsker = 'users.id as user_id, revisions.owner_id, revisions.stamp';

/** By session id and resource. */
export const findSession = prepareFindRow<SessionAsker>(
  'find_session',
  `select sessions.firebase_uid, sessions.email, sessions.is_email_verified, sessions.last_seen_at,
    sessions.signed_in_at, coalesce(sessions.active_at, sessions.last_seen_at, sessions.created_at) as active_at, ${ofAsker}
    from sessions
    left join users on users.firebase_uid = sessions.firebase_uid
    left join revisions on revisions.resource = $1 and revisions.owner_id in (0, users.id)
    where sessions.id = $2`,
);

/** By the identity service's id and resource. */
export const findAsker = prepareFindRow<Asker>(
  'find_asker',
  `select ${ofAsker} from (select 1) as one
    left join users on users.firebase_uid = $1
    left join revisions on revisions.resource = $2 and revisions.owner_id in (0, users.id)`,
);
