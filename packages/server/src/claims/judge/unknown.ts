import { editDistance } from '../../registry/index.ts';
import type { Judgement } from '../claim.ts';
import { hitsOf, isWithin, judge, type ReadSentence } from '../sentence.ts';
import type { Term } from '../terms.ts';

/** Shorter words differ by one letter from too many others. */
const shortestTypo = 7;

/** Words of diseases that one wrong letter may hide. */
export const longDiseaseWords = (terms: readonly Term[]): string[] => [
  ...new Set(
    terms
      .filter(({ kind }) => kind === 'disease')
      .flatMap(({ words }) => words)
      .filter((word) => !/[\s~^]/.test(word) && word.length >= shortestTypo),
  ),
];

/** Rule 17: what speaks of health in words no rule knows, and what is one letter off a disease, is never allowed. */
export function judgeUnknown(sentence: ReadSentence, diseaseWords: readonly string[]): Judgement[] {
  const { words, hits } = sentence;
  const typos = words.filter(({ stem }) => stem.length >= shortestTypo - 1 && isTypo(stem, diseaseWords));
  if (typos.length > 0)
    return [judge(sentence, { class: 'disease', verdict: 'review', rule: 'unknown', at: typos })];
  const harmless = hitsOf(hits, 'harmless');
  const ordinary = [...hitsOf(hits, 'healthSoft', 'wellBeing'), ...harmless];
  const at = [
    ...sentence.outcomes.filter((outcome) => !ordinary.some((hit) => isWithin(outcome, hit))),
    ...hitsOf(hits, 'health', 'weightSoft', 'preliminary').filter(
      (hit) => !harmless.some((phrase) => isWithin(hit, phrase)),
    ),
    ...hitsOf(hits, 'treat', 'protect').filter(() => hitsOf(hits, 'healthSoft').length > 0),
  ];
  return at.length > 0
    ? [judge(sentence, { class: 'function', verdict: 'review', rule: 'unknown', at })]
    : [];
}

/** One wrong letter leaves the first letters alone or the last; most words are told apart by these. */
const looksLike = (stem: string, word: string): boolean =>
  word.startsWith(stem.slice(0, 3)) || word.endsWith(stem.slice(-3));

const isTypo = (stem: string, diseaseWords: readonly string[]): boolean =>
  diseaseWords.some(
    (word) =>
      looksLike(stem, word) && word !== stem && `${word}s` !== stem && editDistance(stem, word, 1) === 1,
  );
