import { formatNumber, numberPattern, readNumber } from '../../../registry/index.ts';
import { type Operation, saysInAll, tidy } from './sheet.ts';

const span = '(day|week|month|year)';
/** “102 % at 0 months”, “96 % after 12 months”, “99 % at release”. */
const point = new RegExp(
  String.raw`(${numberPattern})\s*%(?:\s+of\s+(?:the\s+)?(?:label\s+)?claim)?\s+(?:at|after|in|on)\s+(?:(?:month|week|day|year)\s+)?(?:(${numberPattern})\s*${span}?|release|start|the start|t ?= ?0|time zero)s?`,
  'giu',
);
/** “what at 24 months?”, “after 18 months?” */
const asked = new RegExp(
  String.raw`\b(?:at|after|in|by)\s+(?:month\s+)?(${numberPattern})\s*${span}s?\b`,
  'giu',
);

interface Point {
  readonly time: number;
  readonly percent: number;
}

/** Two results of a stability study, carried on in a straight line: what is left at another time, or when a level is reached. */
export const twoPoints: Operation = (sheet) => {
  const found = [...sheet.whole.matchAll(point)];
  const [one, other, ...more] = found.map(([, percent = '', time]): Point => ({
    time: readNumber(time ?? '0'),
    percent: readNumber(percent),
  }));
  const unit = found.map((match) => match[3]?.toLowerCase()).find(Boolean);
  if (!one || !other || !unit || more.length > 0 || one.time === other.time) return null;
  if (
    !saysInAll(
      sheet,
      /\blinear|\bextrapolat|\bstraight line|\bexpect|\bpredict|\bwhat\b|\bwhen\b|\bhow long\b/i,
    )
  )
    return null;
  const [first, last] = one.time < other.time ? [one, other] : [other, one];
  const slope = (last.percent - first.percent) / (last.time - first.time);
  const sum = `(${formatNumber(first.percent)} % − ${formatNumber(last.percent)} %) ÷ ${formatNumber(last.time - first.time)} = ${formatNumber(tidy(-slope))} % a ${unit}`;
  const rest = sheet.whole.replaceAll(point, ';');
  const [, time = '', own] = [...rest.matchAll(asked)].at(-1) ?? [];
  const level = /(\d+(?:[.,]\d+)?)\s*%/.exec(rest)?.[1];
  if (time !== '' && own?.toLowerCase() === unit) {
    const left = first.percent + slope * (readNumber(time) - first.time);
    return {
      statement: `${formatNumber(tidy(left))} % at ${time} ${unit}s: ${sum}${straight}`,
      isOfWhole: true,
    };
  }
  const wanted = readNumber(level ?? '');
  if (!(wanted > 0) || slope >= 0) return null;
  const at = first.time + (wanted - first.percent) / slope;
  return {
    statement: `${formatNumber(wanted)} % at ${formatNumber(tidy(at, 3))} ${unit}s: ${sum}${straight}`,
    isOfWhole: true,
  };
};

const straight = ', in a straight line; a stability study decides, not the line';
