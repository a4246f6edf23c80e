import {
  worstOf,
  type CheckedSentence,
  type ClaimClass,
  type ClaimCopy,
  type ClaimMarket,
  type Condition,
  type Judgement,
  type Rewording,
  type Verdict,
} from './claim.ts';
import { standingOf } from './standing/grade.ts';
import { healthClaimIn, judgeHealthClaim, modelWordingsFor } from './listed/healthClaims.ts';
import { legibleCopy, placeOf, type Legible } from './legible/index.ts';
import { judgeProduct, placesOf } from './judge/audience.ts';
import { judgeContents } from './judge/contents/contents.ts';
import { judgeCalledByDisease } from './judge/functions/compounds.ts';
import { judgeDiffering } from './judge/contents/differing.ts';
import { judgeDisease, judgeLevels, judgeName } from './judge/disease/disease.ts';
import { judgeFunctionUs } from './judge/functions/functionUs.ts';
import { judgeHarm } from './judge/functions/harm.ts';
import { insteadOf, judgeHealthEu } from './judge/functions/listedEu.ts';
import { besideListed, listedIn, type Listed } from './judge/functions/listedWords.ts';
import { judgeAmounts, judgeLevelsOfNutrients } from './judge/contents/nutrients.ts';
import { judgeMedical, judgeTherapy } from './judge/disease/medical.ts';
import { isOrdinary, judgeUnlikely } from './judge/plain/ordinary.ts';
import { judgePeople } from './judge/disease/people.ts';
import { isPlain } from './judge/plain/plain.ts';
import { judgeProof } from './judge/proof.ts';
import { judgeScenes } from './judge/disease/scenes.ts';
import { judgeForeign, judgeMedicalWords, judgeTypos, judgeUnknown } from './judge/functions/unknown.ts';
import { judgeWeight } from './judge/disease/weight.ts';
import type { ClaimKnowledge } from './knowledge.ts';
import { readerOf } from './reading/reading.ts';
import { wordingsFor } from './wording/openingWordings.ts';
import { sentencesIn } from './reading/sentences.ts';
import { withEchoes } from './reading/echoes.ts';
import { unbroken } from './reading/unbroken.ts';
import type { ReadSentence } from './reading/sentence.ts';
import { asStated } from './stated/index.ts';
import { together } from './rules/rules.ts';
import { withPlural } from './rules/statements.ts';

/** All that was found in some copy. */
export interface CheckedCopy {
  class: ClaimClass;
  verdict: Verdict;
  sentences: CheckedSentence[];
}

/** Judges copy sentence by sentence; the whole is as good as its worst. Pure: it stores and asks nothing. */
export function checkClaims(written: ClaimCopy, knowledge: ClaimKnowledge): CheckedCopy {
  const legible = legibleCopy(written.text, knowledge);
  const { class: kind, verdict, sentences } = checkLegible({ ...written, text: legible.text }, knowledge);
  return {
    class: kind,
    verdict,
    sentences: sentences.map((each) => asItIsWritten(each, legible, written.text)),
  };
}

/** With its places, and its words, as they are in the copy that was sent. */
function asItIsWritten(sentence: CheckedSentence, legible: Legible, written: string): CheckedSentence {
  const [start, end] = placeOf(legible, [sentence.start, sentence.end]);
  const findings = sentence.findings.map((finding) => ({
    ...finding,
    words: finding.words.map((span) => placeOf(legible, span)),
  }));
  return { ...sentence, text: written.slice(start, end), start, end, findings };
}

function checkLegible(copy: ClaimCopy, knowledge: ClaimKnowledge): CheckedCopy {
  const read = readerOf(copy, knowledge);
  const said = unbroken(sentencesIn(copy.text), copy.text, knowledge.find).map((part, at) =>
    Object.assign(read(part), { isFirst: at === 0 }),
  );
  const parts = asStated(withEchoes(said)).map(withListed);
  const isBesideListed = parts.some(({ listed }) => listed !== undefined);
  for (const { sentence } of parts) sentence.isBesideListed = isBesideListed;
  const judgeWording = wordingJudge(copy, knowledge);
  const sentences = parts.map((part) => checkSentence(part, { judgeWording, knowledge }));
  const [first] = parts;
  withPlural(
    sentences.flatMap(({ conditions }) => conditions),
    first?.sentence.statements ?? [],
  );
  const worst = worstOf(sentences);
  return { class: worst?.class ?? 'none', verdict: worst?.verdict ?? 'allowed', sentences };
}

