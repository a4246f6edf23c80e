import type { Evidence } from '../../../evidence/index.ts';
import { commonWords, stems } from '../../../registry/index.ts';
import { closestRecords } from '../../gather/closestRecords.ts';
import { labelAmounts } from '../../compute/labelNutrients.ts';
import type { AskKind } from '../askKinds.ts';
import { wants } from './clauseKinds.ts';
import { isQuestion, leadOf, sentencesOf } from './clauses.ts';
import { plainlyAsked } from './courtesies.ts';
import { excipientsNamed } from '../names/excipientNames.ts';
import { foodsAsked } from '../foods/foodsAsked.ts';
import type { Inquiry } from '../inquiry.ts';
import { read } from '../read.ts';
import { subjectOf } from '../subject.ts';
import { turnWords } from '../turnWords.ts';
import { wordsOf, writtenSpans } from '../words.ts';

/**
 * The questions of a message that stand by themselves: “Cu UL EU? What does a jar of tahini cost?” are two, of which
 * neither needs a word of the other, and “What does zinc cost? And its upper limit?” is one. Sentences that only tell
 * something stand before the question behind them. One alone where nothing stands apart.
 */
export function questionsApart(evidence: Evidence, text: string): readonly string[] {
  const sentences = piecesOf(text);
  if (sentences.filter(({ isAsked }) => isAsked).length < 2 || sentences.length > mostSentences)
    return [text];
  const groups: Piece[][] = [];
  let ahead: Piece[] = [];
  for (const sentence of sentences) {
    ahead = ahead.concat(sentence);
    if (!sentence.isAsked) continue;
    const last = groups.at(-1);
    const own = last ? startOf(evidence, { text, ahead, before: groups.flat() }) : ahead;
    if (own) groups.push([...own]);
    else last?.push(...ahead);
    ahead = [];
  }
  // what is said behind the last question may be said of all of them
  const isOpen = ahead.length > 0 && !isRemark(evidence, writtenOf(text, ahead));
  return groups.length < 2 || isOpen ? [text] : groups.map((group) => withoutLead(writtenOf(text, group)));
}

const mostSentences = 16;

/** A sentence and its place in the text. */
interface Piece {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
  /** “Cu UL EU?”: ends as a question, or is put as one. */
  readonly isAsked: boolean;
}

function piecesOf(text: string): Piece[] {
  let from = 0;
  return sentencesOf(text).flatMap((sentence): Piece[] => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    const plain = withoutLead(sentence);
    return plain === '' ? [] : [{ start, end: from, sentence, isAsked: isQuestion(plain) }];
  });
}

const writtenOf = (text: string, pieces: readonly Piece[]): string =>
  text.slice(pieces[0]?.start, pieces.at(-1)?.end);

/** A sentence without what only says that one more follows. */
const withoutLead = (sentence: string): string => plainlyAsked(sentence.replace(lead, ''));
const lead = /^(?:(?:and|also|plus|then|but)\b[\s,:–—-]*)+/i;

interface Start {
  readonly text: string;
  readonly ahead: readonly Piece[];
  readonly before: readonly Piece[];
}

/** The sentences with which a question of its own begins, with what is told before it; null where it leans. */
function startOf(evidence: Evidence, { text, ahead, before }: Start): readonly Piece[] | null {
  const earlier = read(evidence, writtenOf(text, before));
  const stands = (pieces: readonly Piece[]): boolean => {
    const question = withoutLead(writtenOf(text, pieces));
    // “EFSA’s upper levels for children: iodine at 7? molybdenum at 1?”
    if (isUnderLead(text) && (!isPut(question) || earlier.markets.length > 0)) return false;
    return isOfItself(evidence, read(evidence, question), earlier);
  };
  const from = ahead.findIndex(({ sentence }) => !isRemark(evidence, sentence));
  // “Our coating uses an insect red.” names nothing that is known, and is what “it” stands for
  return [ahead.slice(Math.max(0, from)), ahead].find(stands) ?? null;
}

