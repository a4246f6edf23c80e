import type { Evidence } from '../../evidence/index.ts';
import type { Inquiry } from './inquiry.ts';
import { mostParts, understoodAlone } from './message/alone.ts';
import { questionsApart } from './message/apart.ts';
import { withoutOrders } from './message/orders.ts';
import { inEnglish } from './tongues.ts';
import { type Turn, understoodBehind } from './turns/index.ts';
import type { Understanding } from './understanding.ts';

/** How far back a follow-up looks. */
const mostTurnsBack = 6;
/** Longer questions are understood from their beginning. */
const longestRead = 2000;

/**
 * Understands a question; one that leans on the conversation takes over what it does not say itself. What it says in
 * another language is put in English first.
 */
export function understand(
  evidence: Evidence,
  written: string,
  history: readonly Turn[] = [],
): Understanding {
  const asked = history.filter(({ role }) => role === 'user').slice(-mostTurnsBack);
  const before: Inquiry[] = [];
  for (const { content } of asked) before.unshift(understandTurn(evidence, content, before).whole);
  return understandTurn(evidence, written, before);
}

/** A message behind the questions before it, the last of them first. */
function understandTurn(evidence: Evidence, written: string, before: readonly Inquiry[]): Understanding {
  const { text, words } = inEnglish(evidence, written.slice(0, longestRead));
  const understood = withApart(evidence, text, before);
  return words.length > 0 ? { ...understood, foreignWords: words } : understood;
}

/** A message, with the questions that stand by themselves each understood alone. */
function withApart(evidence: Evidence, text: string, before: readonly Inquiry[]): Understanding {
  const meant = (question: string) => understoodBehind(evidence, understoodAlone(evidence, question), before);
  const understood = meant(text);
  const questions = understood.whole.isOrder ? [] : questionsApart(evidence, withoutOrders(text));
  return questions.length < 2 || questions.length > mostParts
    ? understood
    : { ...understood, apart: questions.map(meant) };
}
