import { type Evidence, isOfStudy, type Passage } from '../../../evidence/index.ts';
import { stems } from '../../../registry/index.ts';
import { isDiseaseClaim } from '../../check/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { hasFacts } from '../../prose.ts';
import { asksForFigure } from '../../understand/figureAsks.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Step, StepKind } from '../../plan/step.ts';
import type { Understanding } from '../../understand/understanding.ts';
import { excipientsNamed } from '../../understand/names/excipientNames.ts';
import { openWords } from '../../uncovered/openWords.ts';
import { fieldAsked } from './askedField.ts';
import { isOfMarket } from './passages.ts';
import { recordsBeside } from './recordsBeside.ts';

/*
 * The likeliest record held every expected fact of its question in 47 of 55 questions from a likelihood of 0.5 on where what
 * was planned speaks of a name or an outcome in general, and in 85 of 96 from 0.9 on where it answers an ask of its own: 294
 * questions in one part (`heldOut14` to `heldOut20`), none of which the weights had been learnt from (30 November 2026).
 */
/** How likely a record is to be told before what is held in general, and before the answer to an ask. */
const surely = { general: 0.5, narrowed: 0.6, asked: 0.9 };
/** A word of the question besides names is in it: names alone make many records likely. */
const leastWords = 1;
/** So many words besides names say what is meant whatever else is named. */
const beyondName = 4;
/** So much of a question is most of it, whatever is held in general. */
const most = { rest: 0.6, words: 3 };
/** Of an ingredient that is named, a record all but as likely as certain needs no such word but says most of the rest. */
const surelyInOne = { likelihood: 0.95, rest: 0.75 };

/**
 * The record that is surely what one part of a question means, beside the steps that are planned for it; null where none is.
 */
export function surelyMeant(
  evidence: Evidence,
  part: Inquiry,
  steps: readonly Pick<Step, 'kind'>[],
): Passage | null {
  const first = closestRecords(evidence, part)[0];
  if (!first || part.isFollowUp) return null;
  // the turns before say which record is meant
  if (part.record === first.passage.key) return first.passage;
  // of a name that nobody knows a record is only where it says so much besides that the name is a word of the way
  const isBeyondName = first.likelihood >= surely.asked && first.restWords >= beyondName;
  if (part.unknownNames.length > 0 && !isBeyondName) return null;
  const field = fieldAsked(evidence, part);
  if (field) return field.record;
  // of several additives each has a record of its own
  if (excipientsNamed(evidence, part.question).length > 1) return null;
  const { passage, likelihood, rest, restWords } = first;
  const isOnNamed = passage.ingredients.some((key) => part.ingredients.includes(key));
  const saysMost = rest >= most.rest && restWords >= most.words;
  const isOnAll =
    part.ingredients.length < 2 || part.ingredients.every((key) => passage.ingredients.includes(key));
  const saysIt = isGeneral(steps)
    ? (isOnAll && likelihood >= surely.general && narrows(evidence, part, passage)) ||
      (likelihood >= surely.asked && saysMost)
    : (likelihood >= surely.asked && restWords >= leastWords) ||
      (likelihood >= surely.narrowed && narrows(evidence, part, passage));
  // “density of krill oil”: what a thing weighs is said by a record of it, or by none
  const saysProperty =
    part.asks.has('property') && part.forms.length === 0 && isOnNamed && likelihood >= surely.general;
  const isNamed = isOnNamed && rest >= surelyInOne.rest && likelihood >= surelyInOne.likelihood;
  return (saysIt || saysProperty || isNamed) &&
    isOfMarket(passage.title, part) &&
    !isDiseaseClaim(passage.text)
    ? passage
    : null;
}

/** Whether a record says a word of a question that names no ingredient and no outcome: what is held in general leaves it out. */
function narrows(evidence: Evidence, part: Inquiry, { title, text }: Passage): boolean {
  const said = new Set(stems(`${title} ${text}`));
  return openWords(evidence, part).some(({ stem, use }) => use !== 'common' && said.has(stem));
}

/** Whether steps tell what is held on a name or an outcome in general, whatever is asked of it. */
const isGeneral = (steps: readonly Pick<Step, 'kind'>[]): boolean =>
  steps.length > 0 && steps.every(({ kind }) => generalSteps.has(kind));
const generalSteps: ReadonlySet<StepKind> = new Set<StepKind>([
  'effect',
  'studies',
  'comparison',
  'explanation',
  'passages',
]);

/**
 * Sections of an answer that are told behind what is surely meant: none of what is held in general, unless several outcomes
 * are asked after, each of which has records of its own, or no figure of a study is; of the answer to an ask one, or all
 * where the record is less likely.
 */
