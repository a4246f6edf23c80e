import { createMemory } from '../../registry/index.ts';
import { isFormOf, phraseOf, spanAfter, type Phrase, type Span, type Word } from './words.ts';

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

/** What words begin is remembered of so many: most copy is made of the same ones. */
const mostKept = 10_000;
/** A longer word may be no copy, and keep the whole text that it is cut from. */
const longestKept = 12;

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
  const begunWith = (stem: string): readonly Entry<Of>[] => {
    const roots = [...(byRoot.get(stem.slice(0, looked)) ?? none)].filter(([root]) => isFormOf(stem, root));
    return [...(byWord.get(stem) ?? none), ...roots.flatMap(([, some]) => some)];
  };
  const remember = createMemory<readonly Entry<Of>[]>(mostKept);
  // Of few phrases none begins with a root: there a word is looked up sooner than it is remembered.
  const begunBy = (stem: string): readonly Entry<Of>[] => {
    if (byRoot.size === 0) return byWord.get(stem) ?? none;
    return stem.length <= longestKept ? remember(stem, () => begunWith(stem)) : begunWith(stem);
  };
  return (words, at, found) => {
    const stem = words[at]?.stem ?? '';
    const compare = (some: readonly Entry<Of>[]) => {
      for (const { of, phrase } of some) {
        const span = spanAfter(words, at, phrase);
        if (span) found(of, span);
      }
    };
    compare(begunBy(stem));
    compare(bySecond.get(stem)?.get(words[at + 1]?.stem ?? '') ?? none);
  };
}

/** Finds which of some rows have a phrase that stands in a text, in the order of the rows. */
export function rowFinder<Row extends { words: readonly string[] }>(
  rows: readonly Row[],
): (words: readonly Word[]) => Row[] {
  const findAt = phraseIndex(
    rows.flatMap((row, of) => row.words.map((each) => ({ of, phrase: phraseOf(each) }))),
  );
  return (words) => {
    const found = new Set<number>();
    for (let at = 0; at < words.length; at += 1) findAt(words, at, (of) => found.add(of));
    return found.size === 0 ? [] : rows.filter((_, at) => found.has(at));
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
