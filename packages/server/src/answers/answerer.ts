import type { ArticleTrend } from '../contract/articles.ts';
import type { Citation, Interpretation } from '../contract/conversations.ts';
import type { Evidence } from '../evidence/index.ts';
import type { ArticlePassage } from './articlePassage.ts';
import { articleTermsOf } from './articleTerms.ts';
import { createAnswerCheck } from './check/index.ts';
import { createVerifier } from './check/verify.ts';
import { citationsIn } from './citationsIn.ts';
import { composeApart } from './composeApart.ts';
import { withFoodsKnown } from './parts/foods/namedFoods.ts';
import { gatherKept } from './gather/gatherKept.ts';
import type { PassageSource, Scope } from './gather/passageSource.ts';
import type { InsightsInput } from './insights/brief.ts';
import { insightsBlocks } from './insights/insights.ts';
import { listSources } from './insights/sources.ts';
import type { LanguageModel, ModelFailure } from './languageModel.ts';
import type { FoodsFound } from './parts/foods/composition.ts';
import { trendTermsOf } from './parts/trend.ts';
import type { Block, Draft } from './prose.ts';
import type { Rendering } from './render.ts';
import { renderBlocks } from './render.ts';
import { createModelReader, isReadingFault, mayStillWord, readingNote } from './readByModel.ts';
import { rewrite } from './rewrite.ts';
import { understandMeant } from './compute/amountsMeant.ts';
import { partsToFind } from './parts/foods/recipeFoods.ts';
import { foodsAsked } from './understand/foods/foodsAsked.ts';
import type { Turn } from './understand/turns/index.ts';
import type { Understanding } from './understand/understanding.ts';

/** A question with what it leans on. */
export interface AnswerRequest {
  question: string;
  history: readonly Turn[];
  articles: readonly ArticlePassage[];
  /** How often articles name what is asked about, where `trendTerms` said what to count. */
  trend?: ArticleTrend;
  /** The foods of the tables that `foodTexts` name, by text. @default none */
  foods?: FoodsFound;
  /** Places outside the base to cite from as well. @default none */
  sources?: readonly PassageSource[];
  /** What may be drawn on besides `sources`. @default the base and the articles */
  scope?: Scope;
  /** Aborting it stops the answer, upstream too. */
  signal?: AbortSignal;
  /** Told when the language model fails and the built-in composer answers in its stead, to log and to count it. */
  onModelFailure?(failure: ModelFailure): void;
  /** Told what was left out since its passages do not carry it: a fault of ours, to log and to count. */
  onDropped?(sentences: readonly string[]): void;
}

/** A whole answer: markdown whose markers `[n]` resolve in `citations`. */
export interface Answer {
  content: string;
  citations: Citation[];
  /** True when the base holds nothing to answer with: no claim is made, or what is held beside it stands behind a word that it is. */
  isAbstention: boolean;
  /** Ways in which the question may be meant, to choose from; absent where it is not asked back. */
  interpretations?: readonly Interpretation[];
}

/**
 * What an answer may cite, once, before its first words, so that an answer that is cut off keeps the passages of its markers;
 * deltas in sentence- and line-sized pieces, which joined are `done`'s content; and the whole.
 */
export type AnswerStep =
  | { type: 'citations'; citations: readonly Citation[] }
  | { type: 'delta'; text: string }
  | { type: 'done'; answer: Answer };

/** Answers questions from the evidence base and the articles handed over. */
export interface Answerer {
  /**
   * Streams an answer. Never throws for a question or a language model that fails; an aborted signal ends it
   * by throwing the signal's reason, and what came before is kept by the caller.
   */
  answer(request: AnswerRequest): AsyncIterable<AnswerStep>;
  /** The insights text of a product concept: markdown, with the sources of its markers at the end. */
  insights(input: InsightsInput, onDropped?: (sentences: readonly string[]) => void): string;
  /** Lexicon terms to search the stored articles for; empty for a question without any. */
  articleTerms(question: string, history: readonly Turn[]): string[];
  /** Terms to count the stored articles by; empty for a question that asks for no trend. */
  trendTerms(question: string, history: readonly Turn[]): string[];
  /** Texts to look for names of foods in; empty for a question that asks for nothing that foods hold. */
  foodTexts(question: string, history: readonly Turn[]): string[];
}

