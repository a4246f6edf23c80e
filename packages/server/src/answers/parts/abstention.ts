import { type Evidence, topicName } from '../../evidence/index.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Block } from '../prose.ts';
import { joinWords, note, paragraph } from '../prose.ts';
import { ingredientsFor, outcomesOf } from './grades.ts';
import { familyOf, nameInSentence } from '../../registry/index.ts';

const nearest = 4;

/** Says plainly that the base holds nothing on a name, and what it does hold nearby. */
export function unknownNameBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const names = joinWords(
    inquiry.unknownNames.map((name) => `“${name}”`),
    'or',
  );
  const [topic] = inquiry.topics;
  return abstain(
    `I hold nothing on ${names}, so I make no claim about it`,
    topic
      ? `On ${topicName(evidence, topic)} I do have records for ${bestFor(evidence, topic)}`
      : 'Check the spelling, or give the Latin name or a synonym; I cover vitamins, minerals, amino acids, botanicals, fibres, probiotics and the rules for their labels',
  );
}

/** Nothing on this ingredient and outcome together; names what each of them does have. */
export function noEvidenceSentences(
  evidence: Evidence,
  ingredient: string,
  outcome: string | { words: string },
): string[] {
  const name = nameInSentence(evidence, ingredient);
  const topic = typeof outcome === 'string' ? outcome : null;
  const about = typeof outcome === 'string' ? topicName(evidence, outcome) : `“${outcome.words}”`;
  const outcomes = outcomesOf(evidence, ingredient).slice(0, nearest);
  const known = outcomes.map((grade) => topicName(evidence, grade.topic));
  const alternatives = topic && bestFor(evidence, topic);
  return [
    `My evidence base holds no study of ${name} and ${about}, so I cannot say what it does there, or at which dose`,
    known.length > 0
      ? `For ${name} it holds records on ${joinWords(known)}`
      : `It holds no study of ${name} at all`,
    ...(alternatives ? [`On ${about} it holds records for ${alternatives}`] : []),
  ];
}

/** None of several ingredients was studied for any of several outcomes, in one sentence. */
export function noStudyOf(evidence: Evidence, keys: readonly string[], topics: readonly string[]): string {
  const names = keys.map((key) => nameInSentence(evidence, key));
  const outcomes = topics.map((topic) => topicName(evidence, topic));
  return `I hold no study of ${joinWords(names, 'or')} on ${joinWords(outcomes, 'or')}`;
}

/** The ingredients with the best records on an outcome, as words. */
function bestFor(evidence: Evidence, topic: string): string {
  const best = ingredientsFor(evidence, topic).filter((grade) => grade.grade.letter !== 'U');
  const chosen = best.length > 0 ? best : ingredientsFor(evidence, topic);
  return joinWords(chosen.slice(0, nearest).map((grade) => nameInSentence(evidence, grade.ingredient)));
}

const scope =
  'I answer from a stored base of ingredients, studies, doses, upper limits, label values and claim rules for food, supplements and drinks, and from the trade news';

/** A question outside the field. */
export const outOfFieldBlocks = (): Block[] =>
  abstain('That is outside what I can answer, so I make no claim', scope);

/** A greeting, or a question about this assistant. */
export const helpBlocks = (): Block[] =>
  abstain(scope, 'Each fact carries a marker that leads to its passage, and where I hold nothing I say so');

/** A message without a question in it. */
export const emptyBlocks = (): Block[] =>
  abstain(
    'I could not find a question in that',
    scope,
    'Name an ingredient, an outcome or a rule and I will look it up',
  );

/** A question within the field that no record answers. */
export const nothingFoundBlocks = (topic: string | null): Block[] =>
  abstain(
    topic
      ? `I found nothing in the base on ${topic}, so I make no claim`
      : 'I found nothing in the base that answers this, so I make no claim',
    scope,
  );

/** What the records of a thing that is named are on, so that the next question can be one they answer; null where nothing is named. */
export function heldNearest(
  evidence: Evidence,
  { ingredients, topics }: Pick<Inquiry, 'ingredients' | 'topics'>,
): string | null {
  const [key] = ingredients;
  const [topic] = topics;
  if (!key)
    return topic
      ? `On ${topicName(evidence, topic)} I hold records for ${bestFor(evidence, topic)}; ask for any of them`
      : null;
  const keys = familyOf(evidence, key);
  const isOn = (row: { readonly ingredients: readonly string[] }) =>
    row.ingredients.some((each) => keys.includes(each));
  const outcomes = outcomesOf(evidence, key).slice(0, nearest);
  const { interactions, novelFoods, monographs } = evidence.references;
  const held = [
    ...(outcomes.length > 0
      ? [`studies (on ${joinWords(outcomes.map((grade) => topicName(evidence, grade.topic)))})`]
      : []),
    ...(evidence.limits.some(({ ingredient }) => keys.includes(ingredient)) ? ['limits and intakes'] : []),
    ...(evidence.euClaims.some(isOn) ? ['EU claims'] : []),
    ...(evidence.rules.some(isOn) || novelFoods.some(isOn) || monographs.some(isOn) ? ['rules'] : []),
    ...(interactions.some(isOn) ? ['interactions'] : []),
  ];
  return held.length > 0
    ? `What I hold on ${nameInSentence(evidence, key)} are ${joinWords(held)}; ask for any of them`
    : null;
}

/** A cost question: the figures live with the product. */
export const costBlocks = (name: string | null): Block[] =>
  abstain(
    `I hold no price ${name ? `for ${name} ` : ''}that I could cite here`,
    'The product’s estimate works out the cost of the first production run: material, process, packaging, testing and margin, with every constant and its source',
    'Create or open a product with the concept, and read the figures and their basis there',
  );

/** What was sold, to whom and by whom: no source of the base counts it. */
export const salesBlocks = (): Block[] =>
  abstain('I hold no sales figures and no market sizes, so I name none', scope);

/** Says that somebody has already taken too much, or what should not be taken. */
const emergency =
  /\b(?:swallowed|ingested|overdosed?|poison(?:ed|ing)?|unconscious)\b|\b(?:ate|took|taken|eaten)\b.{0,20}\b(?:handful|whole bottle|too many|bottle of)\b/i;

/** Whether somebody needs help at once, and no figure. */
export const isEmergency = ({ question }: Pick<Inquiry, 'question'>): boolean => emergency.test(question);

/** A person asking about themselves, or about somebody they see. */
export const personalBlocks = ({ question }: Pick<Inquiry, 'question'>): Block[] =>
  abstain(
    ...(isEmergency({ question })
      ? [
          'If somebody has swallowed too much, call a poison centre or the emergency number now; do not wait for symptoms',
        ]
      : []),
    'I cannot diagnose, or advise one person on their health or medicines; please ask a doctor or pharmacist',
    'For product development I can tell what studies of an ingredient found, and what its limits and cautions are',
  );

export const abstain = (...sentences: string[]): Block[] => [paragraph(...sentences.map(note))];
