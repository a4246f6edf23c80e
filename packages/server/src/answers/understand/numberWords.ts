import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';

/** A row of `unitWords.csv`: a unit with its symbol, and how it is spelled out. */
const UnitWords = z.strictObject({ key: columns.key, symbol: columns.text, written: columns.list });
const symbols = new Map(
  readTable(new URL('./data/', import.meta.url), 'unitWords', UnitWords).flatMap(({ symbol, written }) =>
    written.map((word) => [word, symbol] as const),
  ),
);
/** A unit that is spelled out behind a figure. */
const spelled = new RegExp(
  String.raw`(?<=\d)( ?)(${[...symbols.keys()].toSorted((left, right) => right.length - left.length).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const worth = new Map<string, number>([
  ...ones.map((word, at) => [word, at] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);
const word = [...worth.keys(), 'hundred', 'thousand'].join('|');

/** Counts below twenty as they are written out, from one on. */
export const writtenCounts: readonly string[] = ones.slice(1);

/** Counts that are written out, and how often. */
export const countWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(writtenCounts.map((each, at) => [each, at + 1])),
  twice: 2,
  thrice: 3,
  both: 2,
};

/** A count in figures or written out; not a number where it is neither. */
export const countOf = (written: string): number => countWords[written.toLowerCase()] ?? Number(written);

const written = String.raw`\b((?:an?\s+(?=hundred|thousand))?(?:${word})(?:(?:\s+|-|\s+and\s+)(?:${word}))*)`;
/** A number in words before what it counts: 'four hundred micrograms', 'twenty-five mg', 'two thousand IU'. */
const counted = new RegExp(
  String.raw`${written}\s+(?=(?:micro|milli|kilo)?grams?\b|kilos?\b|(?:milli|centi)?lit(?:re|er)s?\b|per ?cent\b|international units?\b|(?:billion|million)s?\b|kilocalories\b|kilojoules\b|pounds?\b|(?:fluid )?ounces?\b|degrees\b|dollars?\b|euros?\b|cents?\b|(?:mcg|µg|mg|g|kg|ml|iu|kcal|kj|usd|eur)\b|%)`,
  'gi',
);

/** A number in words before things of a pack: 'sixty capsules', 'five thousand bottles'. Small ones are read as they stand. */
const manyThings = new RegExp(
  String.raw`${written}\s+(?=(?:capsules|caps|tablets|gummies|softgels|sticks?|sachets|pieces|units|servings|portions|bottles|tubs|jars|boxes|pouches|packs|cans|days|weeks|lots|batches)\b)`,
  'gi',
);
const fewestThings = 13;

function valueOf(words: string): number {
  let [sum, part] = [0, 0];
  for (const each of words
    .toLowerCase()
    .replace(/^an?\s+/, 'one ')
    .split(/[\s-]+/)) {
    if (each === 'hundred') part = Math.max(1, part) * 100;
    else if (each === 'thousand') [sum, part] = [sum + Math.max(1, part) * 1000, 0];
    else part += worth.get(each) ?? 0;
  }
  return sum + part;
}

/** One of a measure of something: 'a gram of fat'. */
const single = /(?<!\bhalf )\ban? (?=(?:(?:micro|milli|kilo)?gram|kilo|(?:milli)?lit(?:re|er)|ounce) of\b)/gi;

/**
 * A text with the amounts that are written out in figures, and their units as symbols.
 * @example inFigures('four hundred micrograms of folic acid') // '400 µg of folic acid'
 */
export const inFigures = (text: string): string =>
  text
    .replace(counted, (_, words: string) => `${valueOf(words)} `)
    .replace(manyThings, (whole, words: string) =>
      valueOf(words) < fewestThings ? whole : `${valueOf(words)} `,
    )
    .replace(
      spelled,
      (_, space: string, unit: string) => `${space}${symbols.get(unit.toLowerCase()) ?? unit}`,
    )
    // behind the units: a price may be of “a kilo”
    .replace(single, '1 ');
