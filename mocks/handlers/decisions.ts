import { now } from '../db.ts';
import { approver } from './versionRows.ts';

/** What every decision on a record says of who decided; null where the action decides nothing. Who may not is refused. */
export function decisionOn({ createdById }: { createdById: number }, action: string, note: string) {
  if (action !== 'approve' && action !== 'reject') return null;
  const { id, fullName, role } = approver();
  const isSelfApproved = id === createdById;
  return { action, byId: id, name: fullName, role, at: now(), note, isSelfApproved } as const;
}
