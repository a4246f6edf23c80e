import type { Rfq } from '@seedbed/server/contract';
import { Badge } from '@seedbed/ui/badge';
import { Inline } from '@seedbed/ui/layout';
import { Heading, Text } from '@seedbed/ui/text';
import { dayInWords } from '../../../format/dates';
import { capitalised } from '../../../text/capitalised';
import { CompletenessRing } from './CompletenessRing';
import { askedLabels, isEditable, rfqStatusWords, rfqTones } from '../rfqWords';
import * as styles from '../sourcing.css';

interface RequestHeadProps {
  rfq: Rfq;
  /** Leads to the field with this label. */
  onItem: (label: string) => void;
}

/** Where a request stands, and what is open of it. */
export function RequestHead({ rfq, onItem }: RequestHeadProps) {
  const { id, status, revision, completeness, missing, sentAt, dueAt } = rfq;
  const isBeingSaid = isEditable(rfq);
  const said = [
    revision > 1 && `revision ${revision}`,
    sentAt && `sent on ${dayInWords(sentAt)}`,
    dueAt && `answers due by ${dayInWords(dueAt, 'UTC')}`,
  ].filter(Boolean);
  return (
    <div className={styles.head}>
      {isBeingSaid && <CompletenessRing percent={completeness} />}
      <div className={styles.headWords}>
        <Inline gap="xsmall">
          <Heading level={3} size="title">
            Request for quotation {id}
          </Heading>
          <Badge tone={rfqTones[status]}>{rfqStatusWords[status]}</Badge>
        </Inline>
        {said.length > 0 && (
          <Text size="caption" tone="quiet">
            {capitalised(said.join(', '))}
          </Text>
        )}
        {isBeingSaid && missing.length > 0 && (
          <ul className={styles.items} aria-label="Still to say">
            {missing.map((name) => {
              const label = askedLabels[name] ?? name;
              return (
                <li key={name}>
                  <button type="button" className={styles.item} onClick={() => onItem(label)}>
                    {label}
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {rfq.reason && <Text as="p">{rfq.reason}</Text>}
      </div>
    </div>
  );
}
