import { formatAmount, formatNumber, findAmountsIn } from '../../../registry/index.ts';
import { joinWords } from '../../prose.ts';
import type { AskKind } from '../../understand/askKinds.ts';
import { countOf, countWords } from '../../understand/numberWords.ts';
import { alternativesOf } from '../wordRows.ts';
import { type Operation, tidy } from './sheet.ts';

const piece = `(?:${alternativesOf(new URL('./data/', import.meta.url), 'pieceWords')})s?`;
const pieces = new RegExp(String.raw`\b(\d{1,2}|${Object.keys(countWords).join('|')})\s+(${piece})\b`, 'giu');
/** The amounts are those of one piece. */
const ofEach = new RegExp(
  String.raw`\beach\b|\bevery\b|\bper ${piece}\b|\b(?:an?|one|our|the|my) (?:[\p{L}-]+ )?${piece} (?:has|holds|contains|carries|provides|gives|delivers|with)\b`,
  'iu',
);
const asksForAll = /\bhow (?:much|many)\b|\btotal\b|\btogether\b|\bwhat (?:do|does|is|are|would)\b|\bsum\b/i;
const asksForSum = /\btotal\b|\btogether\b|\bcombined\b|\bsum\b|\p{L} ?\+ ?\p{L}/iu;
/** An amount with the name of what it is of: `180 mg EPA`, `10 µg of vitamin D`. */
const named =
  /(\d[\d.,]*\s?(?:mg|µg|mcg|g|IU))\s+(?:of\s+)?((?:vitamin|omega|coenzyme)[\s-][\p{L}\d]+|\p{L}[\p{L}\d-]*(?:\s+(?:acid|oil|extract))?)/giu;

/** What a count of pieces may be asked for besides. */
const allowed: ReadonlySet<AskKind> = new Set<AskKind>([
  'dose',
  'content',
  'meaning',
  'pieces',
  'conversion',
]);

/** What several pieces hold of several things, of each and together: two softgels with 180 mg EPA and 120 mg DHA each. */
export const together: Operation = ({ inquiry, whole }) => {
  if (![...inquiry.asks].every((ask) => allowed.has(ask))) return null;
  if (
    !(asksForAll.test(whole) || asksForSum.test(whole)) ||
    !ofEach.test(whole) ||
    /\bhow many\b(?! (?:mg|mcg|µg|g|grams?|IU)\b)/i.test(whole)
  )
    return null;
  const counts = new Map([...whole.matchAll(pieces)].map(([, count = '', of = '']) => [countOf(count), of]));
  counts.delete(1);
  const [[count, of] = [0, '']] = [...counts];
  if (counts.size !== 1) return null;
  const parts = partsIn(whole);
  if (parts.length < 2) return null;
  const times = (value: number) => tidy(count * value);
  const each = parts.map(({ value, unit, name }) => `${formatAmount(times(value), unit)} ${name}`);
  const sums = parts.map(({ value, unit }) => `${formatNumber(count)} × ${formatAmount(value, unit)}`);
  const [first] = parts;
  const isSum = asksForSum.test(whole) && parts.every(({ unit }) => unit === first?.unit);
  const sum = parts.reduce((left, { value }) => left + times(value), 0);
  const all = isSum && first ? `${formatAmount(tidy(sum), first.unit)} in all: ` : '';
  return {
    statement: `${all}${formatNumber(count)} ${of} hold ${joinWords(each)} (${sums.join(', ')})`,
    isOfWhole: true,
  };
};

interface Part {
  readonly value: number;
  readonly unit: string;
  readonly name: string;
}

/** The amounts with their names; where the question names some of them again, those alone. */
function partsIn(text: string): Part[] {
  const parts = [...text.matchAll(named)].flatMap(([, amount = '', name = '']): Part[] => {
    const [found] = findAmountsIn(amount, ['mg', 'µg', 'g', 'IU']);
    return found ? [{ value: found.value, unit: found.unit, name }] : [];
  });
  const again = parts.filter(({ name }) => timesIn(text, name) > 1);
  return again.length > 1 ? again : parts;
}

const timesIn = (text: string, name: string): number =>
  text.toLowerCase().split(name.toLowerCase()).length - 1;
