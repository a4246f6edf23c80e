import { Model } from 'objection';

/** A person's record. */
export class UserModel extends Model {
  static override tableName = 'users';

  declare id: number;
  declare firebase_uid: string;
  declare email: string;
  /** Whether the address is proved to be theirs; 0 or 1 from SQLite. Unique among proved addresses only. */
  declare is_email_verified: boolean | number;
  declare full_name: string;
  declare phone_number: string | null;
  declare role: 'research' | 'executive' | 'marketing' | 'legal' | 'sales';
  declare created_at: string;
}
