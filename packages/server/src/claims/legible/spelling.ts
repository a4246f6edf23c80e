import { createMemory, stems, type Memory } from '../../registry/index.ts';
import type { Term, TermKind } from '../lexicon/terms.ts';
import { edited, type Legible, type Piece } from './edit.ts';

/** The words that somebody may want to hide from a reader of rules. */
export interface Telling {
  /** Every word of every phrase of these kinds. */
  words: ReadonlySet<string>;
  /** Names of diseases and drugs that are one word: what may be written into another. */
  names: ReadonlySet<string>;
  /** What a tag in small letters may be made of. */
  tags: ReadonlySet<string>;
  /** Names inside words as they were found: copy has few words that no copy had before. */
  remember: Memory<NameIn | null>;
}

/** So many words are remembered. */
const mostWords = 5000;
/** A longer word may be no copy, and keep the whole text that it is cut from. */
const longestKept = 12;

const telling: ReadonlySet<TermKind> = new Set([
  'disease', 'sign', 'lifeStage', 'drug', 'drugClass', 'therapy', 'vector', 'pathogen', 'deficiency', 'treat', 'attack', 'medicine', 'medical',
]); // prettier-ignore
/** What a tag is made of besides: #nomorebloat, #gutgoals. */
const tagging: ReadonlySet<TermKind> = new Set([
  ...telling, 'health', 'healthSoft', 'healthLike', 'bodyPart', 'bodyPlace', 'weight', 'weightSoft', 'functionWord', 'function', 'slogan', 'pregnancy', 'young', 'bettered', 'doing', 'wellBeing', 'tagWord', 'effect',
]); // prettier-ignore
const naming: ReadonlySet<TermKind> = new Set(['disease', 'drug', 'drugClass', 'lifeStage', 'deficiency']);

/** Shorter words stand inside others by chance. */
const shortest = { word: 3, name: 5, nameInPlain: 7 };

/** The words that are looked for behind signs, spaces and other letters. */
export function tellingWords(terms: readonly Term[]): Telling {
  const wordsIn = (kinds: ReadonlySet<TermKind>) =>
    terms.filter(({ kind }) => kinds.has(kind)).flatMap(({ words }) => words);
  const parts = wordsIn(telling).flatMap((phrase) => stems(phrase.replace(/~/g, '')));
  const partsOfTags = wordsIn(tagging).flatMap((phrase) =>
    phrase.split(/[\s^]+/).filter((part) => /^\p{L}{2,}~?$/u.test(part)),
  );
  const names = wordsIn(naming).filter((phrase) => /^\p{L}+$/u.test(phrase));
  return {
    words: new Set(parts.filter((part) => part.length >= shortest.word)),
    names: new Set(names.filter((name) => name.length >= shortest.name)),
    tags: new Set(partsOfTags),
    remember: createMemory(mostWords),
  };
}

