import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useWebConfig } from '../../../useWebConfig';
import { liveAnswersAtom, type AnswerKey } from '../answering/answers.atom';
import { useConversations } from '../conversations.api';
import { useChosen } from './useChosen';

/** Whether questions ask public literature too, and how to change it. */
export interface LiteratureChoice {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The choice in one place, and what goes with its questions. */
export interface Literature {
  /** Undefined where the operator forbids it, or while that is not known. */
  choice: LiteratureChoice | undefined;
  /** For the question; undefined where there is nothing to say. */
  wish: boolean | undefined;
  /** A new search became this conversation, or asked in it: what was chosen goes with it, and the next begins anew. */
  keepFor: (conversationId: number) => void;
}

/** Asking public literature: off at first, as the conversation had it last, or as it was chosen since. */
export function useLiterature(place: AnswerKey, conversationId: number | undefined): Literature {
  const isOffered = useWebConfig()?.literature === true;
  const isStored = useStored(isOffered ? conversationId : undefined);
  const { value: chosen, choose, keepFor } = useChosen(useAtomValue(liveAnswersAtom).literature, place);
  const isOn = chosen ?? isStored;
  const choice = useMemo(
    () => (isOffered ? { isOn, onChange: choose } : undefined),
    [isOffered, isOn, choose],
  );
  return { choice, wish: isOffered && (isOn || isStored) ? isOn : undefined, keepFor };
}

function useStored(conversationId: number | undefined): boolean {
  const { data } = useConversations(conversationId !== undefined);
  return data?.find(({ id }) => id === conversationId)?.literature ?? false;
}
