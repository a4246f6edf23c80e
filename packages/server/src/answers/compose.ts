import type { Evidence } from '../evidence/index.ts';
import { nameInSentence } from '../evidence/index.ts';
import { stems } from '../evidence/tokens.ts';
import type { ArticlePassage } from './answerer.ts';
import type { Inquiry } from './inquiry.ts';
import * as abstention from './parts/abstention.ts';
import { comparisonDraft } from './parts/comparison.ts';
import { diseaseDraft } from './parts/disease.ts';
import { ingredientDraft } from './parts/ingredientAnswer.ts';
import { newsDraft } from './parts/news.ts';
import { rulesDraft } from './parts/rules.ts';
import { topicDraft } from './parts/topicAnswer.ts';
import type { Draft, Sentence } from './prose.ts';
import { joinWords, note, paragraph } from './prose.ts';

/** Composes the answer to an inquiry from records and articles alone; the same input always gives the same text. */
export function composeAnswer(
  evidence: Evidence,
  inquiry: Inquiry,
  articles: readonly ArticlePassage[],
): Draft {
  const draft = chooseDraft(evidence, inquiry, articles);
  const notes = readingNotes(evidence, inquiry);
  const isTold = notes.length > 0 && !draft.isAbstention && !inquiry.intents.has('news');
  return isTold ? { ...draft, blocks: [paragraph(...notes), ...draft.blocks] } : draft;
}

function chooseDraft(evidence: Evidence, inquiry: Inquiry, articles: readonly ArticlePassage[]): Draft {
  const { intents, ingredients, topics, unknownNames } = inquiry;
  const names = ingredients.length + topics.length + unknownNames.length;
  if (isEmpty(inquiry)) return abstention.emptyDraft();
  if (intents.has('diagnosis')) return abstention.personalDraft();
  if (intents.has('cure') && !intents.has('claim') && !intents.has('regulation') && topics.length > 0)
    return diseaseDraft(evidence, inquiry);
  if (intents.has('news')) return newsDraft(evidence, inquiry, articles);
  if (intents.has('cost') && isInField(inquiry)) return abstention.costDraft(priceOf(evidence, inquiry));
  if (ingredients.length === 0 && unknownNames.length > 0)
    return abstention.unknownNameDraft(evidence, inquiry);
  if (isContentClaim(inquiry)) {
    const rules = rulesDraft(evidence, inquiry, 'nutrient-content');
    if (rules) return rules;
  }
  if (ingredients.length > 0) return onIngredients(evidence, inquiry);
  const rules =
    intents.has('claim') || intents.has('regulation') || topics.length === 0
      ? rulesDraft(evidence, inquiry)
      : null;
  return (
    rules ??
    topicDraft(evidence, inquiry) ??
    (names > 0 ? abstention.nothingFoundDraft(null) : abstention.outOfFieldDraft())
  );
}

/** Nothing to look up: no word, or a greeting. */
const isEmpty = ({ question, intents, ingredients, topics, unknownNames }: Inquiry) =>
  stems(question).length === 0 ||
  (stems(question).length < 4 &&
    intents.size + ingredients.length + topics.length + unknownNames.length === 0);

/** Whether a label may say “high in”, “good source of”, “sugar free” and the like. */
const isContentClaim = ({ question, intents, topics }: Inquiry) =>
  topics.length === 0 &&
  (intents.has('claim') || intents.has('regulation') || /\b(?:mean|say|call)/i.test(question)) &&
  /\b(?:high|good source|excellent source|rich|low|reduced|light|free|no added|fortified|high potency)\b/i.test(
    question,
  );

function onIngredients(evidence: Evidence, inquiry: Inquiry): Draft {
  const draft = comparisonDraft(evidence, inquiry) ?? ingredientDraft(evidence, inquiry);
  return draft ?? abstention.nothingFoundDraft(priceOf(evidence, inquiry));
}

const isInField = (inquiry: Inquiry) =>
  inquiry.ingredients.length + inquiry.topics.length > 0 ||
  /\b(?:product|formula|capsules?|tablets?|gumm(?:y|ies)|softgels?|powder|bottle|run|batch|manufactur|ingredient|supplement|drink|moq|margin)/i.test(
    inquiry.question,
  );

const priceOf = (evidence: Evidence, inquiry: Inquiry): string | null =>
  inquiry.ingredients.length > 0
    ? joinWords(inquiry.ingredients.map((key) => nameInSentence(evidence, key)))
    : null;

/** Tells how a misspelt name was read, and which name is left out, so that a wrong guess is seen. */
function readingNotes(evidence: Evidence, inquiry: Inquiry): Sentence[] {
  const readings = inquiry.corrections.map(({ written, key }) => {
    const name = evidence.topics.get(key)?.name ?? nameInSentence(evidence, key);
    return `“${written}” as ${name}`;
  });
  const unknown = inquiry.unknownNames.map((name) => `“${name}”`);
  return [
    ...(readings.length > 0 ? [note(`I read ${joinWords([...new Set(readings)])}`)] : []),
    ...(unknown.length > 0
      ? [note(`I hold nothing on ${joinWords(unknown, 'or')}, so I leave that out`)]
      : []),
  ];
}
