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

/** One person a role, Ada first: the sample accounts of local mode. */
export const users: User[] = [
  ada,
  {
    id: 2,
    firebaseUid: 'ben-executive',
    email: 'ben@seedbed.test',
    fullName: 'Ben Castillo',
    phoneNumber: '+1 555 0102',
    role: 'executive',
    createdAt: '2026-01-06T08:00:00.000Z',
  },
  {
    id: 3,
    firebaseUid: 'chiara-marketing',
    email: 'chiara@seedbed.test',
    fullName: 'Chiara Rossi',
    phoneNumber: '+1 555 0103',
    role: 'marketing',
    createdAt: '2026-01-07T08:00:00.000Z',
  },
  {
    id: 4,
    firebaseUid: 'dev-legal',
    email: 'dev@seedbed.test',
    fullName: 'Dev Patel',
    phoneNumber: null,
    role: 'legal',
    createdAt: '2026-01-08T08:00:00.000Z',
  },
  {
    id: 5,
    firebaseUid: 'elin-sales',
    email: 'elin@seedbed.test',
    fullName: 'Elin Berg',
    phoneNumber: '+1 555 0105',
    role: 'sales',
    createdAt: '2026-01-09T08:00:00.000Z',
  },
];
