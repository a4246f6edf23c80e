import { urlOf, type Message, type Scope } from '@seedbed/server/contract';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call, callForEvents } from '../../api/client';
import { hasStatus } from '../../api/problem';
import { conversationReads } from '../../api/swr';
import { useOperation } from '../../api/useOperation';

const messagesKey = (id: number) => urlOf('messages.list', { id });
const readMessages = (id: number) => call('messages.list', { params: { id } });

/** One's conversations, latest first; not asked for where they are not wanted. */
export function useConversations(isWanted = true) {
  const key = isWanted ? urlOf('conversations.list') : null;
  return useSWR(key, () => call('conversations.list'), conversationReads);
}

/** The messages of a conversation, oldest first; not asked for without one. */
export function useMessages(id: number | undefined) {
  return useSWR(id === undefined ? null : messagesKey(id), () => readMessages(id ?? 0), conversationReads);
}

/** A question for the server. */
export interface Asking {
  content: string;
  /** Undefined begins a conversation. */
  conversationId: number | undefined;
  /** Whether public literature is asked too; undefined: as the conversation has it. */
  literature?: boolean;
  /** What the answer draws on; undefined: as the conversation has it. */
  scope?: Scope;
  /** The same key with the same question asks once. */
  idempotencyKey: string;
}

/** Asks; the answer comes as events. Throws as `call` does. */
export function askQuestion({ conversationId, idempotencyKey, ...body }: Asking): Promise<Response> {
  const input = { body, idempotencyKey };
  return conversationId === undefined
    ? callForEvents('conversations.create', input)
    : callForEvents('messages.create', { params: { id: conversationId }, ...input });
}

/** The events of an answer that is being written, from its start. Throws as `call` does; 404 where none is. */
export function attachToAnswer(id: number): Promise<Response> {
  return callForEvents('generation.attach', { params: { id } });
}

/** Stops the answer being written, upstream too. Throws as `call` does. */
export async function stopAnswer(id: number): Promise<void> {
  try {
    await call('generation.stop', { params: { id } });
  } catch (error) {
    // Done before it could be stopped.
    if (!hasStatus(error, 404)) throw error;
  }
}

/** The calls on conversations that change what is shown; the same for good. */
export interface ConversationCalls {
  /** Deletes one. Throws as `call` does; the list follows. */
  remove: (id: number) => Promise<void>;
  /** Drops the messages of a conversation that is gone. Call it once nothing shows them. */
  forget: (id: number) => void;
  /** Reads the list again. */
  refreshList: () => Promise<unknown>;
  /** Reads messages again, even where nothing shows them yet: the screen that will may be on its way. */
  refreshMessages: (id: number) => Promise<unknown>;
  /** The id of the newest message that was read of a conversation, 0 where it has none; undefined before one is read. */
  newestMessage: (id: number) => number | undefined;
}

/** The calls on conversations that change what is shown; the same for good. */
export function useConversationCalls(): ConversationCalls {
  const { mutate, cache } = useSWRConfig();
  const { run } = useOperation('conversations.delete');
  return useMemo(
    () => ({
      remove: (id) => run({ params: { id } }),
      forget: (id) => void mutate(messagesKey(id), undefined, { revalidate: false }),
      refreshList: () => mutate(urlOf('conversations.list')),
      refreshMessages: (id) => mutate(messagesKey(id), readMessages(id), { revalidate: false }),
      newestMessage: (id) => {
        const messages = cache.get(messagesKey(id))?.data as Message[] | undefined;
        return messages && (messages.at(-1)?.id ?? 0);
      },
    }),
    [run, mutate, cache],
  );
}
