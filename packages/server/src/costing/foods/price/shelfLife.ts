import { formatNumber, readNumber } from '../../../registry/index.ts';
import { moneyTerms } from '../../brief/money/moneyTerms.ts';
import { runTerm } from '../../brief/run/runTerm.ts';
import { countPattern, countWorth } from '../../stated/counts.ts';
import { anyOf } from '../../text.ts';
import { termWords } from '../tables/tables.ts';

/** How long words want a food to keep, in months, and as they have it. */
export interface StatedLife {
  readonly written: string;
  readonly months: number;
}

const wordsOf = (says: (typeof termWords)[number]['says']) =>
  anyOf(termWords.flatMap((row) => (row.says === says ? row.words : [])));
/** In digits or written out: `18 months`, `two-week`, `30 days'`. */
const time = String.raw`(?<![\d.,\p{L}])(?<written>(?<digits>\d+(?:[.,]\d+)?|${countPattern.slice(1, -1)})[\s-]?(?<unit>day|week|month|year)s?\b)['’]?`;
const gap = String.raw`[^\n.;]{0,24}?`;
const kept = new RegExp(
  String.raw`\b(?:${wordsOf('kept')})\b${gap}${time}|${time}${gap}\b(?:${wordsOf('kept')})\b`,
  'giu',
);
/** A time that is all there is between two pauses: `price 1.59 euro, ten months.` */
const alone = new RegExp(String.raw`(?<=[,;.\n]\s?)${time}(?=\s?(?:[,;.\n]|$))`, 'giu');
const notKept = new RegExp(String.raw`\b(?:${wordsOf('notKept')})\s+$`, 'i');
const ages = new RegExp(String.raw`\b(?:${wordsOf('aged')})\b`, 'i');

const monthsOf: Readonly<Record<string, number>> = { day: 12 / 365, week: 84 / 365, month: 1, year: 12 };

const found = (text: string, pattern: RegExp): StatedLife[] =>
  Array.from(text.matchAll(pattern), ({ 0: whole, index, groups = {} }) => {
    const { written = '', digits = '', unit = '' } = groups;
    const count = countWorth(digits.toLowerCase()) ?? readNumber(digits) ?? 0;
    const before = text.slice(0, index + whole.indexOf(written));
    const months = count * (monthsOf[unit.toLowerCase()] ?? 0);
    return { written, months: notKept.test(before) ? 0 : months };
  }).filter(({ months }) => months > 0);

/** Whether words are terms of trade, in which a time alone is how long it keeps; of what is aged it may be its age. */
const isBrief = (text: string): boolean =>
  !ages.test(text) && (runTerm(text) !== null || moneyTerms(text).length > 0);

/** How long the words want it to keep: of several times the longest; null where they do not say. */
export function lifeIn(text: string): StatedLife | null {
  const said = found(text, kept);
  const lives = said.length === 0 && isBrief(text) ? found(text, alone) : said;
  return lives.toSorted((one, other) => other.months - one.months)[0] ?? null;
}

/** Times below so many months are told in days, if they are no whole ones. */
const mostInDays = 3;

/** A shelf life in words, months: `14 days`, `1.5 months` of the usual one, that is no count of days. */
export const lifeText = (months: number, isUsual: boolean): string =>
  isUsual || months >= mostInDays || Number.isInteger(months)
    ? `${formatNumber(Number(months.toFixed(1)))} ${months === 1 ? 'month' : 'months'}`
    : `${formatNumber(Math.round((months * 365) / 12))} days`;
