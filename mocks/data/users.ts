import type { OwnSession, User } from '@seedbed/server/contract';

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

/** Where Ada is signed in: here, and on her telephone. */
export const sessions: OwnSession[] = [
  {
    id: 1,
    device: 'Firefox on Linux',
    createdAt: '2026-11-21T08:10:00.000Z',
    lastSeenAt: '2026-11-21T09:00:00.000Z',
    expiresAt: '2026-11-21T10:00:00.000Z',
    isCurrent: true,
  },
  {
    id: 2,
    device: 'Safari on iPhone',
    createdAt: '2026-11-20T17:45:00.000Z',
    lastSeenAt: '2026-11-21T08:40:00.000Z',
    expiresAt: '2026-11-21T09:35:00.000Z',
    isCurrent: false,
  },
];
