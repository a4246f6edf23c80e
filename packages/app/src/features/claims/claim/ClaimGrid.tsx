import type { Claim } from '@seedbed/server/contract';
import { Text } from '@seedbed/ui/text';
import { RowGrid } from '../../../screen/RowGrid';
import * as styles from '../claims.css';
import { StatusBadge } from '../StatusBadge';
import { VerdictBadge } from '../VerdictBadge';

const cellsOf = ({ text, staleBecause, market, verdict, status }: Claim) => [
  { key: 'words', className: styles.words, content: <Words text={text} staleBecause={staleBecause} /> },
  { key: 'market', content: market },
  { key: 'verdict', content: <VerdictBadge verdict={verdict} /> },
  { key: 'status', content: <StatusBadge status={status} /> },
];

const Words = ({ text, staleBecause }: Pick<Claim, 'text' | 'staleBecause'>) => (
  <>
    {text}
    {staleBecause.map((moved) => (
      <Text key={moved.text} as="p" size="caption" tone="quiet">
        {moved.text}
      </Text>
    ))}
  </>
);

/** Claims under each other. */
export const ClaimGrid = ({ claims, onOpen }: { claims: readonly Claim[]; onOpen: (id: number) => void }) => (
  <RowGrid
    label="Claims"
    rows={claims.map((claim) => ({ id: claim.id, cells: cellsOf(claim) }))}
    rowClass={styles.row}
    onOpen={onOpen}
  />
);
