import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import { SignInNeeded } from '../../errors.ts';
import { EndedSignInModel } from './endedSignIns.model.ts';

/** One sign-in of a person: in whichever browsers it was made within the same second. */
export interface SignIn {
  uid: string;
  /** Seconds since 1970; 0 where the identity service does not tell. */
  signedInAt: number;
}

const personOf = (uid: string) => hash('sha256', uid, 'base64url');

/** Lets a sign-in open no session any more; with `isAllBefore` no earlier one either. */
export async function endSignIn(
  trx: Knex,
  { uid, signedInAt }: SignIn,
  { isAllBefore = false } = {},
): Promise<void> {
  if (signedInAt === 0) return;
  const row = { person: personOf(uid), signed_in_at: signedInAt, is_all_before: isAllBefore };
  const added = EndedSignInModel.query(trx).insert(row).onConflict(['person', 'signed_in_at']);
  await (isAllBefore ? added.merge(['is_all_before']) : added.ignore());
}

/** @throws SignInNeeded for a sign-in that was ended */
export async function refuseEnded(db: Knex, { uid, signedInAt }: SignIn): Promise<void> {
  if (signedInAt === 0) return;
  const ended = await EndedSignInModel.query(db)
    .where({ person: personOf(uid) })
    .where((row) =>
      row
        .where({ signed_in_at: signedInAt })
        .orWhere((earlier) => earlier.where({ is_all_before: true }).where('signed_in_at', '>', signedInAt)),
    )
    .first();
  if (ended) throw new SignInNeeded('This sign-in was ended. Sign in again.');
}
