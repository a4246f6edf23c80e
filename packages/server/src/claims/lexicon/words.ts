import { firstFrom, stemOf } from '../../registry/index.ts';

/** A word of a text as it is compared, with its place in UTF-16 units. */
export interface Word {
  stem: string;
  /** As it is written, in small letters: 'takes' is no 'take'. */
  written: string;
  start: number;
  end: number;
}

const words = /#?[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;

/** The words of a text. A number sign stays with its number: '#1' is not 'one'; #SleepBetter is two words. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(words)].flatMap(({ 0: word, index }) =>
    /^#\p{L}/u.test(word) ? tagWords(word, index) : [wordAt(word, index)],
  );

const wordAt = (word: string, start: number): Word => ({
  stem: `${word.startsWith('#') ? '#' : ''}${stemOf(word.replace('#', ''))}`,
  written: word.toLowerCase(),
  start,
  end: start + word.length,
});

const tagWords = (tag: string, index: number): Word[] =>
  [...tag.matchAll(/\p{Lu}?[\p{Ll}\p{N}'’]+|\p{Lu}+/gu)].map(({ 0: word, index: at }) =>
    wordAt(word, index + at),
  );

/** The words of a part of a text, with their places in that part. */
export function wordsWithin(words: readonly Word[], start: number, end: number): Word[] {
  const within: Word[] = [];
  const first = firstFrom(words, (word) => word.start < start);
  for (let at = first; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.end > end) break;
    const { stem, written, start: from, end: to } = word;
    within.push({ stem, written, start: from - start, end: to - start });
  }
  return within;
}

/** Where a phrase stands, by words and by characters. */
export interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

interface Step {
  stem: string;
  /** Whether any inflection counts: the stem is a root, e.g. `reduc`. */
  isRoot: boolean;
  /** As it has to be written, where its stem is not enough: 'the blues' are no blue; null for any form. */
  written: string | null;
  /** Whether up to four words may stand before it. */
  isAfterGap: boolean;
}

/** A phrase to look for. */
export interface Phrase {
  steps: readonly Step[];
  /** The word as it has to be written where the phrase begins a sentence: 'take two' is a direction, 'takes' is none. */
  opening: string | null;
}

const longestGap = 4;
const ending =
  /^(?:e|es|ed|d|s|ie|ying|ier|ing|ings|ion|ication|able|ative|tion|ation|er|or|y|ies|ied|ment|ive|al|ance|ity|ities|ility|ilities|ce|se|t|p|n|ped|ping|ted|ting|ning)?$/;

/**
 * Reads a phrase of a table: words, `...` for up to four words between, `~` after a root that may be inflected, `!`
 * after a word that counts as it is written alone, `^` before a phrase that begins the sentence.
 */
export function phraseOf(text: string): Phrase {
  const opening = text.startsWith('^') ? (wordsOf(text)[0]?.written ?? null) : null;
  const steps: Step[] = [];
  let isAfterGap = false;
  for (const part of text.replace(/^\^/, '').split(/\s+/)) {
    if (part === '...') {
      isAfterGap = true;
      continue;
    }
    const [first, ...rest] = wordsOf(part.replace(/[~!]$/, ''));
    const isRoot = part.endsWith('~');
    const written = part.endsWith('!') ? (first?.written ?? null) : null;
    if (first) steps.push({ stem: first.stem, isRoot: isRoot && rest.length === 0, written, isAfterGap });
    for (const word of rest) steps.push({ stem: word.stem, isRoot: false, written: null, isAfterGap: false });
    isAfterGap = false;
  }
  return { steps, opening };
}

/** Whether a word is an inflection of a root. */
export const isFormOf = (stem: string, root: string): boolean =>
  stem === root || (stem.startsWith(root) && ending.test(stem.slice(root.length)));

const fits = ({ stem, isRoot, written }: Step, word: Word | undefined): boolean =>
  word !== undefined &&
  (written === null || word.written === written) &&
  (word.stem === stem || (isRoot && isFormOf(word.stem, stem)));

/** Where the phrase stands when its first word is at `from`; null when it does not. */
export function spanAt(words: readonly Word[], from: number, phrase: Phrase): Span | null {
  const [head] = phrase.steps;
  return head && fits(head, words[from]) ? spanAfter(words, from, phrase) : null;
}

/** The same where the stem at `from` is known to be that of the first word: its writing, and the rest, are compared. */
export function spanAfter(words: readonly Word[], from: number, { steps, opening }: Phrase): Span | null {
  const [first, head] = [words[from], steps[0]];
  if (!first || !head || (head.written !== null && head.written !== first.written)) return null;
  if (opening !== null && (from !== 0 || first.written !== opening)) return null;
  let at = from;
  for (let next = 1; next < steps.length; next += 1) {
    const step = steps[next];
    at = step ? nextFit(words, at + 1, step) : -1;
    if (at < 0) return null;
  }
  const last = words[at];
  return last ? { from, to: at, start: first.start, end: last.end } : null;
}

function nextFit(words: readonly Word[], from: number, step: Step): number {
  const last = step.isAfterGap ? from + longestGap : from;
  for (let at = from; at <= last; at += 1) if (fits(step, words[at])) return at;
  return -1;
}
