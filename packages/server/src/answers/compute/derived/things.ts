import { z } from 'zod';
import { columns, formatNumber, numberPattern, readNumber, readTable } from '../../../registry/index.ts';
import { escaped } from '../../../text/pattern.ts';
import { inUnit } from '../worked/sheet.ts';
import { type Unit, unitOf } from '../worked/units.ts';
import { type Dims, times } from './dims.ts';
import { exactly, type Factor } from './factor.ts';

const { finite, flag, key, list, text } = columns;

/** A row of `things.csv`: what no unit counts, how many of its dimension one is taken as, and whether there are only whole ones. */
const Thing = z.strictObject({ key, words: list, dimension: text, worth: finite, isWhole: flag });
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

/** “For 3 months”, “60 cases per pallet”, “a pallet takes 60 cases”. */
export const thingFactors = (whole: string): Factor[] =>
  [...whole.matchAll(counted)].flatMap((match): Factor[] => {
    const [stated, count = '', word = ''] = match;
    const thing = byWord.get(word.toLowerCase());
    if (!thing) return [];
    const value = readNumber(count) * thing.worth;
    const per = thingsBeside(whole, match.index, match.index + stated.length);
    const own =
      thing.dimension === 'day' ? inUnit(value, 'day') : `${formatNumber(readNumber(count))} ${word}`;
    return [
      {
        ends: exactly(value / per.worth),
        dims: times({ [thing.dimension]: 1 }, per.dims, -1),
        words: `${own}${per.words}`,
        signs: [1, -1],
        stated,
        at: match.index,
      },
    ];
  });

const packed = [
  String.raw`(?<![\p{L}\p{N}.,-])(?<count>${numberPattern})\s+(?:per|to an?|to the|in an?|in each|an?|each)\s+(?<word>${names})(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}])(?<word>${names})\s+of\s+(?<count>${numberPattern})(?!\s*\p{L}|[.,]?\d)`,
].map((pattern) => new RegExp(pattern, 'giu'));

/** “24 per case”, “12 to a carton”, “cases of 24”: pieces, where nothing says of what. */
export const packedFactors = (whole: string): Factor[] =>
  packed
    .flatMap((pattern) => Array.from(whole.matchAll(pattern)))
    .flatMap(({ 0: stated, index, groups }): Factor[] => {
      const { count = '', word = '' } = groups ?? {};
      const thing = byWord.get(word.toLowerCase());
      return thing?.isWhole === true
        ? [
            {
              ends: exactly(readNumber(count)),
              dims: { piece: 1, [thing.dimension]: -1 },
              words: `${count}/${thing.key}`,
              signs: [1, -1],
              stated,
              at: index,
            },
          ]
        : [];
    });

/** Whether there are only whole ones of what a dimension counts: no half pallet is sent. */
export const isWholeThing = (dimension: string): boolean =>
  [...byWord.values()].some((thing) => thing.dimension === dimension && thing.isWhole);

/** A thing as a unit that an answer is asked in: “how many hours”. */
export function thingAsked(word: string): { readonly dims: Dims; readonly unit: Unit } | null {
  const thing = byWord.get(word.toLowerCase());
  if (!thing || thing.dimension === 'day') return null;
  const unit = { ...unitOf('piece'), key: thing.key, symbol: thing.key, worth: thing.worth };
  return { dims: { [thing.dimension]: 1 }, unit };
}
/** The words of all things, as a pattern. */
export const thingNames = names;

interface Against {
  readonly dims: Dims;
  readonly worth: number;
  readonly words: string;
}

/** What a figure is counted against besides its units: named right behind it, else right before. */
export function thingsBeside(whole: string, start: number, end: number): Against {
  const behind = againstThings(whole.slice(end));
  const { one, own, many } = behind.words === '' ? (holder.exec(whole.slice(0, start))?.groups ?? {}) : {};
  const word = one ?? own ?? many ?? '';
  const thing = byWord.get(word.toLowerCase());
  return thing ? { dims: { [thing.dimension]: 1 }, worth: thing.worth, words: `/${word}` } : behind;
}
/** “A case holds”, “a pallet”, “the pallet takes”, “48 cases of” before a number. */
const holder = new RegExp(
  String.raw`(?:^|[^\p{L}\p{N}])(?:(?:an?|one|each|every|per)\s+(?<one>${names})(?:\s+(?:holds?|has|have|contains?|takes?|carries|of|with))?|(?:the|our)\s+(?<own>${names})\s+(?:holds?|has|contains?|takes?|carries)|\d\s+(?<many>${names})\s+of)\s*$`,
  'iu',
);

const against = new RegExp(String.raw`^\s*(?:per|an?|each|every|\/|and)\s*(${names})(?![\p{L}\p{N}])`, 'iu');

/** “Per store and week”: what stands behind a figure that it is counted against besides, one after another. */
function againstThings(after: string): Against {
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
