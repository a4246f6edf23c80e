export { createAnswerer } from './answerer.ts';
export type { Answer, Answerer, AnswerRequest, AnswerStep, ArticlePassage, Turn } from './answerer.ts';
export { citationsIn } from './citationsIn.ts';
export { composeInsights } from './insights/insights.ts';
export type { InsightsInput } from './insights/insights.ts';
export { createLanguageModel } from './languageModel.ts';
export type { LanguageModel, LanguageModelSettings, ModelFailure } from './languageModel.ts';
