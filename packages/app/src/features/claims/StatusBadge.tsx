import type { Claim } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { statusWords } from './claimWords';

const statusTones = {
  draft: 'neutral',
  submitted: 'accent',
  approved: 'positive',
  rejected: 'critical',
  reopened: 'caution',
  withdrawn: 'neutral',
} as const;

/** How far a claim is. */
export const StatusBadge = ({ status }: Pick<Claim, 'status'>) => (
  <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>
);
