import type { User } from '../../contract/index.ts';
import type { UserModel } from './users.model.ts';

/** A user as the contract words it. */
export function presentUser(row: UserModel): User {
  return {
    id: row.id,
    firebaseUid: row.firebase_uid,
    email: row.email,
    fullName: row.full_name,
    phoneNumber: row.phone_number,
    role: row.role,
    createdAt: row.created_at,
  };
}
