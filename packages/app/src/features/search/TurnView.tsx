import { SourceList, type SourceListHandle } from '@seedbed/ui/citations';
import { Message, Thinking } from '@seedbed/ui/message';
import { memo, useCallback, useRef, useState } from 'react';
import { RichText } from '../../RichText';
import * as styles from './SearchPage.css';
import type { Turn } from './thread';

/**
 * A question, its answer and the answer's sources. Takes the parts of a turn one by one: they stay the same
 * while a later answer is written, and so nothing above it is drawn again.
 */
export const TurnView = memo(function TurnView({ question, answer, isThinking }: Omit<Turn, 'key'>) {
  const [activeN, setActiveN] = useState<number>();
  const sources = useRef<SourceListHandle>(null);
  const open = useCallback((n: number) => {
    setActiveN(n);
    sources.current?.focusSource(n);
  }, []);
  const citations = answer?.citations ?? [];
  return (
    <div className={styles.turn} data-turn>
      {question !== undefined && (
        <div className={styles.asked}>
          <Message author="user">{question}</Message>
        </div>
      )}
      <div className={styles.answered}>
        {isThinking && <Thinking />}
        {answer && (
          <Message author="assistant" status={answer.status}>
            <RichText headingLevel={2} onMarkerPress={citations.length > 0 ? open : undefined}>
              {answer.content}
            </RichText>
          </Message>
        )}
      </div>
      {citations.length > 0 && (
        <div className={styles.sources}>
          <SourceList
            ref={sources}
            label="Sources"
            headingLevel={2}
            citations={citations}
            activeN={activeN}
          />
        </div>
      )}
    </div>
  );
});