export function sectionsBeside(
  evidence: Evidence,
  part: Inquiry,
  steps: readonly Pick<Step, 'kind'>[],
): number {
  const first = closestRecords(evidence, part)[0];
  const isStudy = first !== undefined && isOfStudy(first.passage);
  if (isGeneral(steps)) return part.topics.length < 2 && (!isStudy || asksForFigure(part)) ? 0 : 1;
  const likelihood = first?.likelihood ?? 0;
  return likelihood >= surely.asked || fieldAsked(evidence, part) ? 1 : Number.POSITIVE_INFINITY;
}
/**
 * Whether a record stands before what is held on an outcome or a name in general, which nothing of a question asked for:
 * “which notice goes on a protein powder that isn't for weight loss?”, “what happens to eltrombopag beside magnesium?”
 */
export function isBeforeOutcome(evidence: Evidence, inquiry: Inquiry): boolean {
  const isOnOutcome = inquiry.ingredients.length === 0 && inquiry.topics.length > 0;
  const isOnName = inquiry.ingredients.length > 0 && inquiry.topics.length === 0;
  if ((!isOnOutcome && !isOnName) || [...inquiry.asks].some((ask) => ask !== 'meaning' && ask !== 'dose'))
    return false;
  const first = closestRecords(evidence, inquiry)[0];
  if (first === undefined || first.likelihood < likely || isOfStudy(first.passage)) return false;
  return isOnOutcome || (first.restWords > 0 && first.rest >= half);
}
const half = 0.5;
/** Of 0.3 of the base it was found on; each kind of food that came since makes the words of all records a little commoner. */
const likely = 0.29;

/** How likely a record is, and how much it says, to stand before the word that a figure is not on file. */
const inFull = { likelihood: 0.6, rest: 0.5, words: 2 };

/** Whether the likeliest record says most of a question in words besides names. */
export function isSaidInFull(evidence: Evidence, inquiry: Inquiry): boolean {
  const first = closestRecords(evidence, inquiry)[0];
  return (
    first !== undefined &&
    first.likelihood >= inFull.likelihood &&
    first.rest >= inFull.rest &&
    first.restWords >= inFull.words
  );
}

/**
 * Whether one record is all but certain to be what is meant, in words besides names: what foods hold is asked in few, of
 * which “blood sugar after a meal” may have one by chance.
 */
export function isOfOneRecord(evidence: Evidence, inquiry: Inquiry): boolean {
  const first = closestRecords(evidence, inquiry)[0];
  return (
    first !== undefined &&
    first.likelihood >= surely.asked &&
    first.rest >= most.rest &&
    first.restWords > most.words
  );
}

/**
 * Whether the price of an ingredient is asked for and not on file, so that a price of something else would pass for it:
 * unless a record is all but certain to be meant, as for “maxima in µg per kg”, or is a price of that ingredient.
 */
export function isPriceUnheld(
  evidence: Evidence,
  inquiry: Inquiry,
  steps: readonly Pick<Step, 'kind'>[],
): boolean {
  const isOfPrice =
    inquiry.ingredients.length > 0 && steps.length > 0 && steps.every(({ kind }) => kind === 'cost');
  const first = isOfPrice ? closestRecords(evidence, inquiry)[0] : undefined;
  if (first === undefined) return isOfPrice;
  const isOnNamed = first.passage.ingredients.some((key) => inquiry.ingredients.includes(key));
  const isPriceOfIt = isOnNamed && ofPrices.test(first.passage.key);
  return first.likelihood < (isPriceOfIt ? surely.general : surely.asked);
}
const ofPrices = /^(?:foodCost|cost):/;

/** How likely a price is, and how much it says, to be told of a thing that otherwise no record can be on. */
const ofPrice = { likelihood: 0.6, rest: 0.6, words: 4 };

/** Whether the price that a question asks for is on record: that of a test of water activity, or of a run of dog treats. */
export function isPriceHeld(evidence: Evidence, inquiry: Inquiry): boolean {
  const first = inquiry.asks.has('cost') ? closestRecords(evidence, inquiry)[0] : undefined;
  return (
    first !== undefined &&
    ofPrices.test(first.passage.key) &&
    first.likelihood >= ofPrice.likelihood &&
    first.rest >= ofPrice.rest &&
    first.restWords >= ofPrice.words
  );
}

/** Whether a record says a question; “any news on zinc?” names what much is on record of, and asks for none of it. */
export function isSaidByRecords(evidence: Evidence, left: Understanding): boolean {
  const { asks, ingredients, topics } = left.whole;
  const isAsked = [...asks].some((ask) => ask !== 'meaning' && ask !== 'greeting');
  return ingredients.length + topics.length > 0 && !isAsked
    ? left.parts.length === 1 && surelyMeant(evidence, left.whole, []) !== null
    : hasFacts(recordsBeside(evidence, left, []));
}
