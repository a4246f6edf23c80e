import type { Evidence } from '../../evidence/index.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import { dailyValuesOf, limitsOf, noteOf } from '../values.ts';
import { ingredientsFor, outcomesOf } from './grades.ts';
import { claimsFor } from './law/regulation.ts';
import { nameInSentence, selfAndParent } from '../../registry/index.ts';

/**
 * Questions the base can answer next, none of which was just asked. Where an outcome was asked about as a disease to be
 * cured, no other ingredient is offered for it.
 */
export function followUps(evidence: Evidence, inquiry: Inquiry): string[] {
  const ofTopic = inquiry.asks.has('disease') ? [] : topicQuestions(evidence, inquiry);
  return [...ingredientQuestions(evidence, inquiry), ...ofTopic];
}

function ingredientQuestions(evidence: Evidence, inquiry: Inquiry): string[] {
  const [key] = inquiry.ingredients;
  if (!key) return [];
  const { asks, topics } = inquiry;
  const name = nameInSentence(evidence, key);
  const outcome = outcomesOf(evidence, key).find((grade) => !topics.includes(grade.topic));
  const options: [boolean, string][] = [
    [outcome !== undefined && !asks.has('news'), `What is the evidence for ${name} and ${topicName(evidence, outcome?.topic)}?`],
    [!asks.has('limit') && (['form', 'claim', 'rule', 'labelValue', 'conversion'] as const).some((intent) => asks.has(intent)) && limitsOf(evidence, key).some((limit) => limit.amount !== null && limit.kind !== 'RDA' && limit.kind !== 'AI'), `What is the upper limit for ${name}?`],
    [!asks.has('claim') && !asks.has('rule') && isOfMarkets('EU', inquiry) && claimsFor(evidence, key, []).some((claim) => claim.status === 'authorised'), `Which EU claims are authorised for ${name}?`],
    [!asks.has('form') && evidence.forms.filter((form) => selfAndParent(evidence, key).includes(form.ingredient)).length > 1, `Which form of ${name} carries the most of the active?`],
    [!asks.has('safety') && noteOf(evidence, key, 'cautions') !== undefined, `What are the cautions and interactions of ${name}?`],
    [!asks.has('labelValue') && !asks.has('dose') && isOfMarkets('US', inquiry) && dailyValuesOf(evidence, key).length > 0, `What is the Daily Value of ${name}?`],
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
