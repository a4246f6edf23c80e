import type { Group } from './inquiry.ts';

const number = String.raw`(\d{1,2})(?:\s*(?:-|–|to|and)\s*\d{1,2})?`;

/** “Age 4–6”, “aged 12” and “a 5 yr old”. */
const written = new RegExp(
  String.raw`\b(?:ages?|aged)\s+(?:of\s+)?${number}\b(?!\s*(?:mg|mcg|µg|g|%))|\b${number}[\s-]*(?:years?|yrs?|y)[\s-]*olds?\b`,
  'i',
);

const months = /\b\d{1,2}(?:\s*(?:-|–|to|and)\s*\d{1,2})?[\s-]*months?[\s-]*olds?\b/i;

/** From here on figures of adults hold; from `older` those of older adults. */
const adult = 18;
const older = 65;

/** The people whom an age is of; null where none is named, or one that figures of adults hold for. */
export function groupOfAge(question: string): Group | null {
  if (months.test(question)) return 'infants';
  const [, named, counted] = written.exec(question) ?? [];
  const years = named ?? counted;
  if (years === undefined) return null;
  if (Number(years) < 1) return 'infants';
  if (Number(years) < adult) return 'children';
  return Number(years) >= older ? 'older' : null;
}