/** Whether what is asked first stands behind a colon and has no verb, as what stands behind it may not have. */
function isUnderLead(text: string): boolean {
  const asked = withoutLead(text);
  const [, behind] = /^[^:?!]{2,60}:\s+(.+)/.exec(asked) ?? [];
  return behind !== undefined && leadOf(asked) !== null && !isPut(behind);
}

/** Whether a question begins as one, not only ends as one. */
const isPut = (question: string): boolean => isQuestion(`${question.replace(/\?[^?]*$/, '')}.`);

/** “My boss keeps asking.”: names nothing, and states no figure. */
function isRemark(evidence: Evidence, told: string): boolean {
  if (isQuestion(told) || /\d/.test(told)) return false;
  const own = read(evidence, told);
  const { ingredients, topics, medicines, markets, amounts, products, unknownNames } = own;
  const named = [ingredients, topics, medicines, markets, amounts, products, unknownNames];
  return named.every((each) => each.length === 0) && own.group === null && subjectOf(evidence, [own]) === '';
}

/** Whether a question needs no word of those before it. */
function isOfItself(evidence: Evidence, own: Inquiry, before: Inquiry): boolean {
  const { question, ingredients, words } = own;
  if (!wants(own) && words.length < fewestWords) return false;
  if (isShort(own) && [...own.asks].some((ask) => before.asks.has(ask))) return false;
  if (leans(evidence, question) || (ingredients.length === 0 && choosing.test(question))) return false;
  return !isOfFoodBefore(own) && hasSubject(evidence, own, before) && !isNarrower(before, own);
}

const fewestWords = 4;

/** “Inulin per kg?” behind “Psyllium husk per kg?”: has no verb, and says little besides a name. */
const isShort = ({ question, words }: Inquiry): boolean => words.length <= fewestWords && !isPut(question);

/** Words that stand for several things that were said, or for one of them. */
const ofSeveral =
  /\b(?:those|these|that one|the ones?|one of (?:them|these|those)|same|both|neither|former|latter|instead)\b|\b(?:each|either)(?=\s*[?.,;]|\s*$| of\b)|^(?:what|how) about\b/i;

/** Words that stand for something that was said; “is there” and “does it matter whether” stand for nothing. */
const ofOne =
  /\b(?:its|they|them|their|theirs)\b|\bit\b(?! (?:matters?|true|right|known|possible|worth|legal|ok|okay)\b[^?]*\b(?:whether|if|that|to)\b)|\bthis(?! (?:year|month|week)\b)|(?<!\b(?:is|are|was|were) )\bthere\b(?! (?:is|are|was|were)\b)|\bthat(?=\s*(?:[?.,;]|$|in\b|is\b|or\b|and\b|come|make|per\b|of\b))|\b(?:is|are|does|do|would|and|than|for|of|with|in) that\b/i;

/** Whether it speaks of what was said before it, and not of what it says ahead of that itself. */
function leans(evidence: Evidence, question: string): boolean {
  const of = (pattern: RegExp, fewest: number) => {
    const at = question.search(pattern);
    if (at < 0) return false;
    const ahead = read(evidence, question.slice(0, at));
    return ahead.ingredients.length + ahead.amounts.length + ownWords(ahead) < fewest;
  };
  return of(ofSeveral, fewestOfSeveral) || of(ofOne, fewestOfOne);
}
const fewestOfSeveral = 3;
const fewestOfOne = 2;

/**
 * Whether a turn that names no ingredient says by itself what it asks about, as “E468 limit, solid supplements, EU” does
 * behind a question on walnuts.
 */
export function isOfAnother(evidence: Evidence, own: Inquiry, before: Inquiry): boolean {
  const { question, ingredients } = own;
  if (ingredients.length > 0 || lead.test(question) || leans(evidence, question)) return false;
  if (excipientsNamed(evidence, question).length > 0) return true;
  const [first] = closestRecords(evidence, own);
  return (
    first !== undefined &&
    first.likelihood >= surely &&
    ownWords(own) > 0 &&
    !first.passage.ingredients.some((key) => before.ingredients.includes(key))
  );
}

