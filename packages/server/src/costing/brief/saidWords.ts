import { z } from 'zod';
import { columns, createNameIndex, readTable, tokenize } from '../../registry/index.ts';
import { formWordsOf } from '../words/formWords.ts';
import { strainWords } from '../words/strainWords.ts';
import { madeStyles } from '../stated/productStyle.ts';
import { packPhrases } from '../stated/statedPack.ts';
import { servingPhrases } from '../stated/statedServing.ts';
import { tastePhrases } from '../beside/tastes.ts';
import { verdicts, type Verdict } from './ledger/entry.ts';

/** What words of a brief are said as that name no ingredient. */
const kinds = [
  'certificate',
  'grade',
  'release',
  'strain',
  'claim',
  'diet',
  'taste',
  'made',
  'people',
  'price',
  'pack',
  'form',
  'serving',
  'unit',
  'use',
  'demand',
  'condition',
  'ask',
] as const;
export type SaidAs = (typeof kinds)[number];

const SaidWords = z.strictObject({
  key: columns.key,
  as: z.enum(kinds),
  words: columns.list,
  /** What becomes of it where nothing in the suggestion stands for it; empty: it is not told. */
  verdict: z.union([z.enum(verdicts), z.literal('')]),
  /** What to say of it where nothing in the suggestion stands for it; empty: nothing. */
  aside: z.string(),
  /** By which words of the suggestion it is in it all the same. */
  heldBy: columns.list,
  /** Whether the part of a sentence that it stands in is told, and not the words alone. */
  isOfPart: columns.flag,
  ...columns.origin,
});

const rows = readTable(new URL('./data/', import.meta.url), 'saidWords', SaidWords);

interface SaidRow extends Pick<z.infer<typeof SaidWords>, 'key' | 'as' | 'aside'> {
  readonly verdict: Verdict;
  readonly words: readonly string[];
  readonly heldBy: readonly string[];
  readonly isOfPart: boolean;
}

/** Words of a text that say what is no ingredient: as what, and what to tell of them where it is lost. */
export interface Said extends Omit<SaidRow, 'key' | 'words'> {
  readonly called: string;
  readonly start: number;
  readonly end: number;
}

const all: readonly SaidRow[] = [
  ...rows.map(({ key, as, words, verdict, aside, heldBy, isOfPart }): SaidRow => ({
    key,
    as,
    words,
    verdict: verdict || 'lost',
    aside,
    heldBy,
    isOfPart,
  })),
  {
    key: 'strains',
    as: 'strain',
    words: strainWords,
    verdict: 'specified',
    aside: 'strains, priced as usual live cultures',
    heldBy: [],
    isOfPart: false,
  },
  {
    key: 'tastes-of',
    as: 'taste',
    words: tastePhrases,
    verdict: 'lost',
    aside: '',
    heldBy: [],
    isOfPart: false,
  },
  { key: 'forms', as: 'form', words: formWordsOf(), verdict: 'lost', aside: '', heldBy: [], isOfPart: false },
  {
    key: 'styles',
    as: 'form',
    words: madeStyles.flatMap(({ words }) => words),
    verdict: 'lost',
    aside: '',
    heldBy: [],
    isOfPart: false,
  },
  { key: 'packs', as: 'pack', words: packPhrases, verdict: 'lost', aside: '', heldBy: [], isOfPart: false },
  {
    key: 'servings',
    as: 'serving',
    words: servingPhrases,
    verdict: 'lost',
    aside: '',
    heldBy: [],
    isOfPart: false,
  },
];
const byKey = new Map(all.map((row) => [row.key, row]));
const names = createNameIndex(all.map(({ key, words }) => ({ kind: 'group' as const, key, names: words })));

/** What a text says that is no ingredient, in its order. */
export const saidIn = (text: string): Said[] =>
  names.find(tokenize(text)).flatMap(({ key, text: called, start, end }) => {
    const row = byKey.get(key);
    if (!row) return [];
    const { as, aside, verdict, heldBy, isOfPart } = row;
    return [{ called, start, end, as, aside, verdict, heldBy, isOfPart }];
  });
