import { Markdown } from '@seedbed/ui/markdown';
import { Message, Thinking } from '@seedbed/ui/message';
import { SourceList } from '@seedbed/ui/citations';
import { memo, useCallback, useState } from 'react';
import { kindLabel } from './kindLabels';
import * as styles from './SearchPage.css';
import type { Turn } from './thread';

/** A question, its answer and the answer's sources. */
export const TurnView = memo(function TurnView({ turn }: { turn: Turn }) {
  const { question, answer, isThinking } = turn;
  const [activeN, setActiveN] = useState<number>();
  const open = useCallback((n: number) => setActiveN(n), []);
  const citations = answer?.citations ?? [];
  return (
    <div className={styles.turn}>
      {question !== undefined && (
        <div className={styles.asked}>
          <Message author="user">{question}</Message>
        </div>
      )}
      <div className={styles.answered}>
        {isThinking && <Thinking />}
        {answer && (
          <Message author="assistant" status={answer.status}>
            <Markdown onMarkerPress={citations.length > 0 ? open : undefined}>{answer.content}</Markdown>
          </Message>
        )}
      </div>
      {citations.length > 0 && (
        <div className={styles.sources}>
          <SourceList label="Sources" citations={citations} activeN={activeN} kindLabel={kindLabel} />
        </div>
      )}
    </div>
  );
});
