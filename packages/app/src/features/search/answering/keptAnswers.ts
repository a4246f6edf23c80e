import { atom, type createStore } from 'jotai';
import { newIdempotencyKey } from '../../../api/idempotencyKeys';
import type { LiveAnswer } from './answer';
import { liveAnswersAtom, type AnswerKey, type LiveAnswers, type Wish } from './answers.atom';

/** A person's answers and wishes, as they are asked for by place. */
export type KeptAnswers = ReturnType<typeof keptAnswers>;

/** The answers and wishes of one person. */
export function keptAnswers(store: ReturnType<typeof createStore>, live: LiveAnswers) {
  const atomOf = (key: AnswerKey) => store.get(live.byKey).get(key);
  return {
    /** Whether they are still here. */
    isOurs: () => store.get(liveAnswersAtom) === live,
    get: (key: AnswerKey): LiveAnswer | undefined => {
      const own = atomOf(key);
      return own && store.get(own);
    },
    put: (key: AnswerKey, answer: LiveAnswer): void => {
      const own = atomOf(key);
      if (own) store.set(own, answer);
      else store.set(live.byKey, new Map(store.get(live.byKey)).set(key, atom(answer)));
    },
    drop: (key: AnswerKey): void => {
      if (!atomOf(key)) return;
      const others = new Map(store.get(live.byKey));
      others.delete(key);
      store.set(live.byKey, others);
    },
    /** The wish that is open in a place, where it is for the same; else a new one. */
    wishFor: (key: AnswerKey, asked: Omit<Wish, 'idempotencyKey'>): Wish => {
      const open = live.wishes.get(key);
      const isSame = open?.content === asked.content && open.literature === asked.literature;
      if (open && isSame && open.scope === asked.scope) return open;
      const wish = { ...asked, idempotencyKey: newIdempotencyKey() };
      live.wishes.set(key, wish);
      return wish;
    },
    /** A new search that became a conversation leaves its place to the next. */
    moveWish: (from: AnswerKey, to: AnswerKey): void => {
      const wish = live.wishes.get(from);
      live.wishes.delete(from);
      if (wish) live.wishes.set(to, wish);
    },
    /** The answer is stored: to ask the same once more is another wish. */
    grant: (key: AnswerKey): void => void live.wishes.delete(key),
  };
}
