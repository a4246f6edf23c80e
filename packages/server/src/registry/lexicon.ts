import { createNameIndex, type Mention, type Named, type NameIndex, type ReadToken } from './names.ts';
import { askingWords } from './askingWords.ts';
import { commonWords } from './commonWords.ts';
import { isEnglishWord } from './englishWords.ts';
import { plainWords } from './plainWords.ts';
import type { Ingredients } from './families.ts';
import { createMemory } from './memory.ts';
import type { Ingredient } from './records.ts';
import { createSpeller, type Speller } from './spelling.ts';
import { stemOf, stems, type Token, tokenize } from './tokens.ts';

type LexiconKind = 'ingredient' | 'topic';

/** What the lexicon makes of a text. */
export interface Reading {
  readonly mentions: readonly Mention<LexiconKind>[];
  /** Words that are neither names nor ordinary words nor in any record; English ones are no names of anything. */
  readonly unknown: readonly (Token & { readonly isEnglish: boolean })[];
  readonly tokens: readonly Token[];
  /** The text with its misspelt words put right. */
  readonly text: string;
}

/** Names, synonyms, Latin names and outcome words, matched longest first and with one or two wrong letters. */
export interface Lexicon {
  read(text: string): Reading;
  /** Whether a word stands in a record, or in a name of what the lexicon is not of, as it is written. */
  isInUse(word: string): boolean;
}

/**
 * Builds the lexicon of ingredients and outcomes. `knownWords` gives the words of the records, which are not
 * misspellings; `otherNames` the names of what it is not of, which are no misspellings of its own either. Both are first
 * asked when the first text is read.
 */
export function createLexicon(
  things: Iterable<Named<LexiconKind>>,
  knownWords: () => ReadonlySet<string>,
  otherNames: () => ReadonlySet<string> = () => new Set(),
): Lexicon {
  const { phrases, find } = createNameIndex(things);
  const vocabulary = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  const correct = createCorrector(phrases, knownWords);
  const isKnown = (stem: string) =>
    vocabulary.has(stem) || isOrdinary(stem) || knownWords().has(stem) || /\d/.test(stem);

  const readWord = ({ stem, text }: Token, isAsWritten: boolean): ReadWord => {
    const isPlain = isKnown(stem) || isPlainWord(text.toLowerCase()) || isContraction.test(text);
    const isEnglish = isPlain || isEnglishWord(text.toLowerCase());
    const corrected =
      isEnglish || isAsWritten || otherNames().has(stem)
        ? null
        : (correctionOf({ stem, text }, correct) ?? slippedFrom(text, knownWords()));
    return {
      stem: corrected ?? stem,
      isCorrected: corrected !== null,
      isEnglish: isEnglish || corrected !== null,
      isPlain: isPlain || askingWords.has(corrected ?? '') || knownWords().has(corrected ?? ''),
    };
  };

  const rememberWord = createMemory<ReadWord>(mostKept);
  const rememberWritten = createMemory<ReadWord>(mostKept);
  const readToken = (token: Token, isAsWritten = false) => {
    const { text, start } = token;
    const read = () => readWord(token, isAsWritten);
    const remember = isAsWritten ? rememberWritten : rememberWord;
    const { stem, isCorrected, isEnglish, isPlain } =
      text.length <= longestKept ? remember(text, read) : read();
    return { text, start, stem, isCorrected, isEnglish, isPlain };
  };

  return {
    read(text) {
      const written = tokenize(text);
      const read = written.map((token) => readToken(token));
      const corrected = read.map((token, at) => {
        const next = read[at + 1];
        const isOther =
          next !== undefined && isBinomial(token, next) && !phrases.has(`${token.stem} ${next.stem}`);
        const own = written[at];
        return isOther && own ? readToken(own, true) : token;
      });
      const mentions = find(corrected);
      const isMentioned = (token: Token) =>
        mentions.some(({ start, text: span }) => token.start >= start && token.start < start + span.length);
      const tokens = corrected.map((token, at) => {
        const own = written[at];
        // part of a name that is not written out: nori is no noir of “pinot noir”
        const isPart = token.isCorrected && !token.isPlain && !isMentioned(token);
        return isPart && own ? readToken(own, true) : token;
      });
      const unknown = tokens.filter((token) => !token.isPlain && !isMentioned(token));
      return { mentions, tokens, unknown, text: putRight(text, tokens) };
    },
    isInUse: (word) => stems(word).every((stem) => knownWords().has(stem) || otherNames().has(stem)),
  };
}

/** “We’d” is a word of its own, and no slip for weed. */
const isContraction = /['’](?:d|ll|ve|re|m)$|n['’]t$/i;

/** What a word is by itself, wherever it stands. */
interface ReadWord {
  stem: string;
  isCorrected: boolean;
  isEnglish: boolean;
  isPlain: boolean;
}

/** Words that are remembered: those of everybody's texts, which come again and again. */
const mostKept = 10_000;
/** A longer word may be no copy, and keep the whole text that it is cut from. */
const longestKept = 12;

const genus = /^\p{Lu}\p{Ll}{4,}$/u;
const epithet = /^\p{Ll}{3,}(?:um|us|is|a|ae|ii|ens|oides)$/u;

/** The Latin name of a plant, such as Sceletium tortuosum: its first word is no misspelt selenium. */
const isBinomial = (
  { text, isCorrected }: { text: string; isCorrected: boolean },
  next: { text: string; isCorrected: boolean; isEnglish: boolean },
): boolean =>
  isCorrected && genus.test(text) && epithet.test(next.text) && !next.isCorrected && !next.isEnglish;

