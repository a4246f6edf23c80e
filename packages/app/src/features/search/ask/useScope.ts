import { isGardenAlone, usualScope, type Scope } from '@seedbed/server/contract';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { liveAnswersAtom, type AnswerKey } from '../answering/answers.atom';
import { useConversations } from '../conversations.api';
import { useChosen } from './useChosen';

/** What answers draw on, and how to change it. */
export interface ScopeChoice {
  scope: Scope;
  onChange: (scope: Scope) => void;
}

/** The choice in one place, and what goes with its questions. */
export interface PlacedScope {
  choice: ScopeChoice;
  /** For the question; undefined: as the conversation has it. */
  wish: Scope | undefined;
  /** A new search became this conversation: what was chosen goes with it. */
  keepFor: (conversationId: number) => void;
  /** Whether answers draw on the garden and on nothing else. */
  isGardenAlone: boolean;
}

/** What answers draw on: all but the garden at first, as the conversation had it last, or as it was chosen since. */
export function useScope(place: AnswerKey, conversationId: number | undefined): PlacedScope {
  const { data } = useConversations(conversationId !== undefined);
  const stored = data?.find(({ id }) => id === conversationId)?.scope ?? usualScope;
  const { value, choose, keepFor } = useChosen(useAtomValue(liveAnswersAtom).scopes, place);
  const scope = value ?? stored;
  const choice = useMemo(() => ({ scope, onChange: choose }), [scope, choose]);
  return { choice, wish: value, keepFor, isGardenAlone: isGardenAlone(scope) };
}
