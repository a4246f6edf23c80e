import { describe, expect, it } from 'vitest';
import { ProfilePatch, UserDraft } from './index.ts';

describe('a person', () => {
  const draft = { firebaseUid: 'u', email: 'u@seedbed.test', fullName: 'U' };

  it('is in research unless a role is sent', () => {
    expect(UserDraft.parse(draft).role).toBe('research');
    expect(UserDraft.parse({ ...draft, role: 'legal' }).role).toBe('legal');
    expect(UserDraft.safeParse({ ...draft, role: 'admin' }).success).toBe(false);
  });

  it('changes any part of the profile, and only what is sent', () => {
    expect(ProfilePatch.parse({})).toEqual({});
    expect(ProfilePatch.parse({ phoneNumber: null })).toEqual({ phoneNumber: null });
    expect(ProfilePatch.parse({ phoneNumber: '' })).toEqual({ phoneNumber: '' });
    expect(ProfilePatch.safeParse({ fullName: ' ' }).error?.issues[0]?.message).toBe('Full name is required');
  });
});
