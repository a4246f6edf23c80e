import type { Cost } from '../../../evidence/records.ts';
import type { Cited } from '../../../evidence/index.ts';
import { formatNumber, stems } from '../../../registry/index.ts';
import { doubt, fact, paragraph } from '../../prose.ts';
import { derive } from '../../values.ts';
import { workedSentence } from '../arithmetic.ts';
import { type Operation, saysInAll, type Sheet } from './sheet.ts';

const written = /(?<![\d.,])(\d{1,3})(?:\s?(?:to|-|–)\s?(\d{1,3}))?[\s-]?(weeks?|wks?|days?)\b/gi;
const asked =
  /\bhow (?:long|many weeks)\b|\btotal\b|\bin all\b|\btogether\b|\badd(?:s|ed)? up\b|\buntil\b|\bwhen\b|\bsum\b|\blead[- ]time\b/i;
const daysAWeek = 7;

interface Span {
  readonly low: number;
  readonly high: number;
}

/** How long steps in a row take, with the lead times on file that a question names. */
export const weeks: Operation = (sheet) => {
  if (!/\bweeks?\b|\bwks?\b/i.test(sheet.whole) || !saysInAll(sheet, asked)) return null;
  const isOther = sheet.quantities.some(
    ({ unit }) => unit.dimension !== 'time' && unit.dimension !== 'container',
  );
  const steps = [...sheet.whole.matchAll(written)].map(([, from = '', to, unit = '']): Span => {
    const worth = /^d/i.test(unit) ? 1 / daysAWeek : 1;
    return { low: Number(from) * worth, high: Number(to ?? from) * worth };
  });
  const held = leadTimesIn(sheet);
  const all = [...held, ...steps];
  if (isOther || all.length < 2 || steps.length === 0) return null;
  const [low, high] = (['low', 'high'] as const).map((end) => all.reduce((sum, step) => sum + step[end], 0));
  const told = `${spanned({ low: low ?? 0, high: high ?? 0 })} weeks in all: ${all.map(spanned).join(' + ')}`;
  const [first] = held;
  const sentence = first
    ? fact(
        `${told}, with ${first.item.toLowerCase()} of ${spanned(first)} weeks${doubt(first.passage)}`,
        derive(first.passage, `${told}.`),
      )
    : workedSentence(told);
  return { statement: '', blocks: [paragraph(sentence)], isOfWhole: true };
};

const spanned = ({ low, high }: Span): string =>
  [...new Set([low, high])].map((each) => formatNumber(Number(each.toPrecision(3)))).join('–');

/** Lead times whose kind is named: of a stock formula, of a custom one. */
function leadTimesIn({ evidence, whole }: Sheet): Cited<Cost>[] {
  if (!/\blead[- ]?times?\b/i.test(whole)) return [];
  const all = new Set(stems(whole));
  return evidence.costs.filter(
    ({ unit, item }) => unit === 'weeks' && stems(item).every((word) => all.has(word)),
  );
}
