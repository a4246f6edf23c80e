import type { CheckedSentence } from '@seedbed/server/contract';
import { Button, LinkButton } from '@seedbed/ui/button';
import { Inline, Stack } from '@seedbed/ui/layout';
import { Text } from '@seedbed/ui/text';
import type { ReactNode } from 'react';
import { Folded } from '../../../screen/Folded';
import { classWords, evidenceWords, piecesOf } from '../claimWords';
import * as styles from '../claims.css';
import { conditionKey, findingKey } from './repeats';
import { VerdictBadge } from '../VerdictBadge';

export interface SentenceFindingsProps {
  sentence: CheckedSentence;
  /** Keys of what an earlier sentence has told in full. */
  told?: ReadonlySet<string>;
  /** What is done with the sentence as it stands. */
  action?: ReactNode;
  /** Takes other words for it. None: it is only shown. */
  onReword?: (text: string) => void;
}

/** A sentence with its verdict, what was found in it, what it needs and what could stand instead. */
export function SentenceFindings({ sentence, told, action, onReword }: SentenceFindingsProps) {
  const { verdict, findings, conditions, evidence, rewordings } = sentence;
  return (
    <Stack gap="xsmall">
      <div className={styles.verdictLine}>
        <Inline gap="xsmall">
          <VerdictBadge verdict={verdict} />
          <Text size="caption" tone="quiet">
            {classWords[sentence.class]}
          </Text>
        </Inline>
        {action}
      </div>
      <p className={styles.sentence}>
        {piecesOf(sentence).map(({ at, text, isHit }) =>
          isHit ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </p>
      {findings.map((finding) => (
        <Text key={findingKey(finding)} as="p" size="caption">
          <strong>{finding.title}.</strong>{' '}
          {told?.has(findingKey(finding)) ? 'As above.' : <Why of={finding} />}
        </Text>
      ))}
      {conditions.length > 0 && <Conditions conditions={conditions} told={told} />}
      {evidence && <Evidence evidence={evidence} />}
      {onReword && rewordings.length > 0 && (
        <Inline gap="xsmall">
          {rewordings.map(({ text, verdict: better }) => (
            <span key={text} className={styles.rewording} data-offer>
              <Button size="small" onPress={() => onReword(text)}>
                {`Use ‘${text}’`}
              </Button>
              <VerdictBadge verdict={better} />
            </span>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

function Why({ of: { because, source, isConfirmed } }: { of: CheckedSentence['findings'][number] }) {
  return (
    <>
      {because} <cite>{source}</cite>
      {!isConfirmed && ' (citation not yet verified)'}
    </>
  );
}

type ConditionsProps = Pick<CheckedSentence, 'conditions'> & Pick<SentenceFindingsProps, 'told'>;

function Conditions({ conditions, told }: ConditionsProps) {
  return (
    <ul className={styles.list} aria-label="What it needs">
      {conditions.map((condition) => (
        <li key={conditionKey(condition)}>
          <Text size="caption">
            {condition.isMet ? 'Met: ' : 'Needed: '}
            {condition.text ?? condition.kind}
          </Text>
          {condition.placement && !told?.has(conditionKey(condition)) && (
            <Text as="p" size="caption" tone="quiet">
              {condition.placement} <cite>{condition.source}</cite>
              {condition.isConfirmed === false && ' (citation not yet verified)'}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

function Evidence({ evidence }: { evidence: NonNullable<CheckedSentence['evidence']> }) {
  const { studies } = evidence;
  return (
    <Stack gap="xxsmall">
      <Text as="p" size="caption">
        {evidenceWords(evidence)}
      </Text>
      {studies.length > 0 && (
        <Folded summary={studies.length === 1 ? 'One study' : `${studies.length} studies`}>
          <ul className={styles.list}>
            {studies.map(({ key, source, text, url }) => (
              <li key={key}>
                <Text as="p" size="caption">
                  {text}
                </Text>
                {url ? (
                  <LinkButton href={url} size="small" variant="quiet">
                    {source}
                  </LinkButton>
                ) : (
                  <Text size="caption" tone="quiet">
                    {source}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </Folded>
      )}
    </Stack>
  );
}
