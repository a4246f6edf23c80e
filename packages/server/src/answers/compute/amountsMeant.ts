import type { Evidence, Passage } from '../../evidence/index.ts';
import { formatAmount, nameInSentence } from '../../registry/index.ts';
import { fact, type Sentence } from '../prose.ts';
import type { Inquiry } from '../understand/inquiry.ts';
import type { Turn } from '../understand/turns/index.ts';
import { understand } from '../understand/understand.ts';
import type { Understanding } from '../understand/understanding.ts';
import { dailyValuesOf, derive } from '../values.ts';
import { workedFrom } from './arithmetic.ts';
import { amountAsked } from './worked/claimAmounts.ts';
import { shareStatement } from './shareOf.ts';

/** A question with an amount that it states by what it is a share of, or by the claim that asks for it, in figures. */
interface Meant {
  readonly question: string;
  /** What the amount is, and where that is from. */
  readonly told: Sentence;
}

/**
 * Understands a question as it would be with the amounts that it means in figures: of “100 % of the NRV for iron: how much
 * fumarate is that?” those are 14 mg.
 */
export function understandMeant(
  evidence: Evidence,
  question: string,
  history: readonly Turn[],
): Understanding {
  const written = understand(evidence, question, history);
  const { whole } = written;
  const meant = isForMore(whole) ? (ofReference(evidence, whole) ?? ofClaim(evidence, whole)) : null;
  return meant ? { ...understand(evidence, meant.question, history), amountMeant: meant.told } : written;
}

/** Whether something is worked out with the amount: by itself the share of a value, or the amount of a claim, is the answer. */
const isForMore = ({ forms, asks, isFollowUp, isOrder, ingredients }: Inquiry): boolean =>
  !isFollowUp && !isOrder && ingredients.length > 0 && (forms.length > 0 || asks.has('cost'));

const share =
  /(?:(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s?(?:%|per ?cent)|\b(half)|\b(?:the\s+)?(?:full|whole))\s+(?:of\s+)?(?:(?:the|its|our)\s+)?(?:(EU|European|US|American)\s+)?(NRV|DV|daily value|RDI|reference value)\b(\s+for\b)?/i;

/** “100 % of the EU NRV for iron”. */
function ofReference(evidence: Evidence, { question, ingredients }: Inquiry): Meant | null {
  const match = share.exec(question);
  // “is 14 mg the full NRV?” asks for the share
  if (!match || /\b(?:is|are)\s+\d[^.?!;]*$/i.test(question.slice(0, match.index))) return null;
  const [words, percent, half, place, name = '', behind] = match;
  const jurisdiction =
    /^(?:EU|European)$/i.test(place ?? '') || (!place && /^NRV$/i.test(name)) ? 'EU' : 'US';
  const [value] = ingredients.flatMap(
    (key) =>
      dailyValuesOf(evidence, key).find(
        (row) => row.group === 'adults' && row.jurisdiction === jurisdiction,
      ) ?? [],
  );
  if (!value) return null;
  const { part, statement } = shareStatement(value, Number(percent ?? (half ? 50 : 100)));
  return {
    question: question.replace(words, `${part}${behind ? ' of' : ''}`),
    told: workedFrom(value.passage, statement),
  };
}

const asked =
  /\b(?:the\s+)?(?:[\p{L}-]+\s+)?(?:amount|dose|quantity)\s+(?:that\s+)?(?:the|an)\s+(?:EU\s+|authorised\s+)?[^.?!,;]{0,40}?\bclaim\s+(?:asks for|needs|requires|demands|calls for)/iu;

/** “The choline amount the EU liver-function claim asks for”. */
function ofClaim(evidence: Evidence, { question, ingredients, topics }: Inquiry): Meant | null {
  const [words] = asked.exec(question) ?? [];
  const [key] = ingredients;
  if (words === undefined || key === undefined) return null;
  const own = evidence.euClaims.filter((row) => row.status === 'authorised' && row.ingredients.includes(key));
  const onTopic = own.filter((row) => row.topics.some((topic) => topics.includes(topic)));
  const amounts = (onTopic.length > 0 ? onTopic : own).flatMap((row) => {
    const amount = amountAsked(row);
    return amount ? [{ text: formatAmount(amount.value, amount.unit), passage: row.passage }] : [];
  });
  const [first] = amounts;
  // claims that ask for different amounts are told, and none is chosen
  if (!first || amounts.some(({ text }) => text !== first.text)) return null;
  const name = nameInSentence(evidence, key);
  return {
    question: question.replace(words, `${first.text} of ${name}`),
    told: askedFor(name, first),
  };
}

function askedFor(name: string, { text, passage }: { text: string; passage: Passage }): Sentence {
  const statement = `The EU claim asks for at least ${text} of ${name}`;
  return fact(statement, derive(passage, `${statement}.`));
}
