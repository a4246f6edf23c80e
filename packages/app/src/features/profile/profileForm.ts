import type { ProfilePatch, Role, User } from '@seedbed/server/contract';
import { isEmail } from '../../format/email';

/** What the form holds; an empty phone number is ''. */
export interface ProfileForm {
  fullName: string;
  email: string;
  phoneNumber: string;
  role: Role;
}

/** The roles as people say them. */
export const roles: readonly { id: Role; label: string }[] = [
  { id: 'research', label: 'Research' },
  { id: 'executive', label: 'Executive' },
  { id: 'marketing', label: 'Marketing' },
  { id: 'legal', label: 'Legal' },
  { id: 'sales', label: 'Sales' },
];

/** The form as the saved record fills it. */
export function formOf({ fullName, email, phoneNumber, role }: User): ProfileForm {
  return { fullName, email, phoneNumber: phoneNumber ?? '', role };
}

/** The form as it was typed before; what cannot be typed is as saved, and so is a role that is none. */
export function formTyped(typed: ProfileForm, saved: ProfileForm): ProfileForm {
  const role = roles.some(({ id }) => id === typed.role) ? typed.role : saved.role;
  return { ...typed, email: saved.email, role };
}

/** Whether the form says anything else than what is saved. */
export function isEdited(form: ProfileForm, saved: ProfileForm): boolean {
  return (Object.keys(saved) as (keyof ProfileForm)[]).some((field) => form[field] !== saved[field]);
}

/** What is wrong with the form, by field; empty when nothing is. */
export function profileErrors({ fullName, email }: ProfileForm): Partial<Record<keyof ProfileForm, string>> {
  return {
    ...(fullName.trim() ? {} : { fullName: 'Full name is required' }),
    ...(isEmail(email) ? {} : { email: 'Invalid email address' }),
  };
}

/** What is sent to save the form. */
export function patchOf({ fullName, email, phoneNumber, role }: ProfileForm): ProfilePatch {
  return { fullName: fullName.trim(), email, phoneNumber: phoneNumber.trim() || null, role };
}
