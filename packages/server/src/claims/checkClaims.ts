import { hash } from 'node:crypto';
import type { Evidence } from '../evidence/index.ts';
import {
  worstOf,
  type CheckedSentence,
  type ClaimClass,
  type ClaimCopy,
  type Judgement,
  type Rewording,
  type Verdict,
} from './claim.ts';
import { standingOf } from './grade.ts';
import { healthClaimIn, judgeHealthClaim, modelWordingsFor } from './healthClaims.ts';
import { judgeContents } from './judge/contents.ts';
import { judgeDisease, judgeLevels } from './judge/disease.ts';
import { judgeFunctionUs } from './judge/functionUs.ts';
import { judgeHarm, judgeHealthEu, listedMatch } from './judge/listedEu.ts';
import { judgeAmounts, judgeLevelsOfNutrients } from './judge/nutrients.ts';
import { judgePeople } from './judge/people.ts';
import { isPlain } from './judge/plain.ts';
import { judgeProof } from './judge/proof.ts';
import { judgeUnknown, longDiseaseWords } from './judge/unknown.ts';
import { judgeWeight } from './judge/weight.ts';
import { nameFindings } from './name.ts';
import { readOnHold, type OnHoldEffects } from './onHold.ts';
import { readRules, type FindRule } from './rules.ts';
import { sentencesIn, type SentencePart } from './sentences.ts';
import type { Match } from './listed.ts';
import type { Paragraph, ReadSentence } from './sentence.ts';
import { readStatements, statementsIn, withPlural, type Statement } from './statements.ts';
import { readTerms, termFinder, type FindTerms, type Term } from './terms.ts';
import { wordsOf, wordsWithin, type Word } from './words.ts';

/** What copy is checked with: the rules, the lexicon, the base. */
export interface ClaimKnowledge {
  evidence: Evidence;
  rule: FindRule;
  terms: readonly Term[];
  find: FindTerms;
  diseaseWords: readonly string[];
  statements: readonly Statement[];
  onHold: OnHoldEffects;
  /** Changes with the rules, the lexicon, the listed claims and the reference values. */
  version: string;
}

/** All that was found in some copy. */
export interface CheckedCopy {
  class: ClaimClass;
  verdict: Verdict;
  sentences: CheckedSentence[];
}

/** Reads the rules and the lexicon. */
export function readClaimKnowledge(evidence: Evidence): ClaimKnowledge {
  const terms = readTerms();
  const { rule, rows } = readRules();
  const statements = readStatements();
  const { effects: onHold, rows: held } = readOnHold();
  const { euClaims, dailyValues, references } = evidence;
  const listed = [euClaims, dailyValues, references.nutritionClaims, references.healthClaims];
  return {
    evidence,
    rule,
    terms,
    find: termFinder(terms),
    diseaseWords: longDiseaseWords(terms),
    statements,
    onHold,
    version: hash('sha256', JSON.stringify([terms, rows, statements, held, listed]), 'hex').slice(0, 12),
  };
}

const known = new WeakMap<Evidence, ClaimKnowledge>();

/** The rules and the lexicon, read once for a base. */
export function claimKnowledge(evidence: Evidence): ClaimKnowledge {
  const knowledge = known.get(evidence) ?? readClaimKnowledge(evidence);
  known.set(evidence, knowledge);
  return knowledge;
}

/** Judges copy sentence by sentence; the whole is as good as its worst. Pure: it stores and asks nothing. */
export function checkClaims(copy: ClaimCopy, knowledge: ClaimKnowledge): CheckedCopy {
  const read = readerOf(copy, knowledge);
  const parts = sentencesIn(copy.text).map((part) => withListed(read(part)));
  const isBesideListed = parts.some(({ listed }) => listed !== undefined);
  for (const { sentence } of parts) sentence.isBesideListed = isBesideListed;
  const sentences = parts.map((part) => checkSentence(part, { copy, knowledge }));
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
  listed: Match | undefined;
}

const withListed = (sentence: ReadSentence): Part => ({
  sentence,
  listed: sentence.market === 'US' ? undefined : listedMatch(sentence),
});

