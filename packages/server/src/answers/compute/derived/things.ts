import { z } from 'zod';
import { columns, numberPattern, readNumber, readTable } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';
import { formatNumber } from '../../../registry/index.ts';
import { inUnit } from '../worked/sheet.ts';
import { type Dims, times } from './dims.ts';
import { exactly, type Factor } from './factor.ts';

const { finite, key, list, text } = columns;

/** A row of `things.csv`: what no unit counts, and how many of its dimension one is taken as. */
const Thing = z.strictObject({ key, words: list, dimension: text, worth: finite });
type Thing = z.infer<typeof Thing>;

const byWord = new Map(
  readTable(new URL('./data/', import.meta.url), 'things', Thing).flatMap((thing) =>
    thing.words.map((word) => [word, thing] as const),
  ),
);
const names = [...byWord.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map(escaped)
  .join('|');
const counted = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${numberPattern})[\s-]*(${names})(?![\p{L}\p{N}])`,
  'giu',
);

/** “For 3 months”, “140 stores”. */
export const thingFactors = (whole: string): Factor[] =>
  [...whole.matchAll(counted)].flatMap((match): Factor[] => {
    const [stated, count = '', word = ''] = match;
    const thing = byWord.get(word.toLowerCase());
    if (!thing) return [];
    const value = readNumber(count) * thing.worth;
    const words =
      thing.dimension === 'day' ? inUnit(value, 'day') : `${formatNumber(readNumber(count))} ${word}`;
    return [
      {
        ends: exactly(value),
        dims: { [thing.dimension]: 1 },
        words,
        signs: [1, -1],
        stated,
        at: match.index,
      },
    ];
  });

const against = new RegExp(String.raw`^\s*(?:per|an?|each|every|\/|and)\s*(${names})(?![\p{L}\p{N}])`, 'iu');

/** “Per store and week”: what stands behind a figure that it is counted against besides, one after another. */
export function againstThings(after: string): {
  readonly dims: Dims;
  readonly worth: number;
  readonly words: string;
} {
  const [behind = '', word = ''] = against.exec(after) ?? [];
  const thing = byWord.get(word.toLowerCase());
  if (!thing) return { dims: {}, worth: 1, words: '' };
  const more = againstThings(after.slice(behind.length));
  return {
    dims: times(more.dims, { [thing.dimension]: 1 }),
    worth: more.worth * thing.worth,
    words: `/${word}${more.words}`,
  };
}
