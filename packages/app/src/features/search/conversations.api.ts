import { urlOf } from '@seedbed/server/contract';
import useSWR from 'swr';
import { call } from '../../api/client';
import { conversationReads } from '../../api/swr';

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
