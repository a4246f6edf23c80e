import type { Evidence } from '../../../evidence/index.ts';
import type { AskKind } from '../askKinds.ts';
import type { Inquiry } from '../inquiry.ts';
import { read } from '../read.ts';
import { resumed } from './resumed.ts';
import type { Understanding } from '../understanding.ts';
import { withNamesFor } from './anaphora.ts';
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
import { withoutOrders } from './orders.ts';
import { withoutScenes } from './scenes.ts';
import { clausesAsked, fewestListed } from './splitting.ts';

/** More parts are read as one. */
export const mostParts = 8;

/** A message as it is understood by itself: what it asks for in parts, each with what it leaves to those around it. */
export function understoodAlone(evidence: Evidence, written: string): Understanding {
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
