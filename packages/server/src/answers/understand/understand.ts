import type { Evidence } from '../../evidence/index.ts';
import type { Sentence } from '../prose.ts';
import { withNamesFor } from './anaphora.ts';
import { isOfAnother, questionsApart } from './apart.ts';
import type { AskKind } from './askKinds.ts';
import {
  isContent,
  isMeasure,
  isNamedAlone,
  isStatedFor,
  isStatement,
  isUnasked,
  isUnread,
  namesIn,
  wants,
} from './clauseKinds.ts';
import { isCondition } from './clauses.ts';
import { completed, type Part } from './completing.ts';
import { plainlyAsked } from './courtesies.ts';
import { echoed } from './echoes.ts';
import { withFigureBefore } from './figureBefore.ts';
import { leansOn, mayLean, takeOver } from './followUp.ts';
import type { Inquiry } from './inquiry.ts';
import { withoutOrders } from './orders.ts';
import { read } from './read.ts';
import { withoutRemark } from './remarks.ts';
import { isOfRecords, restated } from './restated.ts';
import { resumed } from './resumed.ts';
import { withoutScenes } from './scenes.ts';
import { clausesAsked, fewestListed } from './splitting.ts';
import { inEnglish, type ReadWord } from './tongues.ts';
import type { Turn } from './turn.ts';

/** How far back a follow-up looks. */
const mostTurnsBack = 6;
/** Longer questions are understood from their beginning. */
const longestRead = 2000;
/** More parts are read as one. */
const mostParts = 8;

/** A question as understood. */
export interface Understanding {
  /** All of it as one. */
  readonly whole: Inquiry;
  /** What asks for something of its own, in order; `whole` alone where nothing does, or all of it does. */
  readonly parts: readonly Inquiry[];
  /** Parts that ask for something that was not understood, as they were written. */
  readonly unanswered: readonly string[];
  /** Whether a language model has read what no word of ours says: a strange word is no proof then that it is not held. */
  readonly isReadByModel?: boolean;
  /** The questions of a message that stand by themselves, each as if it were asked alone. @default one, the whole */
  readonly apart?: readonly Understanding[];
  /** What an amount is that it states by what it is a share of, or by a claim. @default nothing */
  readonly amountMeant?: Sentence;
  /** Names of things that it says in another language, and what they were read as. @default none */
  readonly foreignWords?: readonly ReadWord[];
}

/**
 * Understands a question; one that leans on the conversation takes over what it does not say itself. What it says in
 * another language is put in English first.
 */
export function understand(
  evidence: Evidence,
  written: string,
  history: readonly Turn[] = [],
): Understanding {
  const { text, words } = inEnglish(evidence, written.slice(0, longestRead));
  const understood = withApart(evidence, text, history);
  return words.length > 0 ? { ...understood, foreignWords: words } : understood;
}

/** A message, with the questions that stand by themselves each understood alone. */
function withApart(evidence: Evidence, text: string, history: readonly Turn[]): Understanding {
  const understood = understandEnglish(evidence, text, history);
  const questions = understood.whole.isOrder ? [] : questionsApart(evidence, withoutOrders(text));
  if (questions.length < 2 || questions.length > mostParts) return understood;
  return { ...understood, apart: questions.map((each) => understandEnglish(evidence, each, history)) };
}

function understandEnglish(evidence: Evidence, question: string, history: readonly Turn[]): Understanding {
  const own = readParts(evidence, question);
  const asked = history.filter((turn) => turn.role === 'user').slice(-mostTurnsBack);
  const last = asked.at(-1);
  if (!last || own.whole.isOrder) return own;
  const before = understand(evidence, last.content, asked.slice(0, -1)).whole;
  const fragment = withoutRemark(evidence, own.whole.question, before);
  if (fragment) return understand(evidence, fragment, history);
  const stated = withFigureBefore(evidence, own.whole, before);
  if (stated) return readParts(evidence, stated);
  const again = askedOver(evidence, own, before);
  if (again) return again;
  if (!mayLean(own.whole) || !leansOn(own.whole, before)) return own;
  if (isOfAnother(evidence, own.whole, before)) return own;
  const isOne = own.parts.length === 1;
  const earlier = ofBoth.test(question) ? namedBefore(evidence, asked) : [];
  const whole = withEarlier(takeOver(own.whole, before, evidence), earlier);
  const parts = isOne
    ? [whole]
    : own.parts.map((part) => withEarlier(takeOver(part, before, evidence), earlier));
  return { whole, parts, unanswered: own.unanswered };
}