/** What a word is a slip for, as it is written or as it is compared. */
const correctionOf = (
  { stem, text }: Pick<Token, 'stem' | 'text'>,
  correct: (word: string) => string | null,
): string | null =>
  correct(text.toLowerCase().replace(/['’]s$/, '')) ?? (stem.endsWith('s') ? null : correct(stem));

/** A word that anybody uses, in lower case: no name, and no misspelt one. */
export const isPlainWord = (word: string): boolean => commonWords.has(word) || plainWords.has(word);

/** Ordinary words, also as `lowering`, `lowered` and `dosing`. */
function isOrdinary(stem: string): boolean {
  if (isPlainWord(stem)) return true;
  const base = /^(.{3,}?)(?:ing|ed)$/.exec(stem)?.[1];
  return base !== undefined && (isPlainWord(base) || isPlainWord(`${base}e`));
}

/** Every name an ingredient goes by; `Omega-3 (EPA and DHA)` also by what stands before and within the brackets. */
export function namesOf(ingredient: Ingredient): string[] {
  const bracketed = /^(.*?) \(([^)]+)\)$/.exec(ingredient.name);
  const names = bracketed ? [bracketed[1] ?? '', bracketed[2] ?? ''] : [];
  const own = [ingredient.name, ...names, ...ingredient.synonyms, ...ingredient.latinName];
  return [...own, ...own.flatMap(joinedUp)];
}

/** “myo-inositol” is written “myoinositol” as well; a short part, as in `L-theanine`, is left out by nobody who joins it. */
const joinedUp = (name: string): string[] =>
  /^\p{L}{3,}-\p{L}{4,}$/u.test(name) ? [name.replace('-', '')] : [];

/** The words of every name that ingredients go by, as words are compared. */
export const wordsOfNames = (base: Ingredients, keys: readonly string[]): ReadonlySet<string> =>
  new Set(
    keys.flatMap((key) => {
      const row = base.ingredients.get(key);
      return row ? namesOf(row).flatMap(stems) : [];
    }),
  );

/** Outcomes and asking words are ordinary words, so that two wrong letters would turn one into another. */
const lettersOfOrdinaryWords = 1;
/** Shorter words are a letter away from many others: the moon is no mood. */
const fewestLettersOfOrdinaryWords = 5;

/** A shorter word that no list holds may be a name of its own. */
const fewestLettersOfRecords = 6;

/** A shorter word becomes any other by so little. */
const fewestLettersOfFingers = 5;

/** What fingers make of a word: two letters that are swapped, one that is typed twice, or once for twice. */
function fingersOf(word: string): readonly string[] {
  if (word.length < fewestLettersOfFingers || !/^[a-z]+$/.test(word)) return [];
  const places = Array.from({ length: word.length - 1 }, (_, at) => at + 1);
  return places.flatMap((at) => {
    const [start, letter = '', end] = [word.slice(0, at), word[at], word.slice(at + 1)];
    const isTwice = word[at - 1] === letter;
    const swapped = `${start.slice(0, -1)}${letter}${start.slice(-1)}${end}`;
    return isTwice ? [start + end] : [swapped, `${start}${letter}${letter}${end}`];
  });
}

/** The word that fingers slipped on: one of the records, else any that is in use; a name in capitals is no slip. */
function slippedFrom(written: string, known: ReadonlySet<string>): string | null {
  if (!/^\p{L}\p{Ll}+$/u.test(written)) return null;
  const meant = fingersOf(written.toLowerCase());
  const own = meant.map(stemOf).find((stem) => known.has(stem));
  const other = /^\p{Ll}/u.test(written)
    ? meant.find((each) => isPlainWord(each) || isEnglishWord(each))
    : undefined;
  return own ?? (other === undefined ? null : stemOf(other));
}

/** Names are preferred, whole ones before parts of names, then the words of outcomes and of asking, then those of records. */
function createCorrector(phrases: NameIndex<LexiconKind>['phrases'], knownWords: () => ReadonlySet<string>) {
  const names = [...phrases].filter(([, entry]) => entry.kind === 'ingredient').map(([phrase]) => phrase);
  const whole = names.filter((phrase) => !phrase.includes(' '));
  const ofNames = new Set([...whole, ...names.flatMap((phrase) => phrase.split(' '))]);
  const ordinary = new Set([...askingWords, ...[...phrases.keys()].flatMap((phrase) => phrase.split(' '))]);
  const [nearName, nearOrdinary] = [createSpeller(ofNames), createSpeller(ordinary)];
  let nearKnown: Speller | undefined;
  return (word: string): string | null => {
    const name = nearName(word);
    const other =
      word.length < fewestLettersOfOrdinaryWords ? null : nearOrdinary(word, lettersOfOrdinaryWords);
    const named = name && other && other.distance < name.distance ? other : (name ?? other);
    if (named || word.length < fewestLettersOfRecords) return named?.word ?? null;
    nearKnown ??= createSpeller([...knownWords()].filter((known) => /^[a-z]+$/.test(known)));
    return nearKnown(word, lettersOfOrdinaryWords)?.word ?? null;
  };
}

function putRight(text: string, tokens: readonly ReadToken[]): string {
  let read = '';
  let at = 0;
  for (const token of tokens.filter(({ isCorrected }) => isCorrected)) {
    read += text.slice(at, token.start) + token.stem;
    at = token.start + token.text.length;
  }
  return read + text.slice(at);
}
