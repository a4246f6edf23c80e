import type { Evidence } from '../evidence/index.ts';
import { failureOf, type LanguageModel, type ModelFailure } from './languageModel.ts';
import {
  mayBeRead,
  readingInstructions,
  readingPrompt,
  readingSchema,
  withReading,
} from './understand/modelReading.ts';
import type { Understanding } from './understand/understanding.ts';

/** How a question was understood in the end, and why a language model had no part in it. */
export interface ModelUnderstanding {
  readonly understanding: Understanding;
  readonly failure: ModelFailure | null;
}

/** Lets a language model read the question; whatever it does wrong, the built-in reading stands. */
export function createModelReader(evidence: Evidence, languageModel: LanguageModel | undefined) {
  const schema = readingSchema(evidence);
  let isAble = true;
  return async (question: string, own: Understanding, signal?: AbortSignal): Promise<ModelUnderstanding> => {
    if (!isAble || !languageModel?.read || !mayBeRead(own)) return { understanding: own, failure: null };
    try {
      const request = { instructions: readingInstructions, prompt: readingPrompt(question), schema, signal };
      const understanding = withReading(evidence, own, await languageModel.read(request));
      return understanding
        ? { understanding, failure: null }
        : { understanding: own, failure: { reason: 'invalid reading' } };
    } catch (error) {
      signal?.throwIfAborted(); // any other failure is what the built-in reading is there for
      const failure = failureOf(error);
      isAble = failure.reason !== 'cannot read'; // it is not asked again: whatever is read, it words answers
      return { understanding: own, failure };
    }
  };
}

/** Failures after which asking the same service to word the answer would only make its reader wait. */
const isAway: ReadonlySet<ModelFailure['reason']> = new Set([
  'refused the key',
  'too many requests',
  'too late',
]);

/** Whether a failed reading leaves hope for the wording. */
export const mayStillWord = (failure: ModelFailure | null): boolean =>
  !failure || !isAway.has(failure.reason);

/** Whether the reader is told: a service that only words answers has failed in nothing. */
export const isReadingFault = (failure: ModelFailure | null): boolean =>
  failure !== null && failure.reason !== 'cannot read';

/** What the reader is told of a reading that failed. */
export const readingNote =
  '_The language model could not be used to read the question, so the built-in reading stands in._\n\n';
