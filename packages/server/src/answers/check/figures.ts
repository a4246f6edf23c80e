import { numberWords, numeral, readNumberWords, readNumeral } from './numerals.ts';
import type { Unit } from './units.ts';
import { readCurrency, readUnit, unitPattern } from './units.ts';

/** A figure that a text states. */
export interface Figure {
  /** Without its sign. */
  readonly value: number;
  readonly isNegative: boolean;
  /** Null when it has none. */
  readonly unit: Unit | null;
  /** What it is counted against: `kg`, `day`, `100g`; empty when nothing. */
  readonly per: string;
  /** `at least` and `up to` are not the same demand. */
  readonly bound: 'least' | 'most' | null;
  /** As it was written. */
  readonly text: string;
}

/** A figure and where it stands. */
export interface Placed extends Figure {
  readonly start: number;
  readonly end: number;
  readonly scale: number;
  /** Whether its unit stands before it. */
  readonly isCurrency: boolean;
}

const scales: Readonly<Record<string, number>> = {
  k: 1e3, thousand: 1e3, million: 1e6, mn: 1e6, billion: 1e9, bn: 1e9, trillion: 1e12,
}; // prettier-ignore

const number = new RegExp(`(?<words>${numberWords})|(?<digits>${numeral})`, 'gi');
const power = /^\s?[×x*·]\s?10\^(\d+)/i;
const exponent = /^\^(\d+)/;
const scaleAfter = /^(?:k(?=\s?iu\b|\b)|\s?(?:thousand|million|mn|billion|bn|trillion)\b)/i;
const kind =
  '(?:randomi[sz]ed|controlled|clinical|double-blind|placebo-controlled|human|healthy|older|elemental|supplemental|independent|small|pooled)';
const unitAfter = new RegExp(`^[ -]?(?:${kind}[ -])*(${unitPattern})(?![\\p{L}\\d])`, 'iu');
const currencyBefore = /(?:US\$|\$|€|£|\b(?:USD|EUR|GBP))\s?$/i;
const gluedAfter = /^(?!st\b|nd\b|rd\b|th\b|s\b)[\p{L}\\]+/iu;
const nameBefore = /\p{L}-?$|\^$/u;
const nameAfter = /^-?\p{L}+-|^-[A-Z]{2,}/u;
const signBefore = /(?:^|[\s([,;:=])-$/;
const leastBefore = /(?:≥|>=|\b(?:at least|no less than|not less than|minimum(?: of)?))\s*$/i;
const mostBefore =
  /(?:≤|<=|\b(?:at most|up to|no more than|not more than|maximum(?: of)?|not (?:to )?exceed(?:ing)?)|upper (?:intake )?(?:level|limit)(?: \(UL\))?)\s*$/i;

/** The figures of a text in one writing, each with the unit that stands at it. */
export function findFigures(plain: string): Placed[] {
  const found: Placed[] = [];
  for (const match of plain.matchAll(number)) {
    const isPartOfLast = match.index < (found.at(-1)?.end ?? 0);
    const figure = isPartOfLast ? null : figureAt(plain, match);
    if (figure) found.push(figure);
  }
  return found;
}

function figureAt(plain: string, match: RegExpExecArray): Placed | null {
  const [written] = match;
  const before = plain.slice(Math.max(0, match.index - 40), match.index);
  if (nameBefore.test(before)) return null;
  const { value, scale, length } = valueAt(plain.slice(match.index), match);
  const after = plain.slice(match.index + length);
  const { unit, per, length: unitLength } = unitAt(before, after);
  if (match.groups?.words && (unit === null || unit.isCount)) return null;
  if (unit === null && nameAfter.test(after)) return null;
  const start = match.index - (currencyBefore.exec(before)?.[0].length ?? 0);
  const end = match.index + length + unitLength;
  return {
    value,
    scale,
    isCurrency: currencyBefore.test(before),
    isNegative: signBefore.test(before),
    unit,
    per,
    bound: leastBefore.test(before) ? 'least' : mostBefore.test(before) ? 'most' : null,
    text: plain.slice(start, Math.max(end, start + written.length)),
    start,
    end,
  };
}

/** `10 billion`, `4k`, `1.5 × 10⁹`, `10⁹`. */
function valueAt(rest: string, { 0: written, groups }: RegExpExecArray) {
  const value = groups?.words ? readNumberWords(written) : readNumeral(written);
  const after = rest.slice(written.length);
  const raised = value === 10 ? exponent.exec(after) : null;
  if (raised) return { value: 10 ** Number(raised[1]), scale: 1, length: written.length + raised[0].length };
  const times = power.exec(after);
  const word = times ? null : scaleAfter.exec(after);
  const scale = times ? 10 ** Number(times[1]) : (scales[word?.[0].trim().toLowerCase() ?? ''] ?? 1);
  return { value: value * scale, scale, length: written.length + (times ?? word ?? [''])[0].length };
}

function unitAt(before: string, after: string): Pick<Figure, 'unit' | 'per'> & { length: number } {
  const currency = currencyBefore.exec(before);
  const found = unitAfter.exec(after);
  const glued = found ? null : gluedAfter.exec(after);
  const written = (found ?? glued ?? [''])[0];
  const { per, length } = perAt(after.slice(written.length));
  const unknown = glued && { of: `“${glued[0]}”`, factor: 1, isCount: false };
  const unit = currency ? readCurrency(currency[0]) : found ? readUnit(found[1] ?? '') : unknown;
  return { unit, per, length: written.length + length };
}

const perAfter =
  /^(?:\s?\/\s?|\s?·\s?|\sper\s|\san?\s)((?:\d[\d,]*\s?)?)([dmµ]?l|kg|m?g|days?|d|weeks?|wk|months?|years?|y|hours?|h|servings?|portions?|kilo(?:gram)?s?|lit(?:re|er)s?|kcal|mol|min|dose)\b|^\s(daily|weekly|monthly)\b/i;
const perNames: Readonly<Record<string, string>> = {
  d: 'day', daily: 'day', wk: 'week', weekly: 'week', monthly: 'month', y: 'year', h: 'hour', portion: 'serving',
  dose: 'serving', kilo: 'kg', kilogram: 'kg', litre: 'l', liter: 'l',
}; // prettier-ignore

function perAt(after: string): { per: string; length: number } {
  const found = perAfter.exec(after);
  if (!found) return { per: '', length: 0 };
  const [whole, count = '', noun = '', adverb = ''] = found;
  const one = (noun || adverb).toLowerCase();
  const name =
    perNames[one] ?? perNames[one.replace(/s$/, '')] ?? (one.length > 3 ? one.replace(/s$/, '') : one);
  return { per: `${count.trim()}${name}`, length: whole.length };
}
