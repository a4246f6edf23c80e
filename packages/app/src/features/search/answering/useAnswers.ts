import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { useScreenScope } from '../../../screen/screenScope';
import { answerQuestions, type Answers } from './answerQuestions';
import { liveAnswersAtom } from './answers.atom';
import { useConversationCalls } from '../conversations.api';

/** Asking and answering in this tab; see `liveAnswerAtom` for what the answers say. */
export function useAnswers(): Answers {
  const store = useStore();
  const scope = useScreenScope();
  const { refreshList, refreshMessages, newestMessage } = useConversationCalls();
  const live = useAtomValue(liveAnswersAtom);
  return useMemo(
    () =>
      answerQuestions({ store, live, newKey: `new${scope}`, refreshList, refreshMessages, newestMessage }),
    [store, live, scope, refreshList, refreshMessages, newestMessage],
  );
}
