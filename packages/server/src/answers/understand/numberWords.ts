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

/** A number in words before what it counts: 'four hundred micrograms', 'twenty-five mg', 'two thousand IU'. */
const counted = new RegExp(
  String.raw`\b((?:${word})(?:(?:\s+|-|\s+and\s+)(?:${word}))*)\s+(?=(?:micro|milli|kilo)?grams?\b|(?:milli)?lit(?:re|er)s?\b|percent\b|international units?\b|(?:mcg|µg|mg|g|kg|ml|iu)\b)`,
  'gi',
);

function valueOf(words: string): number {
  let [sum, part] = [0, 0];
  for (const each of words.toLowerCase().split(/[\s-]+/)) {
    if (each === 'hundred') part = Math.max(1, part) * 100;
    else if (each === 'thousand') [sum, part] = [sum + Math.max(1, part) * 1000, 0];
    else part += worth.get(each) ?? 0;
  }
  return sum + part;
}

/** One of a measure of something: 'a gram of fat'. */
const single = /(?<!\bhalf )\ban? (?=(?:(?:micro|milli|kilo)?gram|kilo|(?:milli)?lit(?:re|er)|ounce) of\b)/gi;

/**
 * A text with the amounts that are written out in figures.
 * @example inFigures('four hundred micrograms of folic acid') // '400 micrograms of folic acid'
 */
export const inFigures = (text: string): string =>
  text.replace(counted, (_, words: string) => `${valueOf(words)} `).replace(single, '1 ');
