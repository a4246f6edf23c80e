import { urlOf } from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { conversationReads } from '../../api/swr';
import { useOperation } from '../../api/useOperation';

/** One's conversations, latest first. */
export function useConversations() {
  return useSWR(urlOf('conversations.list'), () => call('conversations.list'), conversationReads);
}

/** The messages of a conversation, oldest first; not asked for without one. */
export function useMessages(id: number | undefined) {
  return useSWR(
    id === undefined ? null : urlOf('messages.list', { id }),
    () => call('messages.list', { params: { id: id ?? 0 } }),
    conversationReads,
  );
}

/** Deleting conversations. */
export interface ConversationCalls {
  /** Throws as `call` does; the list follows. */
  remove: (id: number) => Promise<void>;
  /** Drops the messages of a conversation that is gone. Call it once nothing shows them. */
  forget: (id: number) => void;
}

/** The calls that change conversations; the same for good. */
export function useConversationCalls(): ConversationCalls {
  const { mutate } = useSWRConfig();
  const { run } = useOperation('conversations.delete');
  return useMemo(
    () => ({
      remove: (id) => run({ params: { id } }),
      forget: (id) => void mutate(urlOf('messages.list', { id }), undefined, { revalidate: false }),
    }),
    [run, mutate],
  );
}
