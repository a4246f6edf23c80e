import type { Evidence } from '../../evidence/index.ts';
import { createAnswerer } from '../index.ts';

/** What an answer has to say: words, or a pattern. */
export type Expected = string | RegExp;

/** What of it an answer does not say. */
export const missingIn = (answer: string, expected: readonly Expected[]): Expected[] =>
  expected.filter((fact) => (typeof fact === 'string' ? !answer.includes(fact) : !fact.test(answer)));

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