/**
 * The question before, asked again of what a turn says: of names in the place of others, of the record beside the one that
 * answered, or of words that no list of names has. What only records know the meaning of is looked for among them first.
 */
function askedOver(evidence: Evidence, own: Understanding, before: Inquiry): Understanding | null {
  const isOpen = !isFragment(evidence, before);
  const swap = () =>
    isOpen && mayLean(own.whole) ? resumed(evidence, own.whole.question, before.question) : null;
  const swapped = isOfRecords(evidence, own.whole, before) ? null : swap();
  const isOne = own.parts.filter(wants).length < 2;
  const beside = swapped === null && isOne ? restated(evidence, own.whole, before) : null;
  if (beside) return ofRecord(readParts(evidence, beside.question), beside.record);
  const again = swapped ?? swap() ?? (isOpen ? echoed(evidence, own.whole, before) : null);
  return again === null ? null : asFollowUp(completedBy(before, readParts(evidence, again), evidence));
}

/** What was asked again of a follow-up says no more than that did: it takes over what the follow-up took over. */
function completedBy(before: Inquiry, again: Understanding, evidence: Evidence): Understanding {
  if (!before.isFollowUp) return again;
  const { question, words } = again.whole;
  const whole = { ...takeOver(again.whole, before, evidence), question, words };
  return { ...again, whole, parts: [whole] };
}

/** “And for a 5 year old?” says nothing by itself that another fragment could be put into. */
function isFragment(evidence: Evidence, { isFollowUp, question }: Inquiry): boolean {
  if (!isFollowUp) return false;
  const { asks, ingredients, topics } = read(evidence, question);
  return asks.size + ingredients.length + topics.length === 0;
}

/** “And for both?” speaks of what the turns before named one by one. */
const ofBoth = /\b(?:both|all (?:two|three|four|of (?:them|these|those))|each of (?:them|these|those))\b/i;

/** What the turns before the last named. */
const namedBefore = (evidence: Evidence, asked: readonly Turn[]): readonly string[] => {
  const turn = asked.at(-2);
  return turn ? understand(evidence, turn.content, asked.slice(0, -2)).whole.ingredients : [];
};

const withEarlier = (inquiry: Inquiry, earlier: readonly string[]): Inquiry =>
  earlier.length === 0
    ? inquiry
    : { ...inquiry, ingredients: [...new Set([...earlier, ...inquiry.ingredients])] };

/** A question that means one record. */
const ofRecord = ({ whole, parts, unanswered }: Understanding, record: string): Understanding => ({
  whole: { ...whole, record },
  parts: parts.length === 1 ? parts.map((part) => ({ ...part, record })) : parts,
  unanswered,
});

const asFollowUp = ({ whole, parts, unanswered }: Understanding): Understanding => ({
  whole: { ...whole, isFollowUp: true },
  parts: parts.map((part) => ({ ...part, isFollowUp: true })),
  unanswered,
});

