import { describe, expect, it } from 'vitest';
import { accountErrors, initialRole, sampleAccounts, withAccount } from './localAccounts';

describe('sampleAccounts', () => {
  it('has one person for each role', () =>
    expect(sampleAccounts.map(({ role }) => role).sort()).toEqual([
      'executive',
      'legal',
      'marketing',
      'research',
      'sales',
    ]));
});

describe('initialRole', () => {
  it('is a sample person’s own role', () => expect(initialRole('dev@seedbed.test')).toBe('legal'));
  it('is research for anybody else', () => expect(initialRole('new@example.com')).toBe('research'));
});

describe('accountErrors', () => {
  it('finds nothing wrong with a name and an email', () =>
    expect(accountErrors({ name: 'Noor', email: 'noor@example.com' })).toEqual({}));
  it('asks for a name', () =>
    expect(accountErrors({ name: '  ', email: 'noor@example.com' })).toEqual({ name: 'Enter a name' }));
  it.each(['', 'noor', 'noor@', '@example.com', 'noor@example', 'no or@example.com'])(
    'refuses %j as an email',
    (email) => expect(accountErrors({ name: 'Noor', email })).toEqual({ email: 'Invalid email address' }),
  );
});

describe('withAccount', () => {
  it('puts the new one first and keeps one for each email', () => {
    const first = { name: 'Noor', email: 'noor@example.com' };
    const other = { name: 'Sam', email: 'sam@example.com' };
    expect(withAccount([other, first], { name: 'Noor A.', email: 'NOOR@example.com' })).toEqual([
      { name: 'Noor A.', email: 'NOOR@example.com' },
      other,
    ]);
  });
});
