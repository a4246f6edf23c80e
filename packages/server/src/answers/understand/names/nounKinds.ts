import { z } from 'zod';
import { columns, once, readTable } from '../../../registry/index.ts';

const kinds = ['person', 'ailment', 'creature', 'medicine'] as const;
/** What a noun names, where that decides an answer: whom it holds in, what it is for, of which plant or animal, beside which medicine. */
export type NounKind = (typeof kinds)[number];

const folder = new URL('../data/', import.meta.url);
const { key, list, text } = columns;

/** A row of `nounKinds.csv`: nouns of one kind, by their first letter, from WordNet, whose notice stands beside the file. */
const NounKinds = z.strictObject({ key, kind: z.enum(kinds), words: list });
/** A row of `medicineEndings.csv`: how international nonproprietary names of medicines end, which no list has all of. */
const MedicineEndings = z.strictObject({ key, endings: list, note: text });

/** Read when a question first needs them, so that the server starts quickly. */
const kindsOfNouns = once(
  (): ReadonlyMap<string, NounKind> =>
    new Map(
      readTable(folder, 'nounKinds', NounKinds).flatMap(({ kind, words }) =>
        words.map((word) => [word, kind] as const),
      ),
    ),
);

const medicineEnding = once(() => {
  const all = readTable(folder, 'medicineEndings', MedicineEndings).flatMap(({ endings }) => endings);
  return new RegExp(String.raw`^\p{Ll}{2,}(?:${all.join('|')})$`, 'u');
});

const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/$/, ''],
  [/s$/, ''],
  [/es$/, ''],
  [/ies$/, 'y'],
  [/men$/, 'man'],
];

/** The kind of a noun in either number; null of all other words, and of names. */
export function kindOfNoun(written: string): NounKind | null {
  if (!/^\p{Ll}{4,}$/u.test(written)) return null;
  const found = endings.flatMap(([plural, singular]) =>
    plural.test(written) ? (kindsOfNouns().get(written.replace(plural, singular)) ?? []) : [],
  );
  return found[0] ?? null;
}

/** The same of a word that no list and no record has, which may be the name of a medicine. */
export const kindOfUnread = (word: string): NounKind | null =>
  kindOfNoun(word.toLowerCase()) ?? (medicineEnding().test(word.toLowerCase()) ? 'medicine' : null);
