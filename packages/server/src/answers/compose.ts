import type { Evidence } from '../evidence/index.ts';
import type { ArticlePassage } from './articlePassage.ts';
import type { Inquiry } from './inquiry.ts';
import * as abstention from './parts/abstention.ts';
import { comparisonDraft } from './parts/comparison.ts';
import { pricesDraft } from './parts/cost.ts';
import { diseaseDraft } from './parts/disease.ts';
import { ingredientDraft } from './parts/ingredientAnswer.ts';
import { interactionDraft } from './parts/interaction.ts';
import { newsDraft } from './parts/news.ts';
import { withQuestions } from './parts/questionBlocks.ts';
import { rulesDraft } from './parts/rules.ts';
import { topicDraft } from './parts/topicAnswer.ts';
import type { Draft, Sentence } from './prose.ts';
import { joinWords, note, paragraph } from './prose.ts';
import { nameInSentence, stems } from '../registry/index.ts';

/** Composes the answer to an inquiry from records and articles alone; the same input always gives the same text. */
export function composeAnswer(
  evidence: Evidence,
  inquiry: Inquiry,
  articles: readonly ArticlePassage[],
): Draft {
  const chosen = chooseDraft(evidence, inquiry, articles);
  const draft = isPersonal(inquiry) ? chosen : withQuestions(chosen, inquiry);
  const notes = readingNotes(evidence, inquiry);
  const isTold = notes.length > 0 && !draft.isAbstention && !inquiry.intents.has('news');
  return isTold ? { ...draft, blocks: [paragraph(...notes), ...draft.blocks] } : draft;
}

function chooseDraft(evidence: Evidence, inquiry: Inquiry, articles: readonly ArticlePassage[]): Draft {
  const { intents, ingredients } = inquiry;
  if (inquiry.isOrder) return abstention.outOfFieldDraft();
  if (isGreeting(inquiry)) return abstention.helpDraft();
  if (isEmpty(inquiry)) return abstention.emptyDraft();
  const asksForRules = intents.has('claim') || intents.has('regulation');
  if (isPersonal(inquiry)) return abstention.personalDraft();
  if (isAboutDisease(inquiry) && !asksForRules) return diseaseDraft(evidence, inquiry);
  if (intents.has('news')) return newsDraft(evidence, inquiry, articles);
  const prices = intents.has('cost') ? pricesDraft(evidence, inquiry) : null;
  if (prices && (!prices.isAbstention || isInField(inquiry))) return prices;
  return (
    aboutRules(evidence, inquiry) ??
    (ingredients.length > 0 ? onIngredients(evidence, inquiry) : withoutIngredient(evidence, inquiry))
  );
}

/** Somebody asks about their own health: nothing is offered to ask next. */
const isPersonal = ({ intents, isOrder }: Inquiry) =>
  !isOrder && intents.has('diagnosis') && !intents.has('claim') && !intents.has('regulation');

/** Whether something cures, treats or prevents. */
const isAboutDisease = ({ intents, ingredients, topics, unknownNames }: Inquiry) =>
  intents.has('cure') && ingredients.length + topics.length + unknownNames.length > 0;

/** Rules that are meant whatever the question names besides: of content claims and of the panel. */
function aboutRules(evidence: Evidence, inquiry: Inquiry): Draft | null {
  if (isContentClaim(inquiry)) return rulesDraft(evidence, inquiry, ['nutrient-content']);
  return isAboutPanel(inquiry) ? rulesDraft(evidence, inquiry, ['panel', 'label']) : null;
}

function withoutIngredient(evidence: Evidence, inquiry: Inquiry): Draft {
  const { intents, topics, unknownNames } = inquiry;
  const isOnRules = intents.has('claim') || intents.has('regulation') || topics.length === 0;
  const rules = isOnRules ? rulesDraft(evidence, inquiry) : null;
  if (rules) return rules;
  if (unknownNames.length > 0) return abstention.unknownNameDraft(evidence, inquiry);
  const found = topicDraft(evidence, inquiry);
  return found ?? (topics.length > 0 ? abstention.nothingFoundDraft(null) : abstention.outOfFieldDraft());
}

/** A greeting, a thank-you, or a question about this assistant. */
const isGreeting = ({ question, ingredients, topics }: Inquiry) =>
  ingredients.length + topics.length === 0 &&
  /^\W*(?:help|hi|hello|hey|hiya|thanks?(?: you)?|thank you|cheers|good (?:morning|afternoon|evening|day)|who are you|what are you|what (?:can|do|could) (?:you|i) (?:do|ask|know|help)|what is this|how (?:do you|does (?:this|it)) work|what do you know)\b[^.?!]{0,24}[.?!\s]*$/i.test(
    question,
  );

/** Nothing to look up: no word. */
const isEmpty = ({ question, intents, ingredients, topics, unknownNames }: Inquiry) =>
  stems(question).length === 0 ||
  (stems(question).length < 4 &&
    intents.size + ingredients.length + topics.length + unknownNames.length === 0);

/** Whether a label may say “high in”, “good source of”, “sugar free” and the like, or what that means. */
const isContentClaim = ({ question, intents, topics }: Inquiry) =>
  topics.length === 0 &&
  (intents.has('claim') ||
    intents.has('regulation') ||
    /\b(?:mean|say|call|use|defin|claim|criteria|qualif|threshold)/i.test(question)) &&
  /\b(?:high|good source|excellent source|rich|low|reduced|light|free|no added|fortified|high potency)\b/i.test(
    question,
  );

/** How a panel is set, whichever nutrient is named. */
const isAboutPanel = ({ question }: Inquiry) =>
  /\bround(?:ed|ing)?\b|\b(?:supplement|nutrition) facts\b|\bpanel\b|\bserving size\b|\bfootnotes?\b|\bproprietary blends?\b|\bin what order\b|\blist(?:ed)? (?:on|in|first)\b|\bmust (?:be )?declared?\b/i.test(
    question,
  );

function onIngredients(evidence: Evidence, inquiry: Inquiry): Draft {
  const isComparison = inquiry.intents.has('compare') || inquiry.intents.has('limit');
  const draft =
    (isComparison || inquiry.topics.length > 0 ? null : interactionDraft(evidence, inquiry)) ??
    comparisonDraft(evidence, inquiry) ??
    ingredientDraft(evidence, inquiry);
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
