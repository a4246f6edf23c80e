import { z } from 'zod';
import { columns, readTable } from '../../src/registry/index.ts';
import { chance } from './chance.ts';
import { loosely, misspelt, noises } from './noise.ts';
import type { Target } from './target.ts';

const folder = new URL('./', import.meta.url);

/** `open` phrasings may be worked on; of `unread` ones only figures are printed. */
export const halves = ['open', 'unread'] as const;
export type Half = (typeof halves)[number];

const Phrasing = z.strictObject({
  key: z.string(),
  asked: columns.text,
  half: z.enum(halves),
  noise: z.enum(noises),
  text: columns.text,
});
export type Phrasing = Readonly<z.infer<typeof Phrasing>>;
const LayWords = z.strictObject({
  key: z.string(),
  slot: columns.text,
  value: columns.text,
  ways: columns.list,
});

/** Ways to ask for what a row says, with the names of its columns in braces. */
export const phrasings: readonly Phrasing[] = readTable(folder, 'phrasings', Phrasing);

const layWords = new Map(
  readTable(folder, 'ways', LayWords).map((row) => [`${row.slot}:${row.value}`, row.ways]),
);
/** How people say what a column holds; as it stands there where nothing else is known. */
export const waysToSay = (slot: string, value: string): readonly string[] =>
  layWords.get(`${slot}:${value}`) ?? [value];

/** A question about one row, with the words that were chosen for its columns. */
export interface ReachQuestion {
  readonly phrasing: Phrasing;
  readonly target: Target;
  readonly said: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Asks for a row in one phrasing; the same row and phrasing choose the same words. */
export function questionOf(target: Target, phrasing: Phrasing): ReachQuestion | null {
  const said: Record<string, string> = {};
  const isLoose = phrasing.noise === 'loose';
  for (const slot of slotsOf(phrasing)) {
    const ways = (target.slots[slot] ?? []).filter(Boolean);
    const way = ways[chance(`${target.passage.key}|${phrasing.key}|${slot}`) % (ways.length || 1)];
    if (way === undefined) return null;
    said[slot] = isLoose && loose.has(slot) ? loosely(way, `${target.passage.key}|${phrasing.key}`) : way;
  }
  const text = phrasing.text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => said[slot] ?? '');
  const seed = `${target.passage.key}|${phrasing.key}`;
  return { phrasing, target, said, text: phrasing.noise === 'typos' ? misspelt(text, seed) : text };
}

/** Columns of several words, of which a loose question says only some. */
const loose: ReadonlySet<string> = new Set(['outcome', 'title', 'trigger', 'benefit', 'category', 'disease']);

/** The columns that a phrasing asks by. */
export const slotsOf = ({ text }: Phrasing): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => slot);
