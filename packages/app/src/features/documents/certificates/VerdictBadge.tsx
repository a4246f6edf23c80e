import type { CoaVerdict } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { AlertTriangle, Check, Minus, X } from '@seedbed/ui/icons';
import * as styles from './certificates.css';
import { verdictWords } from './coaWords';

const icons = { pass: Check, fail: X, missing: Minus, unreadable: AlertTriangle } as const;

interface VerdictBadgeProps {
  verdict: CoaVerdict | 'none';
  /** @default the verdict in a word */
  words?: string;
}

/** A verdict by its sign and its words; colour only underlines them. */
export function VerdictBadge({ verdict, words }: VerdictBadgeProps) {
  if (verdict === 'none') return <Badge>{words}</Badge>;
  const Icon = icons[verdict];
  return (
    <Badge tone={verdictWords[verdict].tone}>
      <span className={styles.verdict}>
        <Icon size={16} />
        {words ?? verdictWords[verdict].label}
      </span>
    </Badge>
  );
}
