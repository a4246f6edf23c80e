import type { DocumentStatus } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { statusWords } from './documentWords';

const tones = { draft: 'neutral', inReview: 'accent', approved: 'positive', superseded: 'neutral' } as const;

/** How far a document is. */
export const StatusBadge = ({ status }: { status: DocumentStatus }) => (
  <Badge tone={tones[status]}>{statusWords[status]}</Badge>
);
