import type { Figure } from './figures.ts';

/** Whether a passage states a figure: value, unit and what it is counted against, or the exact metric equivalent. */
export function isStated(figure: Figure, known: readonly Figure[]): boolean {
  const same = known.filter((other) => isSame(figure, other));
  return (
    same.length > 0 &&
    (figure.bound === null || same.some(({ bound }) => bound === null || bound === figure.bound))
  );
}

function isSame(figure: Figure, known: Figure): boolean {
  if (figure.isNegative && !known.isNegative) return false;
  const isShare = figure.unit?.of === '%' && figure.per === '';
  return isSameAmount(figure, known) && (isShare || isSamePer(figure.per, known.per));
}

function isSameAmount({ value, unit, text }: Figure, known: Figure): boolean {
  // `14.1.4` is the number of a paragraph, which has no value
  if (Number.isNaN(value)) return text === known.text;
  if (unit === null) return isNear(value, known.value);
  // a count may be told without its noun, as in “n = 558”; a measure never without its unit
  if (known.unit === null) return unit.isCount && isNear(value, known.value);
  return unit.of === known.unit.of && isNear(value * unit.factor, known.value * known.unit.factor);
}

const isNear = (left: number, right: number) => Math.abs(left - right) <= Math.abs(right) * 1e-9;

/** What goes without saying: limits are of a day, labels of a serving. */
const mayBeLeftOut = new Set(['', 'day', 'serving']);

const isSamePer = (stated: string, known: string) =>
  stated === known ||
  ((stated === '' || known === '') && mayBeLeftOut.has(stated) && mayBeLeftOut.has(known));
