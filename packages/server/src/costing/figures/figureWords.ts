import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { packWords } from '../stated/statedPack.ts';
import { servingWords } from '../stated/statedServing.ts';
import { anyOf } from '../text.ts';

/** Words around the figures of a brief. */
const FigureWords = z.strictObject({
  key: columns.key,
  /**
   * A content that is ruled out, by what stands before it or behind it; what else than pieces a pack is counted in.
   */
  says: z.enum(['none', 'noneBehind', 'days', 'doses']),
  words: columns.list,
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

/** What pieces are called, and what servings are. */
export const pieceNames = anyOf([...new Set([...packWords('pieces'), ...servingWords('piece')])]);
export const servingNames = anyOf([...packWords('servings'), ...packWords('scoops')]);
export const containerNames = anyOf(packWords('content'));
