import { ProfilePatch, Role } from '@seedbed/server/contract';
import { describe, expect, it } from 'vitest';
import { formOf, formTyped, isEdited, patchOf, profileErrors, roles } from './profileForm';

const user = {
  id: 1,
  firebaseUid: 'ada',
  email: 'ada@seedbed.test',
  fullName: 'Ada Okafor',
  phoneNumber: null,
  role: 'research' as const,
  createdAt: '2026-01-05T09:30:00.000Z',
};
const form = formOf(user);

describe('profile form', () => {
  it('offers every role of the contract', () => expect(roles.map(({ id }) => id)).toEqual(Role.options));

  it('takes up what was typed before', () =>
    expect(formTyped({ ...form, fullName: 'Ada O.', role: 'legal' }, form)).toEqual({
      ...form,
      fullName: 'Ada O.',
      role: 'legal',
    }));

  it('leaves what cannot be typed', () =>
    expect(formTyped({ ...form, email: 'other@seedbed.test', role: 'admin' as 'sales' }, form)).toEqual(
      form,
    ));

  it('is not edited as it comes', () => expect(isEdited(form, formOf(user))).toBe(false));

  it('is edited by any field', () => {
    expect(isEdited({ ...form, phoneNumber: '1' }, form)).toBe(true);
    expect(isEdited({ ...form, role: 'legal' }, form)).toBe(true);
  });

  it('needs a name', () =>
    expect(profileErrors({ ...form, fullName: ' ' })).toEqual({ fullName: 'Full name is required' }));

  it('says when the stored email is not valid', () =>
    expect(profileErrors({ ...form, email: 'ada' })).toEqual({ email: 'Invalid email address' }));

  it('sends what the server takes', () => {
    const patch = patchOf({ ...form, fullName: ' Ada ', phoneNumber: ' ' });
    expect(patch).toEqual({
      fullName: 'Ada',
      email: 'ada@seedbed.test',
      phoneNumber: null,
      role: 'research',
    });
    expect(ProfilePatch.safeParse(patch).success).toBe(true);
  });
});
