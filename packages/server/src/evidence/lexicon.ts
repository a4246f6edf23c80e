import { askingWords } from './askingWords.ts';
import { commonWords } from './commonWords.ts';
import type { Ingredient, Topic } from './records.ts';
import { correctSpelling } from './spelling.ts';
import type { Token } from './tokens.ts';
import { tokenize } from './tokens.ts';

/** A name of the lexicon found in a text. */
export interface Mention {
  readonly kind: 'ingredient' | 'topic';
  readonly key: string;
  /** As written, e.g. `magnesum`. */
  readonly text: string;
  readonly start: number;
  /** True when the writing was corrected to find it. */
  readonly isCorrected: boolean;
}

/** What the lexicon makes of a text. */
export interface Reading {
  readonly mentions: readonly Mention[];
  /** Words that are neither names nor ordinary words nor in any record. */
  readonly unknown: readonly Token[];
  readonly tokens: readonly Token[];
  /** The text with its misspelt words put right. */
  readonly text: string;
}

/** Names, synonyms, Latin names and outcome words, matched longest first and with one or two wrong letters. */
export interface Lexicon {
  read(text: string): Reading;
}

interface Entry {
  kind: Mention['kind'];
  key: string;
  written: string;
}

/** Builds the lexicon. `knownWords` are the words of the records: they are not misspellings. */
export function createLexicon(
  ingredients: Iterable<Ingredient>,
  topics: Iterable<Topic>,
  knownWords: ReadonlySet<string>,
): Lexicon {
  const phrases = new Map<string, Entry>();
  for (const topic of topics)
    for (const word of topic.words) addPhrase(phrases, word, { kind: 'topic', key: topic.key });
  for (const ingredient of ingredients) {
    for (const name of namesOf(ingredient))
      addPhrase(phrases, name, { kind: 'ingredient', key: ingredient.key });
  }
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length));
  const vocabulary = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  const correct = createCorrector(phrases);
  const isKnown = (stem: string) =>
    vocabulary.has(stem) || isOrdinary(stem) || knownWords.has(stem) || /\d/.test(stem);

  const readToken = ({ stem, text, start }: Token) => {
    const isPlain = isKnown(stem) || commonWords.has(text.toLowerCase());
    const corrected = isPlain ? null : correct(text.toLowerCase());
    return {
      text,
      start,
      stem: corrected ?? stem,
      isCorrected: corrected !== null,
      isPlain: isPlain || askingWords.has(corrected ?? ''),
    };
  };

  return {
    read(text) {
      const tokens = tokenize(text).map((token) => readToken(token));
      const mentions = findMentions(tokens, phrases, longest);
      const isMentioned = (token: Token) =>
        mentions.some(({ start, text: span }) => token.start >= start && token.start < start + span.length);
      const unknown = tokens.filter((token) => !token.isPlain && !isMentioned(token));
      return { mentions, tokens, unknown, text: putRight(text, tokens) };
    },
  };
}

/** Ordinary words, also as `lowering`, `lowered` and `dosing`. */
function isOrdinary(stem: string): boolean {
  if (commonWords.has(stem)) return true;
  const base = /^(.{3,}?)(?:ing|ed)$/.exec(stem)?.[1];
  return base !== undefined && (commonWords.has(base) || commonWords.has(`${base}e`));
}

/** Every name an ingredient goes by; `Omega-3 (EPA and DHA)` also by what stands before and within the brackets. */
export function namesOf(ingredient: Ingredient): string[] {
  const bracketed = /^(.*?) \(([^)]+)\)$/.exec(ingredient.name);
  const names = bracketed ? [bracketed[1] ?? '', bracketed[2] ?? ''] : [];
  return [ingredient.name, ...names, ...ingredient.synonyms, ...ingredient.latinName];
}

function addPhrase(phrases: Map<string, Entry>, written: string, entry: Omit<Entry, 'written'>): void {
  const phrase = tokenize(written)
    .map((token) => token.stem)
    .join(' ');
  const taken = phrases.get(phrase);
  if (phrase && (!taken || taken.kind === 'topic')) phrases.set(phrase, { ...entry, written });
}

/** Outcomes and asking words are ordinary words, so that two wrong letters would turn one into another. */
const lettersOfOrdinaryWords = 1;

/** Names are preferred, whole ones before parts of names, then the words of outcomes and of asking. */
function createCorrector(phrases: ReadonlyMap<string, Entry>) {
  const names = [...phrases].filter(([, entry]) => entry.kind === 'ingredient').map(([phrase]) => phrase);
  const whole = names.filter((phrase) => !phrase.includes(' '));
  const ofNames = new Set([...whole, ...names.flatMap((phrase) => phrase.split(' '))]);
  const ordinary = new Set([...askingWords, ...[...phrases.keys()].flatMap((phrase) => phrase.split(' '))]);
  return (word: string): string | null => {
    const name = correctSpelling(word, ofNames);
    const other = correctSpelling(word, ordinary, lettersOfOrdinaryWords);
    return (name && other && other.distance < name.distance ? other : (name ?? other))?.word ?? null;
  };
}

interface ReadToken extends Token {
  isCorrected: boolean;
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

function findMentions(tokens: readonly ReadToken[], phrases: Map<string, Entry>, longest: number): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
      const span = tokens.slice(at, at + length);
      const entry = phrases.get(span.map((token) => token.stem).join(' '));
      const [first] = span;
      if (!entry || !first || isOrdinaryWord(span, entry)) continue;
      const text = span.map((token) => token.text).join(' ');
      mentions.push({
        kind: entry.kind,
        key: entry.key,
        text,
        start: first.start,
        isCorrected: span.some((token) => token.isCorrected),
      });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** A name that is also an ordinary word counts only when written exactly like the name. */
function isOrdinaryWord(span: readonly Token[], entry: Entry): boolean {
  const [only] = span;
  return entry.written === 'SAMe' && span.length === 1 && only?.text !== 'SAMe';
}