/** “Which has more zinc?”: of what was named before. */
const choosing = /^which (?:has|have|is|are|does|do|of|costs?|needs?|works?|contains?)\b/i;

/** “And how much zinc?”: a nutrient, of the food before it. */
function isOfFoodBefore(own: Inquiry): boolean {
  const food = labelAmounts(own.question).length > 0 ? null : foodsAsked(own);
  if (!food || food.nutrients.length === 0) return false;
  return stems(food.text).every((word) => commonWords.has(word) || /\d/.test(word) || ofAttributes.has(word));
}

const ofAttributes = turnWords('pointer', 'asking', 'attribute');

/** How many words say something of its own, which are no names and no words of asking. */
const ownWords = ({ question, namedWords }: Inquiry): number =>
  new Set(
    wordsOf(question).flatMap(({ stem }) =>
      commonWords.has(stem) || ofAttributes.has(stem) || namedWords.has(stem) || /\d/.test(stem)
        ? []
        : [stem],
    ),
  ).size;

/** Whether it says what it asks about, in a name or in the words of a record. */
function hasSubject(evidence: Evidence, own: Inquiry, before: Inquiry): boolean {
  const { question, ingredients, unknownNames, amounts, topics } = own;
  if (ingredients.length + unknownNames.length > 0 || foodsAsked(own) !== null) return true;
  if (excipientsNamed(evidence, question).length > 0 || labelAmounts(question).length > 0) return true;
  if (topics.length > 0 && ofKinds.test(question)) return true;
  if (own.asks.has('panel') && own.products.length > 0) return true;
  if (writtenSpans(question, wordsOf(question)).some(({ kind }) => kind === 'quote')) return true;
  const [first] = closestRecords(evidence, own);
  if (!first) return false;
  // “and for the liver claim?”: a record of what was named before says it is meant
  const isOfBefore = first.passage.ingredients.some((key) => before.ingredients.includes(key));
  const isOfNames = before.ingredients.length > 0 && first.passage.ingredients.length > 0;
  if (isOfBefore || (isOfNames && first.likelihood < surely)) return false;
  const { likelihood } = first;
  const told = ownWords(own);
  return (
    likelihood >= likely ||
    told >= fewestTold ||
    (told >= 1 && (likelihood >= possible || amounts.length > 0))
  );
}

/** “Which ingredients have evidence for sleep?” */
const ofKinds = /\b(?:ingredients|herbs|plants|botanicals|supplements|vitamins|minerals|nutrients)\b/i;
/** Whatever so many words tell is no mere attribute of what was named before. */
const fewestTold = 4;
const surely = 0.8;
const likely = 0.5;
const possible = 0.2;

/** Whether what was said before says of whom, where or of how much, and this does not though it asks for what hangs on it. */
function isNarrower(before: Inquiry, own: Inquiry): boolean {
  const isShared = own.ingredients.some((key) => before.ingredients.includes(key));
  const isAlike = ofPlaces.some((ask) => own.asks.has(ask) && before.asks.has(ask));
  const isPlaced = own.markets.length + own.countries.length > 0;
  const isLess = (isShared || isAlike) && before.markets.length + before.countries.length > 0 && !isPlaced;
  const isOfOthers = (isShared || isAlike) && before.group !== null && own.group === null;
  return (
    isLess ||
    isOfOthers ||
    (isShared && ofShared.some((names) => before[names].length > 0 && own[names].length === 0))
  );
}

/** Asks whose answer hangs on the place, or on who it is for. */
const ofPlaces: readonly AskKind[] = ['limit', 'labelValue', 'claim', 'contentClaim', 'panel', 'percent'];
const ofShared = ['amounts', 'forms', 'products', 'dosageForms', 'medicines', 'topics'] as const;
