import type { Evidence } from '../../evidence/index.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Block } from '../prose.ts';
import { dailyValuesOf, limitsOf, noteOf } from '../values.ts';
import { ingredientsFor, outcomesOf } from './grades.ts';
import { questionBlocks } from './questionBlocks.ts';
import { claimsFor } from './regulation.ts';
import { nameInSentence, selfAndParent } from '../../registry/index.ts';

/**
 * Questions the base can answer next, none of which was just asked.
 * @param isDisease the outcome was asked about as a disease to be cured: no other ingredient is offered for it
 */
export function followUpBlocks(evidence: Evidence, inquiry: Inquiry, { isDisease = false } = {}): Block[] {
  const ofTopic = isDisease ? [] : topicQuestions(evidence, inquiry);
  return questionBlocks([...ingredientQuestions(evidence, inquiry), ...ofTopic]);
}

function ingredientQuestions(evidence: Evidence, inquiry: Inquiry): string[] {
  const [key] = inquiry.ingredients;
  if (!key) return [];
  const { intents, topics } = inquiry;
  const name = nameInSentence(evidence, key);
  const outcome = outcomesOf(evidence, key).find((grade) => !topics.includes(grade.topic));
  const options: [boolean, string][] = [
    [outcome !== undefined && !intents.has('news'), `What is the evidence for ${name} and ${topicName(evidence, outcome?.topic)}?`],
    [!intents.has('limit') && (['form', 'claim', 'regulation', 'labelValue', 'convert'] as const).some((intent) => intents.has(intent)) && limitsOf(evidence, key).some((limit) => limit.amount !== null && limit.kind !== 'RDA' && limit.kind !== 'AI'), `What is the upper limit for ${name}?`],
    [!intents.has('claim') && !intents.has('regulation') && claimsFor(evidence, key, []).some((claim) => claim.status === 'authorised'), `Which EU claims are authorised for ${name}?`],
    [!intents.has('form') && evidence.forms.filter((form) => selfAndParent(evidence, key).includes(form.ingredient)).length > 1, `Which form of ${name} carries the most of the active?`],
    [!intents.has('safety') && noteOf(evidence, key, 'cautions') !== undefined, `What are the cautions and interactions of ${name}?`],
    [!intents.has('labelValue') && !intents.has('dose') && dailyValuesOf(evidence, key).length > 0, `What is the Daily Value of ${name}?`],
  ]; // prettier-ignore
  return options.filter(([isOpen]) => isOpen).map(([, question]) => question);
}

function topicQuestions(evidence: Evidence, inquiry: Inquiry): string[] {
  const [topic] = inquiry.topics;
  if (!topic) return [];
  const [best, second] = ingredientsFor(evidence, topic).filter(
    (grade) => !inquiry.ingredients.includes(grade.ingredient),
  );
  const about = topicName(evidence, topic);
  if (inquiry.ingredients.length === 0) {
    return [best, second].flatMap((grade) =>
      grade
        ? [`How strong is the evidence for ${nameInSentence(evidence, grade.ingredient)} and ${about}?`]
        : [],
    );
  }
  return best ? [`Which ingredients have evidence for ${about}?`] : [];
}

const topicName = (evidence: Evidence, key: string | undefined) => evidence.topics.get(key ?? '')?.name ?? '';
