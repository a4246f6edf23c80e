import { z } from 'zod';
import { columns, numberPattern, readNumber, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';

const MeantFigure = z.strictObject({
  key: columns.key,
  /**
   * A unit that counts so many times the amount; what takes back what stands before it; money that may be a weight, and
   * where it is money; names that end in a number; what stands before an
   * hour of the day and behind it.
   */
  says: z.enum(['equivalent', 'correction', 'pounds', 'britain', 'numbered', 'beforeHour', 'dayPart']),
  words: columns.list,
  /** Of an equivalent: so much of it is one of the unit before it. */
  value: columns.optionalFinite,
  ...columns.origin,
});

const rows = readTable(new URL('../data/', import.meta.url), 'meantFigures', MeantFigure);
const escaped = (word: string) => word.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`);
const oneOf = (says: z.infer<typeof MeantFigure>['says']) =>
  anyOf(
    rows.flatMap((row) => (row.says === says ? row.words : [])),
    escaped,
  );

const equivalents = rows.flatMap(({ says, words, value }) =>
  says === 'equivalent' && value !== null
    ? [
        {
          value,
          pattern: new RegExp(
            String.raw`(?<![\p{L}\d.,])(${numberPattern})(\s*(?:µg|μg|mcg|ug|mg))\s+(?:${anyOf(words, escaped)})(?![\p{L}-])`,
            'giu',
          ),
        },
      ]
    : [],
);
const correction = new RegExp(String.raw`(?<!\?)\?+\s*(?:${oneOf('correction')})\b[,:]?\s*(?=\d)`, 'giu');
const clauseEnd = /[,.;:!?\n]/;

/** A text without what it takes back: of `12 mg zinc?? no, 5 mg zinc` the first. */
function withoutTakenBack(text: string): string {
  return Array.from(text.matchAll(correction)).reduceRight((left, { 0: written, index }) => {
    let start = index;
    while (start > 0 && !clauseEnd.test(left.charAt(start - 1))) start -= 1;
    const isFigure = /\d/.test(left.slice(start, index));
    return isFigure ? `${left.slice(0, start)} ${left.slice(index + written.length)}` : left;
  }, text);
}
const pounds = new RegExp(
  String.raw`(?<![\p{L}\d.,£$€])(\d{1,3}(?:[.,]\d{2})?)\s?(?:${oneOf('pounds')})\b(?!\s+(?:of|body|weight|tub|bag|jar)\b)`,
  'giu',
);
const britain = new RegExp(String.raw`(?<!\p{L})(?:${oneOf('britain')})(?!\p{L})`, 'iu');

/** `Omega 3 softgels` are no three softgels; of `vitamin D 3 µg` the number is the dose. */
const numbered = new RegExp(
  String.raw`(?<![\p{L}\d-])(?:${oneOf('numbered')})(?!\s*(?:[\d.,]*\d|%|(?:mg|µg|μg|mcg|ug|g|iu|ie|mio|million|billion|x)(?![\p{L}\d])))`,
  'giu',
);
/** `To bed at 8 in the morning` counts no pieces. */
const clock = new RegExp(
  String.raw`(?<![\p{L}\d-])(${oneOf('beforeHour')})\s+(?:1[0-2]|[1-9])\s+(?=(?:${oneOf('dayPart')})(?![\p{L}\d]))`,
  'giu',
);
const joined = (text: string) =>
  text.replace(clock, '$1 ').replace(numbered, (name) => name.replace(/\s+(?=\d)/g, '-'));

/** A brief as it means its figures. */
export interface MeantFigures {
  readonly concept: string;
  readonly description: string;
  /** How those were read that count another unit, in sentences. */
  readonly notes: readonly string[];
}

const said = (value: number) => Number(value.toPrecision(3)).toString();

/** Concept and description with what they take back left out, money written as such, and equivalents as what is weighed. */
export function withMeantFigures({
  concept,
  description,
}: Pick<MeantFigures, 'concept' | 'description'>): MeantFigures {
  const notes: string[] = [];
  const isBritish = britain.test(`${concept}\n${description}`);
  const meant = (text: string) =>
    equivalents.reduce(
      (left, { value, pattern }) =>
        left.replace(pattern, (written: string, digits: string, unit: string) => {
          const amount = said(readNumber(digits) / value);
          if (value !== 1)
            notes.push(`${written} are read as ${amount}${unit}: a label counts ${value} of it for each.`);
          return `${amount}${unit}`;
        }),
      joined(withoutTakenBack(text)).replace(pounds, (written: string, digits: string) =>
        isBritish || /[.,]\d{2}$/.test(digits) ? `£${digits}` : written,
      ),
    );
  return { concept: meant(concept), description: meant(description), notes };
}