const spaced = /(?<![\p{L}\p{N}])\p{L}(?:[\s.·_*|~/+-]{1,2}\p{L}){2,}(?![\p{L}\p{N}])/gu;
const parted = /(?<!\p{L})\p{L}+(?:(?:[‐‑–·•.:'’_*~|/-]|[-‐]\s*\n\s*)\p{L}+)+/gu;
const signed = /(?<![\p{L}\p{N}])[\p{L}\p{N}@$!*|€]{3,30}(?<=[\p{L}\p{N}])/gu;
const twoWords = /(?<![\p{L}\p{N}])(\p{L}{2,}) (?=(\p{L}{2,}))/gu;
const tag = /#\p{Ll}{5,40}(?![\p{L}\p{N}])/gu;
const runTogether = /(?:[#@_]|(?<=[/.]))?\p{L}{5,40}/gu;

/** Words as they are meant, whatever stands in, between or around their letters. */
export function legibleWords(read: Legible, { words, names, tags, remember }: Telling): Legible {
  const isTelling = (word: string) => stems(word).some((stem) => words.has(stem));
  const hides = (word: string) =>
    isTelling(word) || nameIn(word.toLowerCase(), names, shortest.name) !== null;
  let made = edited(read, spaced, (found) => (hides(lettersOf(found[0])) ? joined(found) : null));
  made = edited(made, parted, (found) => (isTelling(lettersOf(found[0])) ? joined(found) : null));
  made = edited(made, signed, (found) => unsigned(found, words));
  made = edited(made, twoWords, (found) => {
    const word = `${found[1]}${found[2]}`.toLowerCase();
    return word.length >= shortest.nameInPlain && names.has(word) ? joined(found) : null;
  });
  made = edited(made, tag, (found) => wordsOfTag(found, tags));
  return edited(made, runTogether, (found) => {
    const [run] = found;
    const find = () => (isTelling(run) ? null : nameApart(run, names));
    const name = run.length <= longestKept ? remember(run, find) : find();
    return name && apart(found, name);
  });
}

const lettersOf = (word: string): string => word.replace(/\P{L}/gu, '');

/** The letters alone. */
const joined = ({ 0: word, index }: RegExpExecArray): Piece[] =>
  [...word.matchAll(/\p{L}/gu)].map(({ 0: letter, index: at }) => ({
    text: letter,
    from: index + at,
    to: index + at + letter.length,
  }));

/** Letters that a sign may stand for. */
const meant: Readonly<Record<string, string>> = {
  '@': 'a', '4': 'a', '3': 'e', '€': 'e', '1': 'il', '!': 'il', '|': 'il', '0': 'o', '$': 's', '5': 's', '7': 't', '*': 'aeiouy',
}; // prettier-ignore

/** More signs than these in one word leave nothing to read. */
const mostSigns = 3;

/** A word with signs for letters, where it makes one that tells. */
function unsigned({ 0: word, index }: RegExpExecArray, words: ReadonlySet<string>): Piece[] | null {
  const signs = word.match(/[\d@$!*|€]/g)?.length ?? 0;
  if (signs === 0 || signs > mostSigns || !/\p{L}{2}/u.test(word)) return null;
  const readings = [...word.toLowerCase()].reduce<string[]>(
    (begun, one) => begun.flatMap((start) => [...(meant[one] ?? one)].map((letter) => start + letter)),
    [''],
  );
  const found = readings.find((reading) => stems(reading).some((stem) => stem.length > 3 && words.has(stem)));
  return found === undefined
    ? null
    : [...found].map((text, at) => ({ text, from: index + at, to: index + at + 1 }));
}

/** Longer than any name: a word without end takes no longer. */
const longestName = 30;

interface NameIn {
  from: number;
  to: number;
}

/** The longest name of a disease or a drug inside a word. */
function nameIn(word: string, names: ReadonlySet<string>, least: number): NameIn | null {
  for (let length = Math.min(word.length, longestName); length >= least; length -= 1)
    for (let from = 0; from + length <= word.length; from += 1)
      if (names.has(word.slice(from, from + length))) return { from, to: from + length };
  return null;
}

/** The sign that a tag begins with is no letter of it. */
const lettersOfTag = (tag: string): string => tag.replace(/^[#@_]/, '');

/** A name that a longer word holds. */
function nameApart(tag: string, names: ReadonlySet<string>): NameIn | null {
  const word = lettersOfTag(tag);
  const isPlain = word === tag && !/\p{Ll}\p{Lu}/u.test(word);
  const name = nameIn(word.toLowerCase(), names, isPlain ? shortest.nameInPlain : shortest.name);
  return name && name.to - name.from < word.length ? name : null;
}

/** `#curescancer` is two words, and so is `diabetesfriendly`. */
function apart({ 0: tag, index }: RegExpExecArray, name: NameIn): Piece[] {
  const word = lettersOfTag(tag);
  const start = index + tag.length - word.length;
  const cuts = new Set([name.from, name.to]);
  return [...word].flatMap((text, at) => {
    const place = { from: start + at, to: start + at + 1 };
    return cuts.has(at) && at > 0
      ? [
          { text: ' ', ...place },
          { text, ...place },
        ]
      : [{ text, ...place }];
  });
}

/** The words that a tag in small letters is made of, the fewest; null where some of it is none: #nomorebloat. */
function wordsOfTag({ 0: tagged, index }: RegExpExecArray, tags: ReadonlySet<string>): Piece[] | null {
  const word = tagged.slice(1);
  const isWord = (part: string) =>
    tags.has(part) || tags.has(`${part}~`) || stems(part).some((stem) => tags.has(stem));
  // The fewest words up to each letter.
  const best: (readonly number[] | undefined)[] = [[]];
  for (let to = 1; to <= word.length; to += 1)
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      if (!before || !isWord(word.slice(from, to))) continue;
      if (before.length + 1 < (best[to]?.length ?? Infinity)) best[to] = [...before, from];
    }
  const starts = new Set(best[word.length]);
  if (starts.size < 2) return null;
  return [...word].flatMap((text, at) => {
    const place = { from: index + 1 + at, to: index + 2 + at };
    return starts.has(at)
      ? [
          { text: ' ', ...place },
          { text, ...place },
        ]
      : [{ text, ...place }];
  });
}