/** A sentence and the claim of the EU's list that it is, which the UK keeps too. */
interface Part {
  sentence: ReadSentence;
  listed: Listed | undefined;
}

const withListed = (sentence: ReadSentence): Part => ({
  sentence,
  listed: sentence.market === 'US' ? undefined : listedIn(sentence),
});

function checkSentence(
  part: Part,
  { judgeWording, knowledge }: { judgeWording: JudgeWording; knowledge: ClaimKnowledge },
): CheckedSentence {
  const { text, start, end, product, market } = part.sentence;
  const judgements = judgementsOf(part, knowledge);
  const worst = worstOf(judgements);
  const shown = asFarAsItHelps(
    judgements.filter(({ verdict, class: kind }) => verdict !== 'allowed' || kind === worst?.class),
  );
  const shift = ([from, to]: [number, number]): [number, number] => [from + start, to + start];
  return {
    text,
    start,
    end,
    class: worst?.class ?? 'none',
    verdict: worst?.verdict ?? 'allowed',
    findings: together(
      shown.flatMap(({ findings }) =>
        findings.map((finding) => ({
          ...finding,
          ...knowledge.cite(market, finding),
          words: finding.words.map(shift),
        })),
      ),
    ),
    conditions: uniqueBy(
      shown.flatMap(({ conditions = [] }) => conditions),
      ({ kind, text }) => `${kind} ${text}`,
    ).map((condition) => citedIn(market, condition, knowledge)),
    rewordings: rewordingsOf(shown, (wording) => judgeWording(wording, product)),
    ...(worst && effects.has(worst.class) && { evidence: standingOf(part.sentence) }),
  };
}

/** A condition with the market's own law. */
const citedIn = (market: ClaimMarket, condition: Condition, { cite }: ClaimKnowledge): Condition => {
  const { source, isConfirmed = true } = condition;
  if (market !== 'UK' || source === undefined) return condition;
  return { ...condition, ...cite(market, { source, isConfirmed }) };
};

/**
 * What of its judgements helps whoever mends a sentence. One that is blocked becomes lawful by no disclaimer and no study: of
 * what would do for the rest of it, only what the formula lacks is told. Beside a disease no function may be named either.
 */
function asFarAsItHelps(judgements: readonly Judgement[]): readonly Judgement[] {
  if (worstOf(judgements)?.verdict !== 'blocked') return judgements;
  const isOfDisease = judgements.some(isBlockedDisease);
  return judgements
    .filter(({ class: kind, verdict }) => !isOfDisease || verdict === 'blocked' || !benefits.has(kind))
    .map((each) =>
      each.verdict === 'blocked' && (!isOfDisease || isBlockedDisease(each))
        ? each
        : Object.assign({}, each, {
            conditions: each.conditions?.filter(({ kind }) => kind === 'computed') ?? [],
          }),
    );
}

const isBlockedDisease = ({ class: kind, verdict }: Judgement): boolean =>
  kind === 'disease' && verdict === 'blocked';

const benefits: ReadonlySet<ClaimClass> = new Set(['function', 'wellBeing']);

/** Classes that say that something works. */
const effects: ReadonlySet<ClaimClass> = new Set([
  'disease',
  'diseaseRisk',
  'weight',
  'children',
  'function',
  'wellBeing',
]);

/** Classes that say nothing of health: beside them words that no rule knows still count. */
const silent: ReadonlySet<ClaimClass> = new Set(['nutrientContent', 'absence', 'amount']);

