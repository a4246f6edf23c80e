import type { Evidence, Passage } from '../../../evidence/index.ts';
import { isDiseaseClaim } from '../../check/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { type Block, hasFacts, paragraph, sentencesIn } from '../../prose.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import type { Understanding } from '../../understand/understand.ts';
import { askedWords } from './excerpt.ts';
import { isOfMarket, passageSentence } from './passages.ts';
import { recordsBeside, saidOf } from './recordsBeside.ts';
import type { Answered } from './unanswered.ts';

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
  const { passage, likelihood, rest, restWords } = first;
  const isOnNamed = passage.ingredients.some((key) => part.ingredients.includes(key));
  const saysIt =
    [surely, surelyInTwo].some((least) => rest >= least.rest && restWords >= least.words) ||
    (isOnNamed && rest >= surelyInOne.rest && likelihood >= surelyInOne.likelihood);
  const isFit = isOfMarket(passage.title, part) && !isDiseaseClaim(passage.text);
  return saysIt && likelihood >= surely.likelihood && isFit ? passage : null;
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

/** An answer behind what is surely meant, unless it tells that itself, or begins with its yes or no. */
export function ledBy(
  evidence: Evidence,
  { whole, sure }: { whole: Inquiry; sure: Passage | null },
  told: readonly Block[],
): readonly Block[] {
  if (!sure || cites(told, sure) || isVerdict(told)) return told;
  const lead = paragraph(passageSentence(sure, askedWords(evidence, whole)));
  return [lead, ...(hasFacts(told) ? told : [])];
}

const isVerdict = ([first]: readonly Block[]): boolean => {
  const opening = first && sentencesIn(first)[0]?.segments[0];
  return typeof opening === 'string' && /^(?:Yes|No|In part|Possibly|Probably)\b/.test(opening);
};