function checkSentence(
  part: Part,
  { copy, knowledge }: { copy: ClaimCopy; knowledge: ClaimKnowledge },
): CheckedSentence {
  const { text, start, end } = part.sentence;
  const judgements = judgementsOf(part, knowledge);
  const worst = worstOf(judgements);
  const shown = judgements.filter(
    ({ verdict, class: kind }) => verdict !== 'allowed' || kind === worst?.class,
  );
  const shift = ([from, to]: [number, number]): [number, number] => [from + start, to + start];
  return {
    text,
    start,
    end,
    class: worst?.class ?? 'none',
    verdict: worst?.verdict ?? 'allowed',
    findings: shown.flatMap(({ findings }) =>
      findings.map((finding) => ({ ...finding, words: finding.words.map(shift) })),
    ),
    conditions: uniqueBy(
      shown.flatMap(({ conditions = [] }) => conditions),
      ({ kind, text }) => `${kind} ${text}`,
    ),
    rewordings: rewordingsOf(shown, copy, knowledge),
    ...(worst && effects.has(worst.class) && { evidence: standingOf(part.sentence) }),
  };
}

/** Classes that say that something works. */
const effects: ReadonlySet<ClaimClass> = new Set([
  'disease',
  'diseaseRisk',
  'weight',
  'children',
  'function',
  'wellBeing',
]);

/** Reads sentences of some copy; what they share, its product's name and their paragraphs, is read once. */
function readerOf(copy: ClaimCopy, knowledge: ClaimKnowledge): (part: SentencePart) => ReadSentence {
  const { market, channel, product, basis, ingredients = [] } = copy;
  const { evidence, find, terms, rule } = knowledge;
  const name = product.name ?? '';
  const named = nameFindings(name, { hits: find(wordsOf(name)), terms, rule, isUs: market === 'US' });
  const written = wordsOf(copy.text);
  const paragraphs = paragraphsIn(copy.text, written);
  const statements = statementsIn(written, market, knowledge.statements);
  return (part) => {
    const words = wordsWithin(written, part.start, part.end);
    const { mentions } = evidence.lexicon.read(part.text);
    return {
      ...part,
      words,
      paragraph: paragraphs.find(({ end }) => part.start < end) ?? { text: part.text, words },
      hits: find(words),
      named: mentions.flatMap(({ kind, key, start, end }) =>
        kind === 'ingredient' ? [{ key, start, end }] : [],
      ),
      outcomes: mentions.flatMap(({ kind, key, start, end }) =>
        kind === 'topic' ? [{ key, start, end }] : [],
      ),
      ingredients,
      isBesideListed: false,
      market,
      channel,
      product,
      basis,
      nameFindings: named,
      statements,
      onHold: knowledge.onHold,
      rule,
      evidence,
    };
  };
}

const betweenParagraphs = '\n\n';

function paragraphsIn(copy: string, written: readonly Word[]): (Paragraph & { end: number })[] {
  let end = -betweenParagraphs.length;
  return copy.split(betweenParagraphs).map((text) => {
    const start = end + betweenParagraphs.length;
    end = start + text.length;
    return { text, words: wordsWithin(written, start, end), end };
  });
}

function judgementsOf({ sentence, listed }: Part, { diseaseWords }: ClaimKnowledge): Judgement[] {
  if (isPlain(sentence)) return [];
  const isUs = sentence.market === 'US';
  const claim = isUs ? healthClaimIn(sentence) : undefined;
  if (claim) return [judgeHealthClaim(sentence, claim), ...judgeWeight(sentence)];
  const found = [
    ...judgeDisease(sentence, {
      isListed: ({ from, to }) => listed?.covers(sentence.words.slice(from, to + 1)) === true,
      instead: isUs ? modelWordingsFor(sentence) : [],
    }),
    ...judgeLevels(sentence),
    ...judgeWeight(sentence),
    ...judgePeople(sentence),
    ...judgeProof(sentence),
    ...judgeHarm(sentence),
    ...judgeLevelsOfNutrients(sentence),
    ...judgeContents(sentence),
    ...(isUs ? judgeFunctionUs(sentence) : judgeHealthEu(sentence, listed)),
  ];
  const known = found.length > 0 ? found : judgeUnknown(sentence, diseaseWords);
  return known.length > 0 ? known : judgeAmounts(sentence);
}

/** Other words, each judged like any; only what is better than the sentence is offered. */
function rewordingsOf(
  judgements: readonly Judgement[],
  copy: ClaimCopy,
  knowledge: ClaimKnowledge,
): Rewording[] {
  const texts = [...new Set(judgements.flatMap(({ instead = [] }) => instead))];
  return texts.flatMap((text) => {
    const part = withListed(readerOf({ ...copy, text }, knowledge)({ text, start: 0, end: text.length }));
    const worst = worstOf(judgementsOf(part, knowledge));
    const verdict = worst?.verdict ?? 'allowed';
    return verdict === 'blocked' || verdict === 'review' ? [] : [{ text, verdict }];
  });
}

function uniqueBy<Each>(list: readonly Each[], nameOf: (each: Each) => string): Each[] {
  return [...new Map(list.map((each) => [nameOf(each), each])).values()];
}
