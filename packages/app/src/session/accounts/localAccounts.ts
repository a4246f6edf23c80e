import type { Role } from '@seedbed/server/contract';
import { isEmail } from '../../format/email';

/** Somebody who can sign in where no Firebase project is configured. */
export interface LocalAccount {
  name: string;
  email: string;
}

/** One person for each role. */
export const sampleAccounts: readonly (LocalAccount & { role: Role })[] = [
  { name: 'Ada Okafor', email: 'ada@seedbed.test', role: 'research' },
  { name: 'Ben Castillo', email: 'ben@seedbed.test', role: 'executive' },
  { name: 'Chiara Rossi', email: 'chiara@seedbed.test', role: 'marketing' },
  { name: 'Dev Patel', email: 'dev@seedbed.test', role: 'legal' },
  { name: 'Elin Berg', email: 'elin@seedbed.test', role: 'sales' },
];

/** The role a new record starts with: a sample person's own, otherwise research. */
export function initialRole(email: string): Role {
  return sampleAccounts.find((account) => account.email === email)?.role ?? 'research';
}

/** What is wrong with a typed account, by field; empty when nothing is. */
export function accountErrors({ name, email }: LocalAccount): Partial<Record<keyof LocalAccount, string>> {
  return {
    ...(name.trim() ? {} : { name: 'Enter a name' }),
    ...(isEmail(email.trim()) ? {} : { email: 'Invalid email address' }),
  };
}

/** The list with an account added in front; an account with the same email is replaced. */
export function withAccount(accounts: readonly LocalAccount[], added: LocalAccount): LocalAccount[] {
  const isOther = ({ email }: LocalAccount) => email.toLowerCase() !== added.email.toLowerCase();
  return [added, ...accounts.filter(isOther)];
}
