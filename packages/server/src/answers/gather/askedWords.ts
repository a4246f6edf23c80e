import { stemmer } from 'stemmer';
import { z } from 'zod';
import type { Passage } from '../../evidence/index.ts';
import { columns, readTable, stems } from '../../registry/index.ts';
import { createWordPlaces } from './wordPlaces.ts';

/**
 * A row of `asked.csv`: words by which people ask for records and which these do not say themselves. The key is that of a
 * record, or holds `*` for any run of letters and is on all records whose keys fit it.
 */
const AskedRow = z.strictObject({ key: columns.text, words: columns.text });
type AskedRow = z.infer<typeof AskedRow>;

const anyLetters = '*';

/** The rows of `asked.csv`. */
export const readAskedRows = (): readonly AskedRow[] =>
  readTable(new URL('./data/', import.meta.url), 'asked', AskedRow);

/** Whether a record with this key is one that a row is on. */
export function isOn(row: string, key: string): boolean {
  const [first = '', ...others] = row.split(anyLetters);
  const last = others.pop();
  if (last === undefined) return row === key;
  if (!key.startsWith(first)) return false;
  let from = first.length;
  for (const piece of others) {
    const at = key.indexOf(piece, from);
    if (at < 0) return false;
    from = at + piece.length;
  }
  return key.length - from >= last.length && key.endsWith(last);
}

const tableOf = (key: string): string => key.slice(0, key.indexOf(':'));

/** Which records people ask for by which words. */
export interface AskedWords {
  /** Places of the passages that are asked for by a word, in another form too. */
  placesOf(word: string): number[];
  /** Whether one of the records with these keys is asked for by a word of its own, which no other shares by its kind. */
  isOf(word: string, keys: ReadonlySet<string>): boolean;
}

/** Reads the rows for passages; places are those among them. */
export function createAskedWords(
  passages: readonly Pick<Passage, 'key'>[],
  rows: readonly AskedRow[],
): AskedWords {
  const rowsBy = createWordPlaces(rows.map(({ words }) => stems(words).map(stemmer)));
  // the words stand in `rowsBy` alone from here on
  const keys = rows.map(({ key }) => key);
  const rowsWith = (word: string): number[] => stems(word).map(stemmer).flatMap(rowsBy.of);
  const ofTable = Map.groupBy(passages.keys(), (place) => tableOf(passages[place]?.key ?? ''));
  const ofKey = new Map(passages.map(({ key }, place) => [key, place]));
  // most rows with `*` are never asked for
  const known = new Map<number, readonly number[]>();
  const placesOn = (at: number): readonly number[] => {
    const row = keys[at] ?? '';
    if (!row.includes(anyLetters)) return [ofKey.get(row) ?? []].flat();
    const places =
      known.get(at) ??
      (ofTable.get(tableOf(row)) ?? []).filter((place) => isOn(row, passages[place]?.key ?? ''));
    known.set(at, places);
    return places;
  };
  return {
    placesOf: (word) => rowsWith(word).flatMap(placesOn),
    isOf: (word, among) => rowsWith(word).some((at) => among.has(keys[at] ?? '')),
  };
}
