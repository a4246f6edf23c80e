import type { User } from '@seedbed/server/contract';

/** Who is signed in when a story or a test begins. */
export const ada: User = {
  id: 1,
  firebaseUid: 'ada-research',
  email: 'ada@seedbed.test',
  fullName: 'Ada Okafor',
  phoneNumber: null,
  role: 'research',
  createdAt: '2026-01-05T09:30:00.000Z',
};

/** One person a role, Ada first. */
export const users: User[] = [
  ada,
  {
    id: 2,
    firebaseUid: 'emil-executive',
    email: 'emil@seedbed.test',
    fullName: 'Emil Sandqvist',
    phoneNumber: '+1 555 0102',
    role: 'executive',
    createdAt: '2026-01-06T08:00:00.000Z',
  },
  {
    id: 3,
    firebaseUid: 'mai-marketing',
    email: 'mai@seedbed.test',
    fullName: 'Mai Nguyen',
    phoneNumber: '+1 555 0103',
    role: 'marketing',
    createdAt: '2026-01-07T08:00:00.000Z',
  },
  {
    id: 4,
    firebaseUid: 'leo-legal',
    email: 'leo@seedbed.test',
    fullName: 'Leopold Alexander Montgomery-Fitzwilliam',
    phoneNumber: null,
    role: 'legal',
    createdAt: '2026-01-08T08:00:00.000Z',
  },
  {
    id: 5,
    firebaseUid: 'sara-sales',
    email: 'sara@seedbed.test',
    fullName: 'Sara Haddad',
    phoneNumber: '+1 555 0105',
    role: 'sales',
    createdAt: '2026-01-09T08:00:00.000Z',
  },
];
