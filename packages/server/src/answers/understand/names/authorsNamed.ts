import { isEnglishWord, isPlainWord } from '../../../registry/index.ts';
import { ofStudies } from '../soughtOfStudy.ts';
import { type Word, wordsOf } from '../words.ts';

const name = /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u;
const year = /^(?:19|20)\d\d$/;
const titles: ReadonlySet<string> = new Set(['dr', 'prof', 'professor', 'doctor']);
/** “The meta-analysis BY Quist AND colleagues, 2014”: what may stand between a name and what tells that it signed a study. */
const joining: ReadonlySet<string> = new Set(['et', 'al', 'and', 'co', 'coworkers', 'first', 'long']);
const mostBetween = 3;

/**
 * The names of who signed a study, as a question names it: “Quist 2019”, “Quist et al.”, “the trial by Harlan Quist”,
 * “Quist’s paper”.
 */
export function authorsNamed(question: string): string[] {
  const words = wordsOf(question);
  return words.flatMap((word, at) => {
    if (!isName(word) || isName(words[at + 1])) return [];
    const first = words.findLastIndex((other, place) => place < at && !isName(other)) + 1;
    return isAheadOfStudy(words, at) || isBehindStudy(words, first) ? [ownerOf(word)] : [];
  });
}

const ownerOf = ({ text }: Word): string => text.replace(/['’]s$/, '');

/** A word that is written as a name and none of English. */
function isName(word: Word | undefined): word is Word {
  if (!word || !name.test(word.text)) return false;
  const low = ownerOf(word).toLowerCase();
  return low.length > 2 && !titles.has(low) && !isPlainWord(low) && !isEnglishWord(low);
}

const lowOf = (word: Word | undefined): string => word?.text.toLowerCase() ?? '';

/** “Quist 2019”, “Quist et al.”, “Quist and colleagues”, “Quist’s six trials”, “Quist gave”. */
function isAheadOfStudy(words: readonly Word[], at: number): boolean {
  let next = at + 1;
  for (; joining.has(lowOf(words[next])) && next - at <= mostBetween; next++)
    if (lowOf(words[next]) === 'al') return true;
  const [follower, behind] = [words[next], words[next + 1]];
  if (!follower) return false;
  if (year.test(follower.text)) return true;
  if (/['’]s$/.test(words[at]?.text ?? ''))
    return words.slice(at + 1, at + 1 + mostBetween).some(({ stem }) => ofStudies.has(stem));
  return ofStudies.has(follower.stem) || (next > at + 1 && ofStudies.has(behind?.stem ?? ''));
}

/** “The trial by Quist”, “the review of Dr Quist”. */
function isBehindStudy(words: readonly Word[], at: number): boolean {
  const isTitled = titles.has(lowOf(words[at - 1]));
  const before = at - (isTitled ? 2 : 1);
  const by = lowOf(words[before]);
  const isSigned = by === 'by' || (isTitled && /^(?:of|from)$/.test(by));
  return (
    isSigned && words.slice(Math.max(0, before - mostBetween), before).some(({ stem }) => ofStudies.has(stem))
  );
}
