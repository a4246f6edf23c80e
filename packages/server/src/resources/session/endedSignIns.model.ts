import { Model } from 'objection';

/** A sign-in that may open no session any more, though the identity service still renews its tokens. */
export class EndedSignInModel extends Model {
  static override tableName = 'ended_sign_ins';
  static override idColumn = ['person', 'signed_in_at'];

  /** The digest of the identity service's id of the person: it outlives their account. */
  declare person: string;
  /** Seconds since 1970, as the identity service counts. */
  declare signed_in_at: number;
  /** Whether all earlier sign-ins ended with it; 0 or 1 from SQLite. */
  declare is_all_before: boolean | number;
}
