import type { Evidence } from '../../evidence/index.ts';
import { createAnswerer } from '../index.ts';

/** Asks what is said in turn, and gives the answer to the last. */
export function asker(evidence: Evidence) {
  const answerer = createAnswerer({ evidence });
  return async (...turns: string[]): Promise<string> => {
    const history = turns.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
    const request = { question: turns.at(-1) ?? '', history, articles: [] };
    const last = (await Array.fromAsync(answerer.answer(request))).at(-1);
    if (last?.type !== 'done') throw new Error('The answer did not end.');
    return last.answer.content;
  };
}
