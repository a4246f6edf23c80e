import { type Token, tokenize } from './tokens.ts';

/** What a name can be of: an ingredient, an outcome people ask about, a material that is bought, several of them. */
export type NamedKind = 'ingredient' | 'topic' | 'material' | 'group';

/** Something with the names it is found by. */
export interface Named<Kind extends NamedKind = NamedKind> {
  readonly kind: Kind;
  readonly key: string;
  readonly names: readonly string[];
  /** Whether only the very words count, not their singular or plural. */
  readonly isLiteral?: boolean;
}

/** A name found in a text. */
export interface Mention<Kind extends NamedKind = NamedKind> {
  readonly kind: Kind;
  readonly key: string;
  /** As written, e.g. `magnesum`. */
  readonly text: string;
  readonly start: number;
  /** Where it ends in the text. */
  readonly end: number;
  /** True when the writing was corrected to find it. */
  readonly isCorrected: boolean;
}

/** A token, and whether its stem was put right; it was not unless it says so. */
export interface ReadToken extends Token {
  readonly isCorrected?: boolean;
}

interface Entry<Kind extends NamedKind> {
  kind: Kind;
  key: string;
  written: string;
  isLiteral: boolean;
}

/** Names by their stems; at each word of a text the longest one that begins there is meant. */
export interface NameIndex<Kind extends NamedKind> {
  /** The stems of each name, joined by spaces, with what it names. */
  readonly phrases: ReadonlyMap<string, Entry<Kind>>;
  find(tokens: readonly ReadToken[]): Mention<Kind>[];
}

/** Indexes names. Of two things with one name the first is meant, but for outcomes, which give way. */
export function createNameIndex<Kind extends NamedKind>(things: Iterable<Named<Kind>>): NameIndex<Kind> {
  const phrases = new Map<string, Entry<Kind>>();
  for (const { kind, key, names, isLiteral = false } of things) {
    for (const written of names) addPhrase(phrases, { kind, key, written, isLiteral });
  }
  const longest = new Map<string, number>();
  for (const phrase of phrases.keys()) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return { phrases, find: (tokens) => findMentions(tokens, phrases, longest) };
}

function addPhrase<Kind extends NamedKind>(phrases: Map<string, Entry<Kind>>, entry: Entry<Kind>): void {
  const phrase = tokenize(entry.written)
    .map((token) => token.stem)
    .join(' ');
  const taken = phrases.get(phrase);
  if (phrase && (!taken || taken.kind === 'topic')) phrases.set(phrase, entry);
}

function findMentions<Kind extends NamedKind>(
  tokens: readonly ReadToken[],
  phrases: ReadonlyMap<string, Entry<Kind>>,
  /** How many words the longest name has that begins with a word. */
  longest: ReadonlyMap<string, number>,
): Mention<Kind>[] {
  const mentions: Mention<Kind>[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const most = longest.get(tokens[at]?.stem ?? '') ?? 0;
    for (let length = Math.min(most, tokens.length - at); length > 0; length--) {
      const span = tokens.slice(at, at + length);
      const entry = phrases.get(span.map((token) => token.stem).join(' '));
      const [first, last] = [span[0], span.at(-1)];
      if (!entry || !first || !last || isOtherWord(span, entry)) continue;
      const text = span.map((token) => token.text).join(' ');
      mentions.push({
        kind: entry.kind,
        key: entry.key,
        text,
        start: first.start,
        end: last.start + last.text.length,
        isCorrected: span.some((token) => token.isCorrected === true),
      });
      at += length - 1;
      break;
    }
  }
  return mentions;
}

/** A name that is also an ordinary word counts only when written exactly like the name. */
function isOtherWord(
  span: readonly Token[],
  { written, isLiteral }: { written: string; isLiteral: boolean },
) {
  const text = span.map((token) => token.text).join(' ');
  return isLiteral ? text.toLowerCase() !== written : written === 'SAMe' && text !== 'SAMe';
}
