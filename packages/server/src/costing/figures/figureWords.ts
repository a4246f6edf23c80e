import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { packNumbers, packWords } from '../stated/statedPack.ts';
import { servingNumbers, servingWords } from '../stated/statedServing.ts';
import { anyOf } from '../text.ts';

/** Words around the figures of a brief. */
const FigureWords = z.strictObject({
  key: columns.key,
  /**
   * A content that is ruled out, by what stands before it or behind it; a recipe of nothing but what is named; what
   * ingredients are called, and what stands before their number; what else than pieces a pack is counted in.
   */
  says: z.enum(['none', 'noneBehind', 'alone', 'ingredients', 'only', 'days', 'doses', 'number']),
  words: columns.list,
  /** Of a number. */
  value: columns.optionalFinite,
  ...columns.origin,
});

/** What a serving holds beside its actives, as labels declare it. */
const ContentWords = z.strictObject({
  key: columns.key,
  /** As the profiles of parts are keyed; `kcal` is worked out of them. */
  content: z.enum(['sugars', 'carbohydrate', 'fat', 'sodium', 'kcal']),
  unit: z.enum(['g', 'mg', 'kcal']),
  words: columns.list,
  /** Below so much a label says that there is none. */
  least: columns.finite,
  ...columns.origin,
});
export type ContentRow = Readonly<z.infer<typeof ContentWords>>;

const folder = new URL('./data/', import.meta.url);
const rows = readTable(folder, 'figureWords', FigureWords);

/** Contents whose limits are read. */
export const contentRows: readonly ContentRow[] = readTable(folder, 'contentWords', ContentWords);

/** The words that say this, as a part of a pattern. */
export const oneOfFigures = (says: z.infer<typeof FigureWords>['says']): string =>
  anyOf(rows.flatMap((row) => (row.says === says ? row.words : [])));

/** Numbers that are written out. */
const numbers: ReadonlyMap<string, number> = new Map([
  ...packNumbers,
  ...servingNumbers,
  ...rows.flatMap(({ says, words, value }) =>
    says === 'number' && value !== null ? words.map((word) => [word, value] as const) : [],
  ),
]);

/** A count, in digits or written out, as a part of a pattern; an article counts nothing. */
export const countPattern = String.raw`(\d{1,4}|${anyOf([...numbers.keys()].filter((word) => word !== 'a'))})`;

export const countOf = (written: string): number => numbers.get(written) ?? Number(written);

/** What pieces are called, and what servings are. */
export const pieceNames = anyOf([...new Set([...packWords('pieces'), ...servingWords('piece')])]);
export const servingNames = anyOf([...packWords('servings'), ...packWords('scoops')]);
export const containerNames = anyOf(packWords('content'));
