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
import { readRules, type FindRule } from './rules.ts';
import { sentencesIn, type SentencePart } from './sentences.ts';
import type { ReadSentence } from './sentence.ts';
import { disclaimers } from './statements.ts';
import { readTerms, termFinder, type FindTerms, type Term } from './terms.ts';
import { wordsOf } from './words.ts';

/** What copy is checked with: the rules, the lexicon, the base. */
export interface ClaimKnowledge {
  evidence: Evidence;
  rule: FindRule;
  terms: readonly Term[];
  find: FindTerms;
  diseaseWords: readonly string[];
  /** Changes with the rules and the lexicon. */
  version: string;
}

/** All that was found in some copy. */
export interface CheckedCopy {
  class: ClaimClass;
  verdict: Verdict;
  sentences: CheckedSentence[];
}

/** Reads the rules and the lexicon; once at the start. */
export function readClaimKnowledge(evidence: Evidence): ClaimKnowledge {
  const terms = readTerms();
  const { rule, rows } = readRules();
  return {
    evidence,
    rule,
    terms,
    find: termFinder(terms),
    diseaseWords: longDiseaseWords(terms),
    version: hash('sha256', JSON.stringify([terms, rows]), 'hex').slice(0, 12),
  };
}

/** Judges copy sentence by sentence; the whole is as good as its worst. Pure: it stores and asks nothing. */
export function checkClaims(copy: ClaimCopy, knowledge: ClaimKnowledge): CheckedCopy {
  const read = sentencesIn(copy.text).map((part) => readSentence(part, copy, knowledge));
  const isBesideListed = copy.market !== 'US' && read.some((sentence) => listedMatch(sentence) !== undefined);
  for (const sentence of read) sentence.isBesideListed = isBesideListed;
  const sentences = read.map((sentence) => checkSentence(sentence, copy, knowledge));
  withPlural(sentences);
  const worst = worstOf(sentences);
  return { class: worst?.class ?? 'none', verdict: worst?.verdict ?? 'allowed', sentences };
}

/** From two claims on the disclaimer says 'These statements'. */
function withPlural(sentences: readonly CheckedSentence[]): void {
  const conditions = sentences.flatMap((sentence) =>
    sentence.conditions.filter(({ kind }) => kind === 'disclaimer'),
  );
  if (conditions.length > 1) for (const condition of conditions) condition.text = disclaimers.more;
}

function checkSentence(sentence: ReadSentence, copy: ClaimCopy, knowledge: ClaimKnowledge): CheckedSentence {
  const { text, start, end } = sentence;
  const judgements = judgementsOf(sentence, knowledge);
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
  };
}

function readSentence(part: SentencePart, copy: ClaimCopy, knowledge: ClaimKnowledge): ReadSentence {
  const { market, channel, product, basis } = copy;
  const { evidence, find, terms, rule } = knowledge;
  const words = wordsOf(part.text);
  const name = product.name ?? '';
  const { mentions } = evidence.lexicon.read(part.text);
  return {
    ...part,
    words,
    paragraph: paragraphOf(part, copy.text),
    hits: find(words),
    named: mentions.flatMap(({ kind, key, start, end }) =>
      kind === 'ingredient' ? [{ key, start, end }] : [],
    ),
    outcomes: mentions.flatMap(({ kind, start, end }) => (kind === 'topic' ? [{ start, end }] : [])),
    isBesideListed: false,
    market,
    channel,
    product,
    basis,
    nameFindings: nameFindings(name, { hits: find(wordsOf(name)), terms, rule, isUs: market === 'US' }),
    rule,
    evidence,
  };
}

/** The lines around a sentence up to the next empty one: what an authorised claim may be spread over. */
function paragraphOf({ start, end }: SentencePart, text: string): string {
  const from = text.lastIndexOf('\n\n', start);
  const to = text.indexOf('\n\n', end);
  return text.slice(from < 0 ? 0 : from, to < 0 ? undefined : to);
}

function judgementsOf(sentence: ReadSentence, { diseaseWords }: ClaimKnowledge): Judgement[] {
  if (isPlain(sentence)) return [];
  const isUs = sentence.market === 'US';
  const claim = isUs ? healthClaimIn(sentence.evidence, sentence.paragraph) : undefined;
  if (claim) return [judgeHealthClaim(sentence, claim), ...judgeWeight(sentence)];
  const listed = isUs ? undefined : listedMatch(sentence);
  const found = [
    ...judgeDisease(sentence, {
      isListed: () => listed !== undefined,
      instead: isUs ? modelWordingsFor(sentence) : [],
    }),
    ...judgeLevels(sentence),
    ...judgeWeight(sentence),
    ...judgePeople(sentence),
    ...judgeProof(sentence),
    ...judgeHarm(sentence),
    ...judgeLevelsOfNutrients(sentence),
    ...judgeContents(sentence),
    ...(isUs ? judgeFunctionUs(sentence) : judgeHealthEu(sentence)),
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
    const part = { text, start: 0, end: text.length };
    const worst = worstOf(judgementsOf(readSentence(part, { ...copy, text }, knowledge), knowledge));
    const verdict = worst?.verdict ?? 'allowed';
    return verdict === 'blocked' || verdict === 'review' ? [] : [{ text, verdict }];
  });
}

function uniqueBy<Each>(list: readonly Each[], nameOf: (each: Each) => string): Each[] {
  return [...new Map(list.map((each) => [nameOf(each), each])).values()];
}
