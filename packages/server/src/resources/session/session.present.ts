import type { OwnSession } from '../../contract/index.ts';
import type { ListedSession } from './ownSessions.service.ts';

/** A session as the contract words it. */
export const presentSession = ({ row, isCurrent }: ListedSession): OwnSession => ({
  id: row.number,
  device: row.device,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at ?? row.created_at,
  expiresAt: row.expires_at,
  isCurrent,
});
