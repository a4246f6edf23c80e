import { Stack } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { dayInWords } from '../format/dates';
import * as styles from './provenance.css';

interface Decision {
  action: 'approve' | 'reject';
  name: string;
  role: string;
  at: string;
  /** Their words; may be empty. */
  note: string;
  isSelfApproved: boolean;
}

/** Who stood for something, or against it. */
export function Decisions({ approvals }: { approvals: readonly Decision[] }) {
  if (approvals.length === 0) return null;
  return (
    <Stack gap="xsmall">
      <Heading level={3} size="title">
        Decisions
      </Heading>
      <ul className={styles.decisions}>
        {approvals.map(({ action, name, role, at, note, isSelfApproved }) => (
          <li key={at}>
            <Text size="caption">
              {`${action === 'approve' ? 'Approved' : 'Rejected'} by ${name}, ${role}, on ${dayInWords(at)}`}
              {isSelfApproved && action === 'approve' ? ' (self-approved)' : ''}
              {note && `: ${note}`}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
