import { searchable } from '../../text.ts';

/** A phrase found in a searchable text. */
export interface PhraseHit<Owner> {
  owner: Owner;
  /** As `searchable` writes it, without the spaces around. */
  phrase: string;
  /** Where the space before it stands. */
  at: number;
}

/** Phrases by their first word, so that a text is passed once. */
export interface PhraseIndex<Owner> {
  /** Every phrase of a text that `searchable` wrote, as whole words, in its order. */
  find(text: string): PhraseHit<Owner>[];
}

/** Indexes the phrases of things; two things may share one. */
export function createPhraseIndex<Owner>(
  owners: Iterable<Owner>,
  phrasesOf: (owner: Owner) => readonly string[],
): PhraseIndex<Owner> {
  const byFirst = new Map<string, { owner: Owner; phrase: string }[]>();
  for (const owner of owners) {
    for (const written of phrasesOf(owner)) {
      const phrase = searchable(written).trim();
      const first = phrase.split(' ')[0] ?? '';
      byFirst.set(first, [...(byFirst.get(first) ?? []), { owner, phrase }]);
    }
  }
  return {
    find: (text) => [...wordsOf(text)].flatMap((word) => hitsAt(text, word, byFirst.get(word.text) ?? [])),
  };
}

interface Word {
  text: string;
  /** Where the space before it stands. */
  at: number;
}

function* wordsOf(text: string): Iterable<Word> {
  for (const match of text.matchAll(/ (?=(\S+))/g)) yield { text: match[1] ?? '', at: match.index };
}

const hitsAt = <Owner>(
  text: string,
  { at }: Word,
  phrases: readonly { owner: Owner; phrase: string }[],
): PhraseHit<Owner>[] =>
  phrases
    .filter(({ phrase }) => text.startsWith(`${phrase} `, at + 1))
    .map(({ owner, phrase }) => ({ owner, phrase, at }));