const everything: Scope = { base: true, articles: true };

/** Makes an answerer. Without a language model the built-in composer answers; with one it rewrites what was retrieved. */
export function createAnswerer(parts: { evidence: Evidence; languageModel?: LanguageModel }): Answerer {
  const { evidence, languageModel } = parts;
  const check = createAnswerCheck(evidence);
  const verify = createVerifier(evidence);
  const sound = (drafted: readonly Block[], onDropped?: AnswerRequest['onDropped']) => {
    const { blocks, dropped } = verify(drafted);
    if (dropped.length > 0) onDropped?.(dropped);
    return blocks;
  };
  const understood = rememberLast(evidence);
  const readByModel = createModelReader(evidence, languageModel);
  return {
    async *answer({ question, history, articles, signal, onModelFailure, onDropped, ...request }) {
      signal?.throwIfAborted();
      const { sources = [], scope = everything } = request;
      const built = understood(question, history);
      const { understanding, failure } = await readByModel(question, built, signal);
      if (failure) onModelFailure?.(failure);
      const isTold = isReadingFault(failure);
      const gathered = await gatherKept(evidence, understanding.whole, { sources, signal });
      const draft = composeApart(evidence, withFoodsKnown(understanding, request.foods), {
        articles: scope.articles ? articles : [],
        trend: scope.articles ? request.trend : undefined,
        foods: request.foods,
        gathered,
        scope,
      });
      const rendering = renderBlocks(sound(draft.blocks, onDropped));
      const canRewrite =
        languageModel && mayStillWord(failure) && !draft.isAbstention && rendering.citations.length > 0;
      const pieces = canRewrite
        ? rewrite({
            languageModel,
            question,
            rendering,
            check,
            signal,
            onModelFailure,
            isTold,
          })
        : rendering.pieces;
      yield* collect(isTold ? withNote(pieces) : pieces, rendering, { draft, signal });
    },
    insights(input, onDropped) {
      const { pieces, citations } = renderBlocks(sound(insightsBlocks(evidence, input), onDropped), 2);
      return pieces.join('') + listSources(citations);
    },
    articleTerms: (question, history) => articleTermsOf(evidence, understood(question, history).whole),
    trendTerms: (question, history) => trendTermsOf(evidence, understood(question, history).whole),
    foodTexts(question, history) {
      const all = understood(question, history);
      return [...new Set((all.apart ?? [all]).flatMap(foodTextsOf))];
    },
  };
}

function foodTextsOf({ parts, whole }: Understanding): readonly string[] {
  const texts = parts.flatMap((part) => foodsAsked(part)?.text ?? []);
  const own = texts.length > 0 ? [...texts, foodsAsked(whole)?.text ?? ''] : [];
  return [...own, ...partsToFind(whole)];
}

/** An answer whose question the language model failed to read says so, once. */
async function* withNote(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  yield readingNote;
  yield* pieces;
}

/** Understands a question once for all that is asked of it in a row: what to look up, then the answer. */
function rememberLast(evidence: Evidence) {
  let last: { question: string; history: readonly Turn[]; turns: number; is: Understanding } | undefined;
  return (question: string, history: readonly Turn[]): Understanding => {
    const isLast = last?.question === question && last.history === history && last.turns === history.length;
    if (!last || !isLast)
      last = { question, history, turns: history.length, is: understandMeant(evidence, question, history) };
    return last.is;
  };
}

async function* collect(
  pieces: AsyncIterable<string> | Iterable<string>,
  rendering: Rendering,
  options: { draft: Draft; signal?: AbortSignal },
): AsyncGenerator<AnswerStep> {
  let content = '';
  if (rendering.citations.length > 0) yield { type: 'citations', citations: rendering.citations };
  for await (const piece of pieces) {
    options.signal?.throwIfAborted();
    const text = content === '' ? piece.trimStart() : piece;
    if (text === '') continue;
    content += text;
    yield { type: 'delta', text };
  }
  const citations = citationsIn(content, rendering.citations);
  const { isAbstention, interpretations } = options.draft;
  yield {
    type: 'done',
    answer: { content, citations, isAbstention, ...(interpretations && { interpretations }) },
  };
}
