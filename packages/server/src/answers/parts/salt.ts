import type { Evidence } from '../../evidence/index.ts';
import { convertMass, formatAmount } from '../../registry/index.ts';
import { doubt, fact, type Sentence } from '../prose.ts';
import { derive } from '../values.ts';
import type { Dose } from '../understand/doses.ts';
import type { Inquiry } from '../understand/inquiry.ts';

/** Works an amount of sodium into the salt that an EU label declares, or back, by the rule that says so. */
export function saltSentences(evidence: Evidence, { question, amounts }: Inquiry): Sentence[] {
  const rule = evidence.rules.find(({ requirement }) => isOfSalt.test(requirement));
  const factor = Number(isOfSalt.exec(rule?.requirement ?? '')?.[1]);
  const [amount] = amounts;
  const isNamed = /\bsalt\b/i.test(question) && /\bsodium\b/i.test(question);
  if (!rule || !isNamed || !amount || amount.unit === 'IU') return [];
  const isSalt = namedAfter(question, amount) === 'salt';
  const [from, to, value] = isSalt
    ? ['salt', 'sodium', amount.value / factor]
    : ['sodium', 'salt', amount.value * factor];
  const worked = formatAmount(Number(value.toPrecision(3)), amount.unit);
  const sum = `${formatAmount(amount.value, amount.unit)} ${isSalt ? '÷' : '×'} ${factor}`;
  const grams = convertMass(value, amount.unit, 'g');
  const inGrams =
    to === 'salt' && amount.unit !== 'g' && grams !== null ? ` (${formatAmount(grams, 'g')})` : '';
  const statement = `${formatAmount(amount.value, amount.unit)} of ${from} is ${worked}${inGrams} of ${to}: ${sum}`;
  return [fact(`${statement}${doubt(rule.passage)}`, derive(rule.passage, `${statement}.`))];
}

/** The rule that says what sodium comes to as salt, and its factor. */
export const isOfSalt = /\bsalt = sodium × (\d+(?:\.\d+)?)/;

/** What the amount is of: the name right behind it, else that right before it, else the next one. */
function namedAfter(question: string, { text }: Dose): string {
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
