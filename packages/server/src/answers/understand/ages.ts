import type { Group } from './inquiry.ts';
import { writtenCounts } from './numberWords.ts';

/** Ages that are written out; from eighteen on they are of adults. */
const counted = writtenCounts.slice(0, 17);
const one = String.raw`\d{1,2}|${counted.join('|')}`;
const number = String.raw`(${one})(?:\s*(?:-|–|(?:-\s*)?(?:to|and))\s*(?:${one}))?`;

/** “Age 4–6”, “aged 12”, “children of 8”, “kids 9 to 13”, “a 5 yr old”, “my 5yo” and “a five-year-old”. */
const written = new RegExp(
  String.raw`\b(?:(?:ages?|aged)\s+(?:of\s+)?|(?:child(?:ren)?|kids?|boys?|girls?|teen(?:ager)?s?)\s+(?:of|under|over|from|between)\s+)${number}\b(?!\s*(?:mg|mcg|µg|g|%))|\b${number}[\s-]*(?:(?:years?|yrs?|y)[\s-]*olds?|yos?|y/os?)\b|\b(\d{1,2})\s*(?:-|–|to)\s*\d{1,2}\s*(?:years|yrs?|y)\b|\b(?:children|kids|boys|girls|teens|adolescents|toddlers)\s+(\d{1,2})\s*(?:-|–|to)\s*\d{1,2}\b(?!\s*(?:mg|mcg|µg|g|%))`,
  'i',
);

const months = new RegExp(
  String.raw`\b${number}[\s-]*months?(?:[\s-]*olds?\b|\s+of\s+age\b|[^.?]{0,12}\bbab(?:y|ies)\b)`,
  'i',
);
/** “Aged 4–6 and 11–14”: what stands behind an age as another. */
const listed = /^\s*(?:,|and|or|&)\s*(\d{1,2})\s*(?:-|–|to)\s*\d{1,2}\b(?!\s*(?:%|[kmµ]?g|mcg|iu|ml|l)\b)/i;
/** “UL 11–14 EFSA”: ages stand bare behind what is asked for of them. */
const bare =
  /\b(?:ul|upper (?:limit|level)s?|rda|dri|limits?|max(?:imum)?)\s+(?:for\s+)?(\d{1,2})\s*[-–]\s*(?:1\d|\d)\b(?!\s*(?:%|[kmµ]?g|mcg|iu|ml|l|days?|weeks?|months?)\b)/i;

/** From here on figures of adults hold; from `older` those of older adults. */
const adult = 18;
const older = 65;

/** The ages in years that a question names; of a range the first. */
export function agesIn(question: string): readonly number[] {
  if (months.test(question)) return [0];
  const named = [...question.matchAll(new RegExp(written, 'gi'))].flatMap((found) => {
    const [all, ...years] = found;
    const next = listed.exec(question.slice(found.index + all.length))?.[1];
    return [years.find(Boolean), next];
  });
  const ages = named.length > 0 ? named : [bare.exec(question)?.[1]];
  return ages.flatMap((years) => {
    if (years === undefined) return [];
    const place = counted.indexOf(years.toLowerCase());
    return place < 0 ? Number(years) : place + 1;
  });
}

/** The first age in years that a question names; null where it names none. */
export const ageIn = (question: string): number | null => agesIn(question)[0] ?? null;

/** The words that name an age; null where none do. */
export function ageSpoken(question: string): { readonly start: number; readonly end: number } | null {
  const found = months.exec(question) ?? written.exec(question);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

/** The people whom an age is of; null where none is named, or one that figures of adults hold for. */
export function groupOfAge(question: string): Group | null {
  const years = ageIn(question);
  if (years === null) return null;
  if (years < 1) return 'infants';
  if (years < adult) return 'children';
  return years >= older ? 'older' : null;
}

/** Whether people of an age are among those that a record is of: `children 4–8 years`. */
export function isOfAge(years: number, population: string): boolean {
  const [, from, to] = /(\d+)–(\d+) years/.exec(population) ?? [];
  return from === undefined || to === undefined || (Number(from) <= years && years <= Number(to));
}
