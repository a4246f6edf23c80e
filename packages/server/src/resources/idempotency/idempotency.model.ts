import { Model } from 'objection';

/** The first answer to a request with an `Idempotency-Key`. */
export class IdempotencyKeyModel extends Model {
  static override tableName = 'idempotency_keys';
  static override idColumn = ['firebase_uid', 'key'];

  declare firebase_uid: string;
  /** A name made of the key; the key itself is not kept. */
  declare key: string;
  declare fingerprint: string;
  declare response_status: number;
  /** Sealed. */
  declare response_body: string;
  declare created_at: string;
}
