import type { Figure, Placed } from './figures.ts';
import { findFigures } from './figures.ts';
import { plainText } from './numerals.ts';

/** Reads the figures of a sentence. In a range the unit behind it is meant for both ends: `40–60 mg`. */
export function readFigures(text: string): Figure[] {
  const plain = plainText(text);
  const found = findFigures(plain);
  return found.map((figure, at) => inRange(plain, found, at) ?? figure);
}

/**
 * Reads the figures of a passage with every unit that a reader may give them: those of a list share the last one's,
 * and those in brackets behind a figure share its own.
 */
export function readKnownFigures(text: string): Figure[] {
  const plain = plainText(text);
  const found = findFigures(plain);
  const sharing = found.flatMap((figure, at) => [
    inRange(plain, found, at),
    inList(plain, found, at),
    ...inBrackets(plain, figure, found),
  ]);
  return [...found, ...sharing.filter((figure) => figure !== null)];
}

const isBare = (figure: Figure) => figure.unit === null;
const withUnitOf = (figure: Placed, { unit, per }: Figure): Placed => ({ ...figure, unit, per });
const between = (plain: string, left: Placed, right: Placed) => plain.slice(left.end, right.start);

const joinsRange = /^\s?(?:-|to|and|or|\/)\s?$/i;
const joinsList = /^\s?(?:-|to|and|or|\/|,|, and|, or|;)\s?$/i;

/** The figure with the unit, the scale or what it is counted against of the other end of its range. */
function inRange(plain: string, found: readonly Placed[], at: number): Placed | null {
  const [last, figure, next] = [found[at - 1], found[at], found[at + 1]];
  if (!figure) return null;
  const isFirst = next && joinsRange.test(between(plain, figure, next));
  // `$7–18 per kg`: the unit stands before the first end, what it is counted against behind the second
  if (isFirst && figure.isCurrency && figure.per === '' && isBare(next)) return { ...figure, per: next.per };
  if (isFirst && isBare(figure) && !isBare(next)) return withUnitOf(scaled(figure, next), next);
  const isSecond = last?.isCurrency && isBare(figure) && joinsRange.test(between(plain, last, figure));
  return isSecond ? { ...figure, unit: last.unit } : null;
}

/** `1–10 billion` */
const scaled = (figure: Placed, { scale }: Placed): Placed =>
  figure.scale === 1 ? { ...figure, value: figure.value * scale } : figure;

/** `0.5, 1 or 2 mg` */
function inList(plain: string, found: readonly Placed[], at: number): Placed | null {
  const figure = found[at];
  const next = found[at + 1];
  if (!figure || !next || !isBare(figure) || !joinsList.test(between(plain, figure, next))) return null;
  const lender = isBare(next) ? inList(plain, found, at + 1) : next;
  return lender && withUnitOf(scaled(figure, lender), lender);
}

/** `MD 1.10 kg (0.56 to 1.65)` */
function inBrackets(plain: string, figure: Placed, found: readonly Placed[]): Placed[] {
  if (isBare(figure)) return [];
  const length = /^\s?\([^)]*\)/.exec(plain.slice(figure.end))?.[0].length ?? 0;
  return found.flatMap((other) => {
    const isInside = other.start >= figure.end && other.end <= figure.end + length;
    return isInside && isBare(other) ? withUnitOf(other, figure) : [];
  });
}
