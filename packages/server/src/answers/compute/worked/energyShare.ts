import { formatNumber, numberPattern, readNumber } from '../../../registry/index.ts';
import { type Operation, saysInAll, tidy } from './sheet.ts';

const kcal = new RegExp(String.raw`(?<![\d.,])(${numberPattern})\s*(?:kcal|calories|cal)\b`, 'giu');

/** “140 kcal, of which fat 63 kcal”: what part of the energy is from it. */
export const energyShare: Operation = (sheet) => {
  const [one, other, ...more] = [...sheet.whole.matchAll(kcal)].map(([, figure = '']) => readNumber(figure));
  const isAsked = saysInAll(
    sheet,
    /(?:%|\bper ?cent(?:age)?|\bshare|\bpart) of (?:the )?(?:energy|calories|kcal)|\benergy (?:from|share)/i,
  );
  if (
    !isAsked ||
    !one ||
    !other ||
    more.length > 0 ||
    sheet.quantities.some(({ unit }) => unit.dimension === 'mass')
  )
    return null;
  const [part, whole] = one < other ? [one, other] : [other, one];
  return {
    statement: `${formatNumber(tidy((part / whole) * 100, 3))} % of the energy: ${formatNumber(part)} kcal ÷ ${formatNumber(whole)} kcal`,
    isOfWhole: true,
  };
};
