export { createAnswerer } from './answerer.ts';
export type { Answer, Answerer, AnswerRequest, AnswerStep } from './answerer.ts';
export type { ArticlePassage } from './articlePassage.ts';
export { citationsIn } from './citationsIn.ts';
export { composeInsights } from './insights/insights.ts';
export type { InsightsInput } from './insights/brief.ts';
export { createLanguageModel } from './languageModel.ts';
export type { LanguageModel, LanguageModelSettings, ModelFailure } from './languageModel.ts';
export type { Turn } from './understand/turn.ts';
