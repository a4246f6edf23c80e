import type { Knex } from 'knex';
import { admit, can, type Action, type Actor, type OwnedRecord, type Subject } from '../../access/index.ts';
import type { ProfilePatch, Role } from '../../contract/index.ts';
import { patchRow } from '../../db/patchRow.ts';
import { Conflict, Forbidden, Invalid } from '../../errors.ts';
import { createExamples } from '../suppliers/suppliers.service.ts';
import { UserModel } from './users.model.ts';

/** What users are kept with. */
export interface UserParts {
  db: Knex;
}

const subject: Subject<UserModel> = {
  kind: 'user',
  ownerOf: (row) => row.id,
  missing: 'You have no user record yet. Create it with POST /api/users.',
};

/** A person's own record. */
export async function getUser(db: Knex, actor: Actor, action: Action = 'read'): Promise<UserModel> {
  return admit(await UserModel.query(db).findById(actor.userId), subject, { actor, action });
}

/** A person's own record, when they may stand for another record. @throws Forbidden when they may not */
export async function getApprover(db: Knex, actor: Actor, record: OwnedRecord): Promise<UserModel> {
  const user = await getUser(db, actor);
  if (can({ userId: user.id, role: user.role }, 'approve', record)) return user;
  throw new Forbidden('Approvals are for the role legal. Your profile says which one you have.');
}

/** Who somebody is by the identity service's word. */
export interface NewUserIdentity {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
}

/** The record to make, with the identity it has to agree with. */
export interface NewUser {
  identity: NewUserIdentity;
  draft: { firebaseUid: string; email: string; fullName: string; role: Role };
}

/**
 * Makes a person's record, or finds the one there is. `isNew` tells which. An address that is not proved may be held
 * by several, and whoever proves it gets a record with it; but nobody takes unproved what somebody else holds.
 */
export async function createUser(db: Knex, input: NewUser): Promise<{ user: UserModel; isNew: boolean }> {
  const { identity, draft } = input;
  const email = checkDraft(input);
  await confirmEmail(db, identity);
  const known = await findByUid(db, identity.uid);
  if (known) return { user: known, isNew: false };
  if (!identity.isEmailVerified && (await UserModel.query(db).findOne({ email }))) throw emailTaken();
  const added = await UserModel.query(db)
    .insert({
      firebase_uid: identity.uid,
      email,
      is_email_verified: identity.isEmailVerified,
      full_name: draft.fullName,
      phone_number: null,
      role: draft.role,
    })
    .onConflict()
    .ignore()
    .returning('*');
  const isNew = Boolean(rowOf(added));
  const user = await findByUid(db, identity.uid);
  if (!user) throw emailTaken();
  if (isNew) await createExamples(db, user.id);
  return { user, isNew };
}

const findByUid = (db: Knex, uid: string) => UserModel.query(db).findOne({ firebase_uid: uid });

const emailTaken = () =>
  new Conflict('Another record has this email already. Sign in with the account it was made with.');

/** The signed-in person's email, once the draft is found to speak of nobody else. */
function checkDraft({ identity, draft }: NewUser): string {
  if (draft.firebaseUid !== identity.uid) {
    throw new Forbidden('firebaseUid is not the uid of the signed-in person.');
  }
  if (!identity.email || draft.email.toLowerCase() !== identity.email.toLowerCase()) {
    throw new Forbidden('email is not the email of the signed-in person.');
  }
  return identity.email;
}

/** Notes on a person's record that its address is proved by now, unless another record is proved to own it. */
export async function confirmEmail(db: Knex, identity: NewUserIdentity): Promise<void> {
  if (!identity.isEmailVerified || identity.email === null) return;
  const owner = UserModel.query(db).where({ email: identity.email, is_email_verified: true });
  await UserModel.query(db)
    .where({ firebase_uid: identity.uid, email: identity.email, is_email_verified: false })
    .whereNotExists(owner)
    .patch({ is_email_verified: true });
}

/** An insert that met a conflict gives an empty list, or a model without a number. */
function rowOf(added: UserModel | UserModel[]): UserModel | undefined {
  const row = Array.isArray(added) ? added[0] : added;
  return row?.id ? row : undefined;
}

/** A profile that was changed, and the role it had before. */
export interface ChangedProfile {
  user: UserModel;
  roleBefore: Role;
}

/** Changes a profile. Email is read-only: where sent, it must be the stored one. */
export async function updateProfile(db: Knex, actor: Actor, patch: ProfilePatch): Promise<ChangedProfile> {
  const user = await getUser(db, actor, 'update');
  if (patch.email !== undefined && patch.email.toLowerCase() !== user.email.toLowerCase()) {
    throw new Invalid('The email of a profile cannot be changed here.', [
      { path: 'email', message: 'Send the stored email, or leave it out' },
    ]);
  }
  const { fullName, role, phoneNumber } = patch;
  const phone = phoneNumber === undefined ? {} : { phone_number: phoneNumber || null };
  const roleBefore = user.role;
  return { user: await patchRow(db, user, { full_name: fullName, role, ...phone }), roleBefore };
}
