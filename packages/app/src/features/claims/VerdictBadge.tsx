import { Badge } from '@seedbed/ui/badge';
import { AlertTriangle, Check, CircleAlert, FlaskConical, ListChecks } from '@seedbed/ui/icons';
import { verdictWords, type Verdict } from './claimWords';
import * as styles from './claims.css';

const tones = {
  blocked: 'critical',
  review: 'caution',
  evidence: 'caution',
  conditions: 'accent',
  allowed: 'positive',
} as const;
const icons = {
  blocked: AlertTriangle,
  review: CircleAlert,
  evidence: FlaskConical,
  conditions: ListChecks,
  allowed: Check,
};

/** A verdict: an icon and a word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const Icon = icons[verdict];
  return (
    <Badge tone={tones[verdict]}>
      <span className={styles.verdict}>
        <Icon size={14} />
        {verdictWords[verdict]}
      </span>
    </Badge>
  );
}