function judgementsOf({ sentence, listed }: Part, knowledge: ClaimKnowledge): Judgement[] {
  if (isPlain(sentence)) return sentence.isFirst ? judgeName(sentence) : [];
  const isUs = sentence.market === 'US';
  const claim = isUs ? healthClaimIn(sentence) : undefined;
  if (claim) {
    const made = judgeHealthClaim(sentence, claim);
    return [made, ...judgeWeight(sentence), ...judgeProduct(sentence, [made])];
  }
  // What a listed claim says in its own words is nothing else besides: 'muscle weakness', 'compared to'.
  const beside = listed ? besideListed(sentence, listed) : sentence;
  const unread = [
    ...judgeTypos(beside, knowledge.isTypo),
    ...judgeMedicalWords(beside, knowledge.isMedical),
    ...judgeForeign(sentence),
  ];
  const said = [
    ...judgeDisease(beside, () => (isUs ? insteadOfDisease(sentence, knowledge) : insteadOf(sentence))),
    ...judgeCalledByDisease(beside),
    ...judgeTherapy(beside),
    ...judgeMedical(beside),
    ...unread,
    ...judgeLevels(sentence, () => insteadOfDisease(sentence, knowledge)),
    ...judgeWeight(beside),
    ...judgePeople(sentence),
    ...judgeProof(beside),
    ...judgeHarm(sentence),
    ...judgeLevelsOfNutrients(sentence, (key) => levelsOf(sentence, key, knowledge)),
    ...judgeContents(sentence),
    ...(isUs ? judgeFunctionUs(sentence) : judgeHealthEu(sentence, listed)),
  ];
  const found = [...said, ...judgeProduct(sentence, said)];
  // The second sentence of a listed claim: 'high cholesterol is a risk factor in …'.
  const isOfListed = listed?.covers(sentence.words) === true;
  const unknown = isOfListed ? [] : unknownIn(sentence, beside, found);
  const differing = judgeDiffering(sentence);
  const claimed = [...found, ...unknown];
  const isSure = listed !== undefined || unread.length > 0;
  if (claimed.length > 0 && (isSure || !isOrdinary(sentence, claimed, knowledge)))
    return [...claimed, ...differing];
  const amounts = judgeAmounts(sentence);
  const isSettled = listed !== undefined || claimed.length + amounts.length > 0;
  return [...amounts, ...(isSettled ? [] : judgeUnlikely(sentence, knowledge)), ...differing];
}

/** What no rule knows counts where nothing was said of health; what a scene shows, beside whoever vouches for it too. */
function unknownIn(sentence: ReadSentence, beside: ReadSentence, found: readonly Judgement[]): Judgement[] {
  const others = found.filter((each) => !silent.has(each.class));
  if (others.length === 0) return [...judgeScenes(beside), ...judgeUnknown(sentence, placesOf(found))];
  return others.every((each) => each.class === 'proof') ? judgeScenes(beside) : [];
}

/** Model wordings of health claims, and on a supplement the function that may be named instead of the disease. */
const insteadOfDisease = (sentence: ReadSentence, { rewordings }: ClaimKnowledge): string[] => [
  ...modelWordingsFor(sentence),
  ...(sentence.product.kind === 'supplement' ? rewordings.insteadOf(sentence.words) : []),
];

/** The levels that may be named of a nutrient, the highest first: which of them is reached, the check tells. */
const levelsOf = ({ market }: ReadSentence, key: string, knowledge: ClaimKnowledge): string[] =>
  wordingsFor({ key, market, kind: 'level' }, knowledge).map(({ text }) => text);

/** What is made of other words for a product, so that those that several sentences ask for are judged once. */
type JudgeWording = (text: string, product: ClaimCopy['product']) => Verdict;

function wordingJudge(copy: ClaimCopy, knowledge: ClaimKnowledge): JudgeWording {
  const known = new Map<ClaimCopy['product'], Map<string, Verdict>>();
  const ofWordings = { ...knowledge, remember: knowledge.rememberWording };
  return (text, product) => {
    const ofProduct = known.get(product) ?? new Map<string, Verdict>();
    known.set(product, ofProduct);
    const judged = ofProduct.get(text);
    if (judged !== undefined) return judged;
    const read = readerOf({ ...copy, product, text }, ofWordings);
    const part = withListed(read({ text, start: 0, end: text.length }));
    const verdict = worstOf(judgementsOf(part, knowledge))?.verdict ?? 'allowed';
    ofProduct.set(text, verdict);
    return verdict;
  };
}

/** Other words, each judged like any; only what is better than the sentence is offered. */
function rewordingsOf(judgements: readonly Judgement[], verdictOf: (text: string) => Verdict): Rewording[] {
  const texts = [...new Set(judgements.flatMap(({ instead = [] }) => instead))];
  return texts.flatMap((text) => {
    const verdict = verdictOf(text);
    return verdict === 'blocked' || verdict === 'review' ? [] : [{ text, verdict }];
  });
}

function uniqueBy<Each>(list: readonly Each[], nameOf: (each: Each) => string): Each[] {
  return [...new Map(list.map((each) => [nameOf(each), each])).values()];
}
