import { z } from 'zod';
import { operation, Text, Timestamp } from './http.ts';

/** The work a person does; self-selected on the profile. */
export const Role = z.enum(['research', 'executive', 'marketing', 'legal', 'sales']);
export type Role = z.infer<typeof Role>;

const FullName = Text.trim().min(1, 'Full name is required').max(200, 'Keep the name to 200 characters');
const PhoneNumber = Text.trim().max(40, 'Keep the phone number to 40 characters');

/** A person's record. */
export const User = z
  .strictObject({
    id: z.int(),
    firebaseUid: z.string().describe('The identity service’s id of the person'),
    email: z.string().describe('As the identity service gave it; may be malformed'),
    fullName: z.string(),
    phoneNumber: z.string().nullable().describe('null when there is none'),
    role: Role,
    createdAt: Timestamp,
  })
  .meta({
    id: 'User',
    example: {
      id: 1,
      firebaseUid: 'ada-research',
      email: 'ada@seedbed.test',
      fullName: 'Ada Okafor',
      phoneNumber: null,
      role: 'research',
      createdAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type User = z.infer<typeof User>;

/** What a client sends to make its own record. */
export const UserDraft = z
  .strictObject({
    firebaseUid: Text.min(1).max(128).describe('Must be the verified uid'),
    email: Text.min(1).max(320).describe('Must be the verified email'),
    fullName: FullName,
    role: Role.default('research'),
  })
  .meta({
    id: 'UserDraft',
    example: {
      firebaseUid: 'ada-research',
      email: 'ada@seedbed.test',
      fullName: 'Ada Okafor',
      role: 'research',
    },
  });
export type UserDraft = z.input<typeof UserDraft>;

/** The fields of the profile a person may change; any subset. */
export const ProfilePatch = z
  .strictObject({
    fullName: FullName,
    phoneNumber: PhoneNumber.nullable().describe('null or empty clears it'),
    role: Role,
    email: Text.max(320).describe('Read-only: where sent, it must be the stored one'),
  })
  .partial()
  .meta({
    id: 'ProfilePatch',
    example: { fullName: 'Ada Okafor', phoneNumber: '+1 555 0100', role: 'legal' },
  });
export type ProfilePatch = z.infer<typeof ProfilePatch>;

/** What is sent to delete one's account. */
export const AccountDeletion = z
  .strictObject({
    email: Text.max(320).describe('The email of the account, so that nobody deletes it by mistake'),
  })
  .meta({ id: 'AccountDeletion', example: { email: 'ada@seedbed.test' } });
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const userOperations = {
  'users.current': operation('users.current', {
    summary: 'The signed-in person’s record',
    headers: ['X-Firebase-UID'],
    responses: { 200: User },
    problems: [403, 404],
  }),
  'users.create': operation('users.create', {
    summary: 'Make the signed-in person’s record; again by the same person answers 200 with the same record',
    headers: ['X-Firebase-UID', 'Idempotency-Key'],
    body: UserDraft,
    responses: { 201: User, 200: User },
    problems: [400, 403, 409, 413, 415],
  }),
  'users.updateProfile': operation('users.updateProfile', {
    summary: 'Change the signed-in person’s profile',
    headers: ['X-Firebase-UID'],
    body: ProfilePatch,
    responses: { 200: User },
    problems: [400, 403, 409, 413, 415],
  }),
  'users.delete': operation('users.delete', {
    summary:
      'Delete one’s account with all that is one’s own, and end all of one’s sessions. Nothing brings it back',
    headers: ['X-Firebase-UID'],
    body: AccountDeletion,
    responses: { 204: null },
    problems: [400, 403, 409, 413, 415, 503],
  }),
};
