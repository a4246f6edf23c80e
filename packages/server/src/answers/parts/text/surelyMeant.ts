import type { Evidence, Passage } from '../../../evidence/index.ts';
import { isDiseaseClaim } from '../../check/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import {
  type Block,
  hasFacts,
  paragraph,
  type Sentence,
  sentencesIn,
  withoutEmptySections,
} from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Understanding } from '../../understand/understand.ts';
import { excipientsNamed } from '../../understand/excipientNames.ts';
import { askedWords } from './excerpt.ts';
import { isOfMarket, passageSentence } from './passages.ts';
import { recordsBeside, saidOf } from './recordsBeside.ts';
import type { Answered } from './unanswered.ts';

/*
 * From a likelihood of 0.9 on the likeliest record was one that its question was written on in 82 of 86 questions learnt from
 * and in 41 of 50 others (see `recordsBeside`), where names alone may have made it likely. So it has to say most of the
 * question's other words as well, the more of them the fewer they are.
 */
/** How likely a record is, and how much of what is asked it says, to be told before all else. */
const surely = { likelihood: 0.9, rest: 0.6, words: 3 };
/** In two words it has to say all but all. */
const surelyInTwo = { rest: 0.8, words: 2 };
/** In one it is on the ingredient that is named, and hardly anything else is as likely. */
const surelyInOne = { likelihood: 0.95, rest: 0.75 };

/** The record that is surely what a question of one part means; null where none is. */
export function surelyMeant(
  evidence: Evidence,
  { parts, whole }: Pick<Understanding, 'parts' | 'whole'>,
): Passage | null {
  const [part, ...others] = parts;
  const first = part && others.length === 0 ? closestRecords(evidence, part)[0] : undefined;
  if (!part || !first || whole.isFollowUp || whole.unknownNames.length > 0) return null;
  // of several additives each has a record of its own
  if (excipientsNamed(evidence, whole.question).length > 1) return null;
  const { passage, likelihood, rest, restWords } = first;
  const isOnNamed = passage.ingredients.some((key) => part.ingredients.includes(key));
  const saysIt =
    [surely, surelyInTwo].some((least) => rest >= least.rest && restWords >= least.words) ||
    (isOnNamed && rest >= surelyInOne.rest && likelihood >= surelyInOne.likelihood);
  const isFit = isOfMarket(passage.title, part) && !isDiseaseClaim(passage.text);
  return saysIt && likelihood >= surely.likelihood && isFit ? passage : null;
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
  if (first === undefined || first.likelihood < likely || first.passage.key.startsWith('study:'))
    return false;
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

/** Whether a record says a question; “any news on zinc?” names what much is on record of, and asks for none of it. */
export function isSaidByRecords(evidence: Evidence, left: Understanding): boolean {
  const { asks, ingredients, topics } = left.whole;
  const isAsked = [...asks].some((ask) => ask !== 'meaning' && ask !== 'greeting');
  return ingredients.length + topics.length > 0 && !isAsked
    ? surelyMeant(evidence, left) !== null
    : hasFacts(recordsBeside(evidence, left, []));
}

/** Whether an answer cites a record, or what was worked out from it. */
const cites = (told: readonly Block[], { key }: Passage): boolean => saidOf(told).has(key);

/** Of several steps the one that tells what is surely meant comes first. */
export const inOrder = (answered: readonly Answered[], sure: Passage | null): readonly Answered[] =>
  sure
    ? answered.toSorted((left, right) => Number(cites(right.blocks, sure)) - Number(cites(left.blocks, sure)))
    : answered;

/** An answer behind what is surely meant, unless it begins with that itself, or with its yes or no. */
export function ledBy(
  evidence: Evidence,
  { whole, sure }: { whole: Inquiry; sure: Passage | null },
  told: readonly Block[],
): readonly Block[] {
  if (!sure || isVerdict(told)) return told;
  if (cites(told, sure)) return broughtForward(told, sure);
  const lead = paragraph(passageSentence(sure, askedWords(evidence, whole)));
  return [lead, ...(hasFacts(told) ? told : [])];
}

/** What tells a record further down comes first; what stands in a table, or on a name that leads it, stays in its place. */
function broughtForward(told: readonly Block[], sure: Passage): readonly Block[] {
  const first = told.find((block) => hasFacts([block]));
  if (first && cites([first], sure)) return told;
  const says = (sentence: Sentence) => cites([paragraph(sentence)], sure);
  const at = told.findIndex((block) => mayGive(block) && sentencesIn(block).some(says));
  const from = told[at];
  const found = from && sentencesIn(from).find(says);
  if (!found) return told;
  const left = told.map((block, place) => (place === at ? without(block, found) : block));
  return [paragraph(found), ...withoutEmptySections(left)];
}

const mayGive = (block: Block): boolean =>
  block.kind === 'list' || (block.kind === 'paragraph' && block.lead === undefined);

const without = (block: Block, sentence: Sentence): Block => {
  const isLeft = (own: Sentence) => own !== sentence;
  if (block.kind === 'list') return { ...block, items: block.items.filter(isLeft) };
  return block.kind === 'paragraph' ? { ...block, sentences: block.sentences.filter(isLeft) } : block;
};

const isVerdict = ([first]: readonly Block[]): boolean => {
  const opening = first && sentencesIn(first)[0]?.segments[0];
  return typeof opening === 'string' && verdict.test(opening);
};
const verdict = /^(?:Yes|No|In part|Possibly|Probably)[:,]|^(?:It is not settled|Too early to say)\b/;
