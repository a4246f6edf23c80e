import { numberPattern, readNumber } from '../../../registry/index.ts';
import { countADay, packIn } from '../worked/counts.ts';
import type { Quantity } from '../worked/quantities.ts';
import { type Sheet, written } from '../worked/sheet.ts';
import { countNames, isCount, type Unit, unitNamed, unitOf } from '../worked/units.ts';
import { times } from './dims.ts';
import { dimsOf } from './dimsOf.ts';
import { exactly, type Factor } from './factor.ts';
import { packedFactors, thingFactors } from './things.ts';

/** The quantities but for the counts that `countFactors` reads with what they are counted against. */
export function withoutCounts(sheet: Sheet): readonly Quantity[] {
  const day = countOfDay(sheet);
  return sheet.quantities.filter(({ unit, per, value, start, end }) => {
    const isDaily = unit.dimension === 'time' && /daily$/i.test(sheet.whole.slice(start, end));
    const isOfDay = day !== null && isCount(unit.dimension) && per === null && value === day.value;
    return !isDaily && !(isOfDay && unit.dimension !== 'time');
  });
}

const countOfDay = (sheet: Sheet) =>
  sheet.quantities.some(({ unit, per }) => isCount(unit.dimension) && per?.unit.dimension === 'time')
    ? null
    : countADay(sheet);

/** “Two a day”, “a bottle of 60”, “serving 2”: counts that name no unit, or not what they are counted against. */
export function countFactors(sheet: Sheet): Factor[] {
  const day = countOfDay(sheet);
  const pack = packIn(sheet);
  const isPackStated = pack !== null && sheet.quantities.some(({ value }) => value === pack.value);
  const [, served] = serving.exec(sheet.whole) ?? [];
  return [
    ...(day ? [rateFactor(day.value, day.unit, unitOf('day'))] : []),
    ...(pack && !isPackStated
      ? [rateFactor(pack.value, unitOf('piece'), unitNamed(pack.name) ?? unitOf('container'))]
      : []),
    ...looselyCounted(sheet),
    ...thingFactors(sheet.whole),
    ...packedFactors(sheet.whole),
    ...(served ? [rateFactor(Number(served), unitOf('piece'), unitOf('serving'))] : []),
  ];
}

/** “100,000 saleable pieces”: a count with a word before what is counted. */
function looselyCounted({ whole, quantities }: Sheet): Factor[] {
  return [...whole.matchAll(loosely)].flatMap((match) => {
    const [, count = '', name = ''] = match;
    const unit = unitNamed(name);
    const isRead = quantities.some(({ start, end }) => match.index >= start && match.index < end);
    const value = readNumber(count);
    return unit && !isRead && value >= fewestLoose
      ? [
          {
            ends: exactly(value),
            dims: dimsOf(unit),
            words: written(value, unit),
            signs: [1, -1],
            stated: count,
          },
        ]
      : [];
  });
}
/** “A size 2 hard capsule” counts nothing. */
const fewestLoose = 10;
const loosely = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,#-])(${numberPattern})\s+(?!mg\b|g\b|kg\b|ml\b|l\b|a\b|per\b|x\b|in\b|to\b|and\b)\p{L}{3,}\s+(${countNames})(?![\p{L}\p{N}])`,
  'giu',
);

const serving = /\bserving(?: size)?(?: is| of|:| =)?\s+(\d{1,2})(?!\d|[.,]\d|\s*(?:%|[\p{L}µ]))/iu;

const rateFactor = (value: number, unit: Unit, per: Unit): Factor => ({
  ends: exactly(value),
  dims: times(dimsOf(unit), dimsOf(per), -1),
  words: `${written(value, unit)}/${per.symbol}`,
  signs: [1, -1],
  stated: `${written(value, unit)}/${per.symbol}`,
});
