import type { Citation } from '@seedbed/server/contract';
import { LinkButton } from '@seedbed/ui/button';
import { SourceList, type SourceListHandle } from '@seedbed/ui/citations';
import { Sprout } from '@seedbed/ui/icons';
import { Message, Thinking } from '@seedbed/ui/message';
import { lazy, memo, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { RawText, RichText } from '../../../text/RichText';
import { units } from '../../../text/units';
import { AddStudiedDose } from '../../formula';
import { passageDraft, Plant } from '../../garden';
import { useNearby } from '../../../scrolling/useNearby';
import { AnswerFooter } from './AnswerFooter';
import { AskedServices } from './AskedServices';
import { answerParts } from './followUps';
import { LiteratureDetails } from './LiteratureDetails';
import * as styles from '../SearchPage.css';
import type { Turn } from './thread';
import { useArriving } from './useArriving';

export interface TurnViewProps extends Omit<Turn, 'key'> {
  /** It says what was searched for. */
  isFound: boolean;
  /** It is one of the last, which the reader sees first. */
  isNewest: boolean;
  /** Asks a question; only for the very last turn, and while nothing is being written. */
  onAsk?: (question: string) => void;
}

/**
 * A question, its answer and the answer's sources. Takes the parts of a turn one by one: they stay the same
 * while a later answer is written, and so nothing above it is drawn again. An answer far from the reader is
 * there as it was written, without its sources; reading a thousand of them would take the page seconds.
 */
export const TurnView = memo(function TurnView(turn: TurnViewProps) {
  const { question, answer, isThinking, literature, isNewest, isFound, onAsk } = turn;
  const [isNear, row] = useNearby(isNewest || isFound);
  const [isLive, setIsLive] = useState(isThinking);
  if (isThinking && !isLive) setIsLive(true);
  return (
    <div
      ref={row}
      className={styles.turn}
      aria-current={isFound || undefined}
      data-turn
      data-plantable
      data-newest={isNewest || undefined}
    >
      {question !== undefined && (
        <div className={styles.asked}>
          <Message author="user">{question}</Message>
          {literature && <AskedServices search={literature} isLive={isLive} />}
        </div>
      )}
      {isThinking && (
        <div className={styles.answered}>
          <Thinking />
        </div>
      )}
      {answer && <Answer {...{ answer, question, onAsk, isNear, isLive }} />}
    </div>
  );
});

const TrendChart = lazy(async () => ({ default: (await import('./TrendChart')).TrendChart }));

/**
 * What a machine read in a work; a dose that is cited can be put into a formula, once the answer is stored; what comes
 * from elsewhere than the garden can be planted there.
 */
const underSource = (messageId: number | undefined) => (citation: Citation) => (
  <div className={styles.underSource}>
    {citation.literature && <LiteratureDetails source={citation.literature} />}
    {citation.dose && !citation.literature && (
      <AddStudiedDose citation={citation} from={messageId === undefined ? undefined : { messageId }} />
    )}
    {citation.kind === 'garden' ? (
      <LinkButton variant="quiet" size="small" href={`/v1/garden?item=${citation.gardenItemId}`}>
        <Sprout size={14} />
        Open in the garden
      </LinkButton>
    ) : (
      <Plant of={citation.title} draft={() => passageDraft(citation)} />
    )}
  </div>
);

/** A passage that tells counts is drawn too. */
const trendOf = ({ n, title, trend }: Citation) =>
  trend && (
    <Suspense key={n} fallback={null}>
      <TrendChart trend={trend} caption={title} />
    </Suspense>
  );

interface AnswerProps extends Pick<TurnViewProps, 'question' | 'onAsk'> {
  answer: NonNullable<Turn['answer']>;
  isNear: boolean;
  /** It came while the reader waited for it. */
  isLive: boolean;
}

function Answer({ answer, question, onAsk, isNear, isLive }: AnswerProps) {
  const { content, status, citations } = useArriving(answer, isLive);
  const { text, questions } = useMemo(() => answerParts(content), [content]);
  const [activeN, setActiveN] = useState<number>();
  const sources = useRef<SourceListHandle>(null);
  const open = useCallback((n: number) => {
    setActiveN(n);
    sources.current?.focusSource(n);
  }, []);
  const isWritten = status !== 'streaming';
  const messageId = isWritten ? answer.id : undefined;
  return (
    <>
      <div className={styles.answered}>
        <Message
          author="assistant"
          status={status}
          footer={
            isNear &&
            isWritten && (
              <AnswerFooter
                interpretations={answer.interpretations ?? []}
                {...{ text, citations, questions, question, onAsk }}
              />
            )
          }
        >
          {isNear ? (
            <RichText headingLevel={2} onMarkerPress={citations.length > 0 ? open : undefined}>
              {text}
            </RichText>
          ) : (
            <RawText>{text}</RawText>
          )}
          {isNear && isWritten && citations.map(trendOf)}
        </Message>
      </div>
      {isNear && citations.length > 0 && (
        <div className={styles.sources}>
          <SourceList
            ref={sources}
            label="Sources"
            headingLevel={2}
            citations={citations}
            activeN={activeN}
            units={units}
            action={underSource(messageId)}
          />
        </div>
      )}
    </>
  );
}
