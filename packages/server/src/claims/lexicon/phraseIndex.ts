import { isFormOf, spanAt, type Phrase, type Span, type Word } from './words.ts';

interface Entry<Of> {
  of: Of;
  phrase: Phrase;
}

/** Calls back for each phrase that begins with the word at a place. */
export type FindPhrases<Of> = (
  words: readonly Word[],
  at: number,
  found: (of: Of, span: Span) => void,
) => void;

/** So many letters of a root are looked up. */
const looked = 3;

/**
 * Phrases by what they begin with, so that a word is compared with few: those that begin with whole words are looked up by
 * these, the few that begin with a root by its letters; of those that share a root it is compared once.
 */
export function phraseIndex<Of>(entries: Iterable<Entry<Of>>): FindPhrases<Of> {
  const byWord = new Map<string, Entry<Of>[]>();
  // Many phrases begin with 'the' or 'no': two whole words tell more than one.
  const bySecond = new Map<string, Map<string, Entry<Of>[]>>();
  const byRoot = new Map<string, Map<string, Entry<Of>[]>>();
  for (const entry of entries) {
    const [first, second] = entry.phrase.steps;
    if (!first) continue;
    const isPair = second && !second.isRoot && !second.isAfterGap;
    if (first.isRoot) put(within(byRoot, first.stem.slice(0, looked)), first.stem, entry);
    else if (isPair) put(within(bySecond, first.stem), second.stem, entry);
    else put(byWord, first.stem, entry);
  }
  return (words, at, found) => {
    const stem = words[at]?.stem ?? '';
    const compare = (some: readonly Entry<Of>[] | undefined) => {
      for (const { of, phrase } of some ?? []) {
        const span = spanAt(words, at, phrase);
        if (span) found(of, span);
      }
    };
    compare(byWord.get(stem));
    compare(bySecond.get(stem)?.get(words[at + 1]?.stem ?? ''));
    for (const [root, some] of byRoot.get(stem.slice(0, looked)) ?? none)
      if (isFormOf(stem, root)) compare(some);
  };
}

const none: readonly never[] = [];

function within<Inner>(map: Map<string, Map<string, Inner>>, name: string): Map<string, Inner> {
  const known = map.get(name) ?? new Map<string, Inner>();
  map.set(name, known);
  return known;
}

function put<Each>(map: Map<string, Each[]>, name: string, each: Each): void {
  const list = map.get(name);
  if (list) list.push(each);
  else map.set(name, [each]);
}
