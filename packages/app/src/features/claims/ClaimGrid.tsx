import type { Claim } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Text } from '@seedbed/ui/text';
import { useState, type KeyboardEvent } from 'react';
import { statusWords } from './claimWords';
import * as styles from './claims.css';
import { VerdictBadge } from './VerdictBadge';

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

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Claims under each other; one stop of the Tab key, arrows go on from there, Enter opens. */
export function ClaimGrid({ claims, onOpen }: { claims: readonly Claim[]; onOpen: (id: number) => void }) {
  const [current, setCurrent] = useState<number>();
  const stop = claims.some(({ id }) => id === current) ? current : claims[0]?.id;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, at: number) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(claims[at]?.id ?? 0);
    }
    const next = claims[steps[event.key]?.(at, claims.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.id);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-claim="${next.id}"]`)?.focus();
  };
  return (
    <div role="grid" aria-label="Claims" className={styles.grid}>
      {claims.map((claim, at) => (
        <div
          key={claim.id}
          role="row"
          data-claim={claim.id}
          tabIndex={claim.id === stop ? 0 : -1}
          className={styles.row}
          onFocus={() => setCurrent(claim.id)}
          onClick={() => onOpen(claim.id)}
          onKeyDown={(event) => handleKeyDown(event, at)}
        >
          <span role="gridcell" className={styles.words}>
            {claim.text}
            {claim.staleBecause.map(({ text }) => (
              <Text key={text} as="p" size="caption" tone="quiet">
                {text}
              </Text>
            ))}
          </span>
          <span role="gridcell">{claim.market}</span>
          <span role="gridcell">
            <VerdictBadge verdict={claim.verdict} />
          </span>
          <span role="gridcell">
            <StatusBadge status={claim.status} />
          </span>
        </div>
      ))}
    </div>
  );
}
