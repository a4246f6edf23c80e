import {
  checkClaims,
  claimKnowledge,
  type CheckedCopy,
  type ClaimMarket,
  type ClaimProduct,
  type Verdict,
} from '../../claims/index.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import type { Block, Sentence } from '../prose.ts';
import { doubt, fact, opened, paragraph } from '../prose.ts';
import { type Inquiry, isOfMarkets } from '../understand/inquiry.ts';
import { perInquiry } from '../understand/perInquiry.ts';
import { inSentence } from '../../text/letters.ts';

/** Words that somebody wants to print, as a question gives them. */
interface Wording {
  readonly text: string;
  readonly isQuoted: boolean;
}

const quoted = /(?:^|[\s(:])[“"‘']([^“”"‘]{4,160}?)[”"’'](?=$|[\s?.,;:!)])/;
const said =
  /\b(?:say|claim|state|write|print|advertise|promise|tell (?:customers|consumers|people|them|everyone|shoppers)|say on (?:the|our) (?:label|pack))\s+(?:that\s+)?(?!about\b|anything\b|something\b|so\b|(?:it|this|that)\b(?!\s+\p{L}+s\b)|on\b|in\b|for\b)([^?.;]{6,160})/iu;
const sold =
  /\b(?:sell|market|launch|offer|promote|advertise)\s+((?:an?|our|the)\s[^?.;]*?\b(?:that|which|to)\s+[^?.;]{4,120})/i;

/** Words are put up for leave, and not spoken of: “the difference between one claim and another”. */
const asksLeave =
  /\b(?:can|may|could|might|shall|should|allowed|permitted|legal|ok|okay|fine|want to|like to)\b/i;

/** The words that a question asks leave for; null where it gives none. */
export function wordingIn(question: string): Wording | null {
  const inQuotes = quoted.exec(question)?.[1];
  if (inQuotes) return { text: inQuotes, isQuoted: true };
  const told = asksLeave.test(question) ? (said.exec(question)?.[1] ?? sold.exec(question)?.[1]) : undefined;
  return told ? { text: told.replace(place, '').trim(), isQuoted: false } : null;
}

/** Where it will be read is none of the words. */
const place =
  /\s+(?:in|on|for)\s+(?:the\s+|our\s+|my\s+)?(?:EU|US|UK|USA|Europe|America|label|pack|packaging|website)\b.*$/i;

const markets: readonly ClaimMarket[] = ['US', 'EU', 'UK'];
const names: Readonly<Record<ClaimMarket, string>> = { US: 'the US', EU: 'the EU', UK: 'the UK' };

/** A verdict in one market, with the rule that decides. */
interface Judged {
  readonly market: ClaimMarket;
  readonly checked: CheckedCopy;
}

/** What the check of claims says to the words that a question asks leave for; none where it has nothing against or for them. */
export const wordingVerdicts = perInquiry((evidence, inquiry): readonly Judged[] => {
  const wording = wordingIn(inquiry.question);
  if (!wording || inquiry.asks.has('contentClaim') || inquiry.asks.has('disease')) return [];
  const knowledge = claimKnowledge(evidence);
  return markets
    .filter((market) => isOfMarkets(market, inquiry))
    .map((market) => {
      const copy = { text: wording.text, market, channel: 'label' as const, product: productOf(inquiry) };
      return { market, checked: checkClaims(copy, knowledge) };
    })
    .filter(({ checked }) => isTold(checked, wording, inquiry));
});

/**
 * Words that are only told of may be put otherwise than the list has them, where an ingredient is named that may have a
 * claim: a disease stays one in any words.
 */
const isTold = (
  { class: kind, verdict, sentences }: CheckedCopy,
  { isQuoted }: Wording,
  { ingredients }: Inquiry,
): boolean =>
  kind !== 'none' &&
  kind !== 'nutrientContent' &&
  sentences.some(({ findings }) => findings.length > 0) &&
  (isQuoted ||
    kind === 'proof' ||
    ingredients.length === 0 ||
    (verdict === 'blocked' && kind !== 'function' && kind !== 'wellBeing'));

const productOf = ({ dosageForms, question }: Inquiry): ClaimProduct => ({
  kind: dosageForms.includes('drink')
    ? 'drink'
    : /\b(?:foods?(?! supplement)|bar|yog(?:h)?urt|cereal|snack|tea)\b/i.test(question)
      ? 'food'
      : 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [],
  ingredients: [],
});

/** Whether the words may not be printed in any market that was asked about. */
export const isRefused = (judged: readonly Judged[]): boolean =>
  judged.length > 0 && judged.every(({ checked }) => checked.verdict === 'blocked');

/** Whether certain words may be said, market by market, with the rule that decides. */
export function wordingBlocks(evidence: Evidence, inquiry: Inquiry): Block[] {
  const judged = wordingVerdicts(evidence, inquiry);
  const [first, ...others] = judged.map(sentenceOf);
  return first
    ? [
        paragraph(
          opened(openingOf(judged), first),
          ...others.map((sentence, at) =>
            opened(isAlike(judged[0], judged[at + 1]) ? 'Likewise ' : 'But ', sentence),
          ),
        ),
      ]
    : [];
}

const isAlike = (one?: Judged, other?: Judged): boolean => one?.checked.verdict === other?.checked.verdict;

function openingOf(judged: readonly Judged[]): string {
  if (isRefused(judged)) return 'No: ';
  const isMet = (verdict: Verdict) => verdict === 'allowed' || verdict === 'conditions';
  if (judged.every(({ checked }) => isMet(checked.verdict))) return 'Yes: ';
  return judged.some(({ checked }) => checked.verdict === 'blocked') ? 'In part: ' : 'It depends: ';
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  blocked: 'these words may not be used',
  review: 'a person has to judge these words',
  evidence: 'these words need evidence that is held',
  conditions: 'these words may be used under conditions',
  allowed: 'these words may be used',
};

function sentenceOf({ market, checked }: Judged): Sentence {
  const finding = checked.sentences.flatMap(({ findings }) => findings)[0];
  const safer = checked.sentences.flatMap(({ rewordings }) => rewordings)[0];
  const why = finding
    ? ` (${inSentence(finding.title)}): ${inSentence(finding.because).replace(/\.$/, '')}`
    : '';
  const instead = safer ? `; safer: “${safer.text.replace(/\.$/, '')}”` : '';
  const statement = `in ${names[market]} ${verdictWords[checked.verdict]}${why}${instead}`;
  const passage: Passage = {
    key: `wording:${market}:${statement}`,
    kind: 'rule',
    title: `${market}: ${finding?.title ?? 'check of claims'}`,
    source: finding?.source ?? 'Check of claims',
    url: null,
    text: `${statement}. ${finding?.source ?? ''}`,
    isConfirmed: finding?.isConfirmed ?? false,
    ingredients: [],
    topics: [],
  };
  return fact(`${statement}${doubt(passage)}`, passage);
}
