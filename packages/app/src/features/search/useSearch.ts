import type { Conversation } from '@seedbed/server/contract';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { parsePath } from 'react-router';
import { draftKeys } from '../../constants';
import { useScreenAddress, type Whereabouts } from '../../screen/screenAddress';
import { useScreenScope } from '../../screen/screenScope';
import { useForgetDraft } from '../../session';
import { toasts, toastFailure } from '../../feedback/toasts';
import { isUnderWay, type LiveAnswer } from './answering/answer';
import { liveAnswerAtom, type AnswerKey } from './answering/answers.atom';
import { useConversationCalls } from './conversations.api';
import { conversationHref, conversationIn, messageIn } from './searchAddress';
import { useAnswers } from './answering/useAnswers';
import { useLiterature, type LiteratureChoice } from './ask/useLiterature';
import { useScope, type ScopeChoice } from './ask/useScope';

/** The state of the search screen and what one can do on it. */
export interface Search {
  /** Undefined in a new search. */
  conversationId: number | undefined;
  /** The message of it that was searched for. */
  foundId: number | undefined;
  /** The answer on its way in this conversation. */
  live: LiveAnswer | undefined;
  isAnswering: boolean;
  /** The question on its way to the server; undefined once it was taken. */
  sending: string | undefined;
  /** Asking public literature too; undefined where it cannot be chosen. */
  literature: LiteratureChoice | undefined;
  /** What answers draw on. */
  scope: ScopeChoice;
  /** Resolves with whether the server took the question. */
  ask: (content: string) => Promise<boolean>;
  /** Undefined while there is nothing to stop. */
  stop: (() => void) | undefined;
  attach: (conversationId: number) => void;
  startNew: () => void;
  remove: (conversation: Conversation) => void;
}

/** The search screen: the conversation the address names, and the answer on its way in it. */
export function useSearch(): Search {
  const { goTo } = useScreenAddress();
  const { conversationId, foundId } = useAddressed();
  const scope = useScreenScope();
  const place: AnswerKey = conversationId ?? `new${scope}`;
  const live = useAtomValue(useMemo(() => liveAnswerAtom(place), [place]));
  const forgetDraft = useForgetDraft(draftKeys.search);
  const { ask, attach, stop, arrive, dismiss } = useAnswers();
  const remove = useRemove(conversationId, goTo);
  const isHere = useIsHere(conversationId);
  const literature = useLiterature(place, conversationId);
  const { wish, keepFor } = literature;
  const placed = useScope(place, conversationId);
  const { wish: scopeWish, keepFor: keepScopeFor } = placed;
  useEffect(() => {
    if (conversationId !== undefined) arrive(conversationId);
  }, [arrive, conversationId]);

  const askHere = useCallback(
    (content: string) =>
      new Promise<boolean>((resolve) => {
        dismiss(place);
        const onAccepted = (id: number) => {
          resolve(true);
          keepFor(id);
          keepScopeFor(id);
          const isGoing = conversationId === undefined && isHere();
          if (isGoing) void goTo(conversationHref(id));
          return isGoing;
        };
        ask({ content, conversationId, literature: wish, scope: scopeWish, onAccepted }).catch(
          (error: unknown) => {
            toastFailure('Failed to send message. Please try again.', error);
            resolve(false);
          },
        );
      }),
    [ask, conversationId, place, dismiss, isHere, goTo, wish, keepFor, scopeWish, keepScopeFor],
  );

  const stopHere = useCallback(() => {
    if (conversationId === undefined) return;
    stop(conversationId).catch((error: unknown) =>
      toastFailure('Failed to stop the answer. Please try again.', error),
    );
  }, [stop, conversationId]);

  const asked = live?.conversationId;
  const isAnswering = live !== undefined && isUnderWay(live);
  return {
    conversationId,
    foundId,
    live,
    isAnswering,
    sending: live && isAsked(live) ? (live.question ?? undefined) : undefined,
    ask: askHere,
    literature: placed.isGardenAlone ? undefined : literature.choice,
    scope: placed.choice,
    stop: isAnswering && conversationId !== undefined ? stopHere : undefined,
    attach: useCallback((id: number) => void attach(id), [attach]),
    startNew: useCallback(() => {
      forgetDraft();
      // Asked and on its way to its conversation: that one is not gone to any more.
      if (asked !== undefined) arrive(asked);
      void goTo('/v1/search');
    }, [goTo, forgetDraft, arrive, asked]),
    remove,
  };
}

/** Whether nobody knows yet that the server took the question. */
const isAsked = ({ phase, conversationId }: LiveAnswer) =>
  phase === 'sending' || conversationId === undefined;

/** The conversation that the address names, and the message of it. */
function useAddressed(): Pick<Search, 'conversationId' | 'foundId'> {
  const { address } = useScreenAddress();
  const { search = '' } = parsePath(address);
  return { conversationId: conversationIn(search), foundId: messageIn(search) };
}

/** Whether the screen still shows the new search that a question was asked in. */
function useIsHere(conversationId: number | undefined): () => boolean {
  const shown = useRef<number | undefined | null>(null);
  useEffect(() => {
    shown.current = conversationId;
    return () => {
      shown.current = null;
    };
  }, [conversationId]);
  return useCallback(() => shown.current === undefined, []);
}

function useRemove(
  selectedId: number | undefined,
  goTo: Whereabouts['goTo'],
): (conversation: Conversation) => void {
  const calls = useConversationCalls();
  const underWay = useRef(new Set<number>());
  return useCallback(
    async ({ id }: Conversation) => {
      // Its row is there until the list is read again, and a second press would meet a conversation that is gone.
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      try {
        await calls.remove(id);
        toasts.add({ title: 'Success', description: 'Conversation deleted successfully' });
        if (id === selectedId) await goTo('/v1/search');
        calls.forget(id);
      } catch (error) {
        toastFailure('Failed to delete conversation. Please try again.', error);
      } finally {
        underWay.current.delete(id);
      }
    },
    [calls, goTo, selectedId],
  );
}