function readParts(evidence: Evidence, written: string): Understanding {
  const asked = withNamesFor(evidence, plainlyAsked(withoutOrders(written)));
  const isOrder = asked === '' && written.trim() !== '';
  const whole = { ...read(evidence, asked), isOrder };
  const clauses = clausesAsked(evidence, asked);
  const alone = { whole, parts: [whole], unanswered: [] };
  if (clauses.length < 2 || clauses.length > mostParts) return alone;
  const owns = clauses.map((clause) => read(evidence, clause));
  const readings = withEchoes(
    evidence,
    owns.map((own, at) => ({
      own,
      isCondition: isCondition(clauses[at] ?? '') || isStatement(own) || isStatedFor(own, owns[at + 1]),
    })),
  );
  // “Calcium in kale and its iron” asks of one food; what a list names, or what stands beside a measure of another, does not.
  const isApart =
    clauses.length >= fewestListed ||
    readings.some(({ own }) => isMeasure(own, whole) || notOfFoods.some((ask) => own.asks.has(ask)));
  const isAsking = (each: Part) =>
    (!each.isCondition && (wants(each.own) || isMeasure(each.own, whole))) ||
    (isApart && isContent(each.own));
  const isListed = (own: Inquiry): boolean =>
    isBehindName(own, readings) &&
    isNamedAlone(
      own,
      owns.filter((other) => other !== own),
    );
  const count = readings.filter(isAsking).length;
  const isMore = (own: Inquiry): boolean =>
    count > 1 ? isUnasked(own) || isListed(own) : count === 1 && own.ingredients.length > 0 && isUnasked(own);
  const all = readings.filter((each) => isAsking(each) || isMore(each.own));
  const asking = withoutScenes(all, whole);
  if (asking.length === 0) return alone;
  const unanswered = readings.flatMap(({ own }) => (isUnread(own) ? [own.question] : []));
  if (all.length < 2) return { ...alone, unanswered };
  const context = { evidence, parts: readings, whole };
  return { whole, parts: asking.map(({ own }) => completed(own, context)), unanswered };
}

/** Behind the first clause, which may say what all of them are asked of. */
const isBehindName = (own: Inquiry, readings: readonly Part[]): boolean => readings[0]?.own !== own;

/** Asks that no table of foods answers: what a food holds is asked beside them. */
const notOfFoods: readonly AskKind[] = ['referenceAmount', 'cost', 'claim', 'contentClaim', 'limit'];

const echo = /^(?:and\s+)?(?:(?:what|how)(?: about)?|in|for|during|with)\b/i;

/** “…, and what about selenium?” asks of selenium, “… and what in pregnancy?” of other people, what was asked before. */
function withEchoes(evidence: Evidence, parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    const { own } = part;
    const again = part.isCondition ? null : askedAgain(evidence, own, parts.slice(0, at));
    if (again) return { ...part, own: again };
    const isOfAbout = /\babout\b/i.test(own.question) && own.ingredients.length > 0;
    const isOfOthers =
      own.words.length <= mostWordsEchoed && own.ingredients.length === 0 && own.group !== null;
    const isOfMore =
      ellipsis.test(own.question) &&
      !withVerb.test(own.question) &&
      own.words.length <= mostWordsEchoed &&
      namesIn(own) > 0;
    const isEcho = !wants(own) && ((echo.test(own.question) && (isOfAbout || isOfOthers)) || isOfMore);
    const said = isEcho ? parts.slice(0, at).findLast((each) => wants(each.own))?.own : undefined;
    return said ? { ...part, own: { ...own, asks: said.asks, scored: said.scored } } : part;
  });
}

/** “Which reference amount do I use in the US, which in the EU?”: the clause before, asked of what this one names. */
function askedAgain(evidence: Evidence, own: Inquiry, before: readonly Part[]): Inquiry | null {
  const said = before.findLast((each) => !each.isCondition && wants(each.own))?.own;
  const question = said ? resumed(evidence, own.question, said.question) : null;
  return question ? read(evidence, question) : null;
}

/** “… and “low sodium”?”: a name by itself, with nothing that asks. */
const ellipsis =
  /^(?:and|or|plus|then)\s+(?!(?:is|are|do|does|did|can|could|may|what|which|how|why|when|where|who)\b)[^?]*\?\s*$/i;

/** “And the latter – does it tingle?” asks by a verb of its own. */
const withVerb = /\b(?:is|are|do|does|did|can|could|may|will)\s+(?:it|they|that|this|these|those)\b/i;

const mostWordsEchoed = 6;
