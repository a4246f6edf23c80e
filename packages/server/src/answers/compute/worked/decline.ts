import { formatAmount, formatNumber, numberPattern, readNumber } from '../../../registry/index.ts';
import { inUnit, type Operation, saysInAll, type Sheet, stated, tidy, type Working } from './sheet.ts';

/** How many of a span of time make a year. */
const perYear: Readonly<Record<string, number>> = { week: 52, month: 12, quarter: 4, year: 1 };
const span = `(${Object.keys(perYear).join('|')})`;
/** “Loses 1.9 % of claim a month”, “drops 0.8 points every month”. */
const rate = new RegExp(
  String.raw`(${numberPattern})\s*(?:%|per ?cent|(?:percentage )?points?|pp)(?:\s+of\s+(?:the\s+|its\s+)?(?:label\s+)?(?:claim|label|that|it|start\p{L}*))?\s*(?:a|per|each|every|\/)\s*${span}(?!\p{L})`,
  'iu',
);
const time = new RegExp(String.raw`(${numberPattern})[\s-]*${span}s?(?!\p{L})`, 'iu');
const ofLoss = /\blos(?:es?|ing|s|t)\b|\bdrop|\bfall|\bdeclin|\bdegrad|\bdecay/i;
const asksInput = /\boverages?\b|\bput in\b|\binput\b|\bstart with\b|\bfill\b[^?]*\?/i;
const asksWhen = /\b(?:when|how long|how many (?:weeks|months|quarters|years))\b/i;
const asksLeft = /\bleft\b|\bremain|\bwhere (?:is|does|are)\b|\blevel\b|\bassay\b|\bat (?:the )?end\b/i;

/** A loss that is the same in each span of time. */
interface Loss {
  readonly percent: number;
  readonly span: string;
}

/** What is lost in a straight line over a shelf life: the overage that it takes, what is left, when a level is reached. */
export const decline: Operation = (sheet) => {
  const match = rate.exec(sheet.whole);
  const [whole = '', figure = '', name = ''] = match ?? [];
  if (!match || !saysInAll(sheet, ofLoss)) return null;
  if (sheet.quantities.some(({ unit }) => unit.dimension === 'money' || unit.dimension === 'piece'))
    return null;
  const loss = { percent: readNumber(figure), span: name.toLowerCase() };
  const rest = sheet.whole.replace(whole, ';');
  const levels = [...rest.matchAll(level)].map(([, percent = '']) => readNumber(percent));
  const [, count, unit = ''] = time.exec(rest) ?? [];
  if (count === undefined) return saysInAll(sheet, asksWhen) ? untilLevel(loss, levels) : null;
  const spans = tidy((readNumber(count) * (perYear[loss.span] ?? 1)) / (perYear[unit.toLowerCase()] ?? 1));
  return afterTime(sheet, loss, { spans, levels });
};
const level = new RegExp(String.raw`(${numberPattern})\s*(?:%|per ?cent)`, 'giu');

/** From where it starts to where it is to be, 100 % where nothing says so. */
function untilLevel({ percent, span: each }: Loss, levels: readonly number[]): Working | null {
  const [start, end = 100, ...others] = levels.toSorted((one, other) => other - one);
  if (start === undefined || start <= end || others.length > 0) return null;
  const spans = tidy((start - end) / percent);
  return {
    statement: `${formatNumber(spans)} ${each}s until it is at ${formatAmount(end, '%')}: (${formatAmount(start, '%')} − ${formatAmount(end, '%')}) ÷ ${formatAmount(percent, '%')} a ${each}${straight}`,
    isOfWhole: true,
  };
}

const straight = ', in a straight line';

function afterTime(
  sheet: Sheet,
  { percent, span: each }: Loss,
  { spans, levels }: { spans: number; levels: readonly number[] },
): Working | null {
  const lost = tidy(percent * spans);
  const sum = `${formatAmount(percent, '%')} a ${each} × ${formatNumber(spans)} ${each}s`;
  const [amount, ...amounts] = sheet.quantities.filter(({ unit }) => unit.dimension === 'mass');
  if (amounts.length > 0) return null;
  if (saysInAll(sheet, asksInput) && levels.every((own) => own === 100)) {
    const input = amount
      ? `; ${inUnit(amount.amount * (1 + lost / 100), amount.unit.key)} to put in: ${stated(amount)} × (1 + ${formatAmount(lost, '%')})`
      : '';
    return { statement: `${formatAmount(lost, '%')} overage: ${sum}${straight}${input}`, isOfWhole: true };
  }
  const [start = 100, ...others] = levels.filter((own) => amount === undefined || own !== 100);
  if (!saysInAll(sheet, asksLeft) || others.length > 0 || lost >= start) return null;
  const left = amount
    ? `${inUnit(amount.amount * (1 - lost / 100), amount.unit.key)} are left: ${stated(amount)} × (1 − ${formatAmount(lost, '%')})`
    : `${formatAmount(tidy(start - lost), '%')} are left: ${formatAmount(start, '%')} − ${formatAmount(lost, '%')}`;
  return { statement: `${left}; lost are ${sum}${straight}`, isOfWhole: true };
}
