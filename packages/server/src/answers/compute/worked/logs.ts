import { formatNumber, numberPattern, readNumber } from '../../../registry/index.ts';
import { inUnit, type Operation, saysInAll, stated, tidy } from './sheet.ts';

/** “1 log is lost”, “a log reduction of 0.5”, “0.5 log”. */
const logs = new RegExp(
  String.raw`(${numberPattern})[\s-]*logs?\b|\blogs?\s+(?:reduction|loss|drop|decrease)\s+(?:of|is|=|:)?\s*(${numberPattern})`,
  'iu',
);
const asksBefore = /\boverages?\b|\bput in\b|\bstart with\b|\bmust|\bneed\b|\bfill\b/i;

/** Cultures by tenfold losses: what is left of a count, or what has to go in for one. */
export const logLoss: Operation = (sheet) => {
  const found = logs.exec(sheet.whole);
  const lost = readNumber(found?.[1] ?? found?.[2] ?? '');
  const [count, ...others] = sheet.quantities.filter(({ unit }) => unit.dimension === 'culture');
  if (!(lost > 0) || lost > most || !count || others.length > 0) return null;
  const factor = 10 ** lost;
  const times = `10^${formatNumber(lost)} = ${formatNumber(tidy(factor))}`;
  return saysInAll(sheet, asksBefore)
    ? {
        statement: `${inUnit(count.amount * factor, count.unit.key)} have to go in for ${stated(count)}, ${formatNumber(tidy((factor - 1) * 100))} % overage: ${stated(count)} × ${times}`,
        isOfWhole: true,
      }
    : {
        statement: `${inUnit(count.amount / factor, count.unit.key)} are left, ${formatNumber(tidy(100 / factor))} %: ${stated(count)} ÷ ${times}`,
        isOfWhole: true,
      };
};

/** More is a sterilisation. */
const most = 6;
