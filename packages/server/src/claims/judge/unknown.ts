import { editDistance } from '../../registry/index.ts';
import type { Judgement } from '../claim.ts';
import { isMedical, type MedicalLetters } from '../medicalWords.ts';
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

/** The words of a sentence that are not part of an ingredient's name. */
const ownWords = ({ words, named }: ReadSentence) =>
  words.filter((word) => !named.some((ingredient) => isWithin(word, ingredient)));

/** Rule 17: a word one letter off a disease is never allowed, whatever else the sentence says. */
export function judgeTypos(sentence: ReadSentence, diseaseWords: readonly string[]): Judgement[] {
  const { text } = sentence;
  const at = ownWords(sentence).filter(({ stem, start, end }) => {
    // As it is written too: 'diabets' is no plural.
    const forms = new Set([stem, text.slice(start, end).toLowerCase()]);
    return [...forms].some((form) => form.length >= shortestTypo - 1 && isTypo(form, diseaseWords));
  });
  return at.length > 0 ? [judge(sentence, { class: 'disease', verdict: 'review', rule: 'unknown', at })] : [];
}

/** Rule 17: what speaks of health in words no rule knows is never allowed. */
export function judgeUnknown(sentence: ReadSentence, letters: MedicalLetters): Judgement[] {
  const { hits } = sentence;
  const harmless = hitsOf(hits, 'harmless', 'levelAntioxidant');
  const ordinary = [...hitsOf(hits, 'healthSoft', 'wellBeing'), ...harmless];
  const at = [
    ...sentence.outcomes.filter((outcome) => !ordinary.some((hit) => isWithin(outcome, hit))),
    ...hitsOf(hits, 'health', 'weightSoft', 'preliminary').filter(
      (hit) => !harmless.some((phrase) => isWithin(hit, phrase)),
    ),
    ...hitsOf(hits, 'treat', 'protect').filter(() => hitsOf(hits, 'healthSoft').length > 0),
    ...ownWords(sentence).filter(({ stem }) => isMedical(stem, letters)),
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
