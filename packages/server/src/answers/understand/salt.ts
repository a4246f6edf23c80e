import type { Evidence } from '../../evidence/index.ts';
import { formatAmount } from '../../registry/index.ts';
import type { Dose } from './doses.ts';

const isOfSalt = /\bsalt = sodium × (\d+(?:\.\d+)?)/;

/** The rule that says what sodium comes to as salt, and its factor. */
export function saltRule(evidence: Evidence) {
  const rule = evidence.rules.find(({ requirement }) => isOfSalt.test(requirement));
  return { rule, factor: Number(isOfSalt.exec(rule?.requirement ?? '')?.[1]) };
}

/** What the amount is of: the name right behind it, else that right before it, else the next one. */
export function saltOrSodium(question: string, { text }: Dose): string {
  const at = question.indexOf(text);
  const next = /^\s*(?:of\s+)?(salt|sodium)\b/i.exec(question.slice(at + text.length))?.[1];
  if (next) return next.toLowerCase();
  const ahead = /\b(salt|sodium)(?:\s+(?:content|is|was|of|at|measured|comes?|to|with|:|=))*\s*$/i.exec(
    question.slice(0, at),
  )?.[1];
  if (ahead) return ahead.toLowerCase();
  const after = question.slice(at + text.length).toLowerCase();
  const behind = /\b(salt|sodium)\b/.exec(after)?.[1];
  return behind ?? (/\bsalt\b(?!.*\bsodium\b)/i.test(question) ? 'salt' : 'sodium');
}

/** The sodium in an amount that a question states of salt; null where it states none. */
export function sodiumOf(evidence: Evidence, question: string, amount: Dose): Dose | null {
  const { rule, factor } = saltRule(evidence);
  if (!rule || amount.unit === 'IU' || saltOrSodium(question, amount) !== 'salt') return null;
  const value = Number((amount.value / factor).toPrecision(3));
  return { value, unit: amount.unit, text: formatAmount(value, amount.unit) };
}
