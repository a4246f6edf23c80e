import { Model } from 'objection';

/** A person's record. */
export class UserModel extends Model {
  static override tableName = 'users';

  declare id: number;
  declare firebase_uid: string;
  declare email: string;
  declare full_name: string;
  declare phone_number: string | null;
  declare role: 'research' | 'executive' | 'marketing' | 'legal' | 'sales';
  declare created_at: string;
}
