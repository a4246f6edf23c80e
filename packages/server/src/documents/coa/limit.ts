import type { Big } from 'big.js';
import { readQuantity } from './number.ts';
import { anyOf, plain, type CoaWords, type LimitMeaning } from './words.ts';

interface Bound {
  value: Big;
  isInclusive: boolean;
}

/** What a limit allows. Without a bound on a side that side is free. */
export interface Limit {
  low: Bound | null;
  high: Bound | null;
  unit: string;
}

type SignMeaning = Exclude<LimitMeaning, 'range'>;

const signs: Readonly<Record<string, SignMeaning>> = {
  '≤': 'atMost',
  '⩽': 'atMost',
  '<=': 'atMost',
  '=<': 'atMost',
  '<': 'below',
  '≥': 'atLeast',
  '⩾': 'atLeast',
  '>=': 'atLeast',
  '>': 'above',
};

/** Reads '≤ 0.5 mg/kg', 'max. 0.5 mg/kg', '≥ 98 %' and '95–105 %'; null for anything else. */
export type ReadLimit = (text: string) => Limit | null;

/** Reads limits by the words that bound them. */
export function limitReader(rows: CoaWords['limits']): ReadLimit {
  const meaning = new Map<string, SignMeaning>(Object.entries(signs));
  const between: string[] = [];
  for (const { means, words } of rows) {
    for (const word of words.map(plain)) {
      if (means === 'range') between.push(word);
      else meaning.set(word, means);
    }
  }
  const any = anyOf(meaning.keys());
  const before = new RegExp(String.raw`^(${any})(?!\p{L})\s*:?\s*(.+)$`, 'u');
  const after = new RegExp(String.raw`^(\d.*?)\s*[,(]?\s*(?<!\p{L})(${any})\.?\)?$`, 'u');
  const range = new RegExp(String.raw`^(.+?)\s*(?:–|—|−|-|\b(?:${anyOf(between)})\b)\s*(\d.*)$`, 'u');

  const signed = (sign: SignMeaning | undefined, rest: string): Limit | null => {
    const bound = readQuantity(rest);
    if (!sign || !bound) return null;
    const side = sign === 'atMost' || sign === 'below' ? 'high' : 'low';
    const isInclusive = sign === 'atMost' || sign === 'atLeast';
    return { low: null, high: null, [side]: { value: bound.value, isInclusive }, unit: bound.unit };
  };
  return (text) => {
    const words = plainLimit(text);
    if (words.includes('±')) return aroundOf(words);
    const [, sign = '', rest = ''] = before.exec(words) ?? [];
    if (sign) return signed(meaning.get(sign), rest);
    const [, figure = '', last = ''] = after.exec(words) ?? [];
    if (last) return signed(meaning.get(last), figure);
    const [, from = '', to = ''] = range.exec(words) ?? [];
    return rangeOf(readQuantity(from), readQuantity(to));
  };
}

/** Lower case, but for superscripts, which are powers here. */
const plainLimit = (text: string) =>
  text
    .replaceAll(/[^⁰¹²³⁴⁵⁶⁷⁸⁹]+/gu, (part) => part.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
    .replaceAll(/\s+/gu, ' ')
    .trim();

type Read = ReturnType<typeof readQuantity>;

function rangeOf(low: Read, high: Read): Limit | null {
  if (!low || !high || low.value.gt(high.value) || (low.unit && low.unit !== high.unit)) return null;
  return {
    low: { value: low.value, isInclusive: true },
    high: { value: high.value, isInclusive: true },
    unit: high.unit,
  };
}

/** '100 ± 5 %', '500 mg ± 5 %' and '10 ± 0.5 mg': a share of what has a unit of its own, otherwise as much itself. */
function aroundOf(words: string): Limit | null {
  const [before = '', after = '', ...more] = words.split('±');
  const [middle, width] = [readQuantity(before), readQuantity(after)];
  if (!middle || !width || more.length > 0) return null;
  const isShare = width.unit === '%' && middle.unit !== '' && middle.unit !== '%';
  if (!isShare && middle.unit && width.unit && middle.unit !== width.unit) return null;
  const by = isShare ? middle.value.times(width.value).div(100) : width.value;
  const unit = isShare ? middle.unit : width.unit || middle.unit;
  return {
    low: { value: middle.value.minus(by), isInclusive: true },
    high: { value: middle.value.plus(by), isInclusive: true },
    unit,
  };
}
