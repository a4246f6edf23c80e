import { Button, LinkButton } from '@seedbed/ui/button';
import { Notice } from '@seedbed/ui/notice';
import { Spinner } from '@seedbed/ui/spinner';
import { useEffect, useMemo, useRef } from 'react';
import { errorWords, hasStatus } from '../../../api/problem';
import type { LiveAnswer } from '../answering/answer';
import { useMessages } from '../conversations.api';
import * as styles from '../SearchPage.css';
import { placeOfMessage, threadOf } from './thread';
import { TurnView } from './TurnView';
import { useScrollToEnd } from './useScrollToEnd';

export interface ThreadProps {
  /** Undefined while a new conversation has no number yet. */
  conversationId: number | undefined;
  /** The message that was searched for: the thread opens there. */
  foundId?: number | undefined;
  live: LiveAnswer | undefined;
  /** An answer is being written that this page does not follow yet. */
  onFoundUnderWay: (conversationId: number) => void;
  /** Asks in this conversation. The same function for good. */
  onAsk: (question: string) => void;
}

/** So many turns at the end are drawn whole at once: together they fill any window. */
const newestTurns = 3;

/** A conversation: its stored messages and the answer on its way. */
export function Thread({ conversationId, foundId, live, onFoundUnderWay, onAsk }: ThreadProps) {
  const { data: messages, error, mutate } = useMessages(conversationId);
  const turns = useMemo(() => threadOf(messages ?? [], live), [messages, live]);
  const found = placeOfMessage(turns, foundId);
  const isUnderWay = messages?.at(-1)?.status === 'streaming';
  // One that broke off here has a notice, which asks again.
  const isAnswering = isUnderWay || live !== undefined;
  useEffect(() => {
    if (conversationId !== undefined && isUnderWay) onFoundUnderWay(conversationId);
  }, [conversationId, isUnderWay, onFoundUnderWay]);

  const thread = useRef<HTMLDivElement>(null);
  useScrollToEnd(thread, {
    place: conversationId,
    found,
    turns: turns.length,
    isLoaded: messages !== undefined,
  });

  if (error && !messages && !live) {
    return <ThreadFailure error={error} onRetry={() => void mutate()} />;
  }
  if (!messages && !live) {
    // An element of its own: the thread that takes its place begins at its end, which is no movement of this one.
    return (
      <div key="loading" className={styles.turns}>
        <Spinner label="Loading messages" />
      </div>
    );
  }
  return (
    <div key="turns" ref={thread} className={styles.turns}>
      {turns.map(({ key, ...turn }, place) => (
        <TurnView
          key={key}
          isNewest={place >= turns.length - newestTurns}
          isFound={place === found}
          onAsk={isAnswering || place < turns.length - 1 ? undefined : onAsk}
          {...turn}
        />
      ))}
      {live?.phase === 'failed' && (
        <Notice
          tone="critical"
          title="The answer broke off"
          action={
            live.question !== null && <Button onPress={() => onAsk(live.question ?? '')}>Ask again</Button>
          }
        >
          Your question and the text so far are kept.
        </Notice>
      )}
    </div>
  );
}

function ThreadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = hasStatus(error, 404);
  return (
    <div className={styles.turns}>
      <Notice
        tone="critical"
        title={isMissing ? 'Conversation not found' : 'The messages could not be loaded'}
        action={
          isMissing ? (
            <LinkButton href="/v1/search">New search</LinkButton>
          ) : (
            <Button onPress={onRetry}>Try again</Button>
          )
        }
      >
        {isMissing ? 'It was deleted, or it belongs to somebody else.' : errorWords(error)}
      </Notice>
    </div>
  );
}
