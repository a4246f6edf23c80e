import { z } from 'zod';
import { columns, once, readTable } from '../../registry/index.ts';

const kinds = ['person', 'ailment'] as const;
/** What a noun names, where that decides an answer: whom it holds in, or what it is for. */
export type NounKind = (typeof kinds)[number];

/** A row of `nounKinds.csv`: nouns of one kind, by their first letter, from WordNet, whose notice stands beside the file. */
const NounKinds = z.strictObject({ key: columns.key, kind: z.enum(kinds), words: columns.list });

/** Read when a question first needs them, so that the server starts quickly. */
const kindsOfNouns = once(
  (): ReadonlyMap<string, NounKind> =>
    new Map(
      readTable(new URL('./data/', import.meta.url), 'nounKinds', NounKinds).flatMap(({ kind, words }) =>
        words.map((word) => [word, kind] as const),
      ),
    ),
);

const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/men$/, 'man'],
];

/** The kind of a noun in either number; null of all other words, and of names. */
export function kindOfNoun(text: string): NounKind | null {
  if (!/^\p{Ll}{4,}$/u.test(text)) return null;
  const found = endings.flatMap(([plural, singular]) =>
    plural.test(text) ? (kindsOfNouns().get(text.replace(plural, singular)) ?? []) : [],
  );
  return found[0] ?? null;
}
