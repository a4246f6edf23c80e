/** A unit that an amount on a label is written in. Cultures are counted in billions. */
export type AmountUnit = 'µg' | 'mg' | 'g' | 'IU' | 'billion CFU' | 'mEq' | 'mL' | '%';

/** An amount as a text states it, e.g. `5,000 IU` or `10 bn CFU`. */
export interface Amount<Unit extends AmountUnit = AmountUnit> {
  /** In `unit`; of a range its upper end. */
  readonly value: number;
  /** The lower end of a range, else null. */
  readonly from: number | null;
  readonly unit: Unit;
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Dollars of a kilogram as they are kept: with cents, and with hundredths of a cent where there are any. */
export function perKgText(dollars: number): string {
  const cents = Math.round(dollars * 1e4) / 1e2;
  return Number.isInteger(cents) ? dollars.toFixed(2) : dollars.toFixed(4);
}

/** How each unit is written, and what one of it is worth in the unit it is read as. */
const spellings: readonly (readonly [pattern: string, unit: AmountUnit, worth: number])[] = [
  ['mcg|ug|[µμ]g|micrograms?', 'µg', 1],
  ['mg|milligrams?', 'mg', 1],
  ['g|grams?', 'g', 1],
  ['i\\.?u\\.?|ie|u\\.?i\\.?|international units?', 'IU', 1],
  ['(?:billions?|bn|b)\\s+cfus?|(?:billions?|bn)', 'billion CFU', 1],
  ['(?:millions?|mn|m)\\s+cfus?', 'billion CFU', 1e-3],
  ['cfus?', 'billion CFU', 1e-9],
  ['meq', 'mEq', 1],
  ['ml|millilit(?:er|re)s?', 'mL', 1],
  ['%|per ?cent', '%', 1],
];

const space = '[ \\u00A0\\u2009\\u202F]';
const grouped = ['\\.', ',', "['’]", space].map((mark) => `\\d{1,3}(?:${mark}\\d{3})+(?!\\d)(?:[.,]\\d+)?`);
const power = `\\d+(?:[.,]\\d+)?\\s*[x×]\\s*10\\^?[\\d⁰¹²³⁴-⁹]+`;
/** `½`, and with wholes before it `1½` and `1 ½`. */
const fraction = `(?:\\d+${space}?)?[¼-¾⅐-⅞]`;
/** How a number is written, as a pattern. */
export const numberPattern = [power, fraction, ...grouped, '\\d+(?:[.,]\\d+)?(?:e\\d+)?', '\\.\\d+'].join(
  '|',
);
const written = spellings.map(([pattern]) => pattern).join('|');
const amountPattern = new RegExp(
  `(?<![\\p{L}\\p{N}.]|\\d[,:])(?:(${numberPattern})\\s*(?:[-–—]|to)\\s*)?(${numberPattern})\\s*(${written})(?![\\p{L}\\p{N}])`,
  'giu',
);
const spelled = spellings.map(([pattern, unit, worth]) => ({
  pattern: new RegExp(`^(?:${pattern})$`, 'iu'),
  unit,
  worth,
}));

/** The amounts a text states, in order. */
export function findAmounts(text: string): Amount[] {
  return [...text.matchAll(amountPattern)].flatMap((match) => {
    const [whole, lower, upper = '', unitText = ''] = match;
    const read = spelled.find(({ pattern }) => pattern.test(unitText.replace(/\s+/g, ' ')));
    const value = readNumber(upper);
    if (!read || !Number.isFinite(value)) return [];
    const from = lower === undefined ? NaN : readNumber(lower);
    return {
      value: value * read.worth,
      from: from < value ? from * read.worth : null,
      unit: read.unit,
      text: whole,
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

/** A text that is an amount and nothing else, e.g. what is typed into a cell; null when it is not one. */
export function parseAmount(text: string): Amount | null {
  const trimmed = text.trim();
  const [first] = findAmounts(trimmed);
  return first?.text === trimmed ? first : null;
}

/** The amounts of a text in any of `units`. */
export function findAmountsIn<Unit extends AmountUnit>(text: string, units: readonly Unit[]): Amount<Unit>[] {
  const isOne = (amount: Amount): amount is Amount<Unit> =>
    (units as readonly AmountUnit[]).includes(amount.unit);
  return findAmounts(text).filter(isOne);
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A number as people write it: `1,000`, `1.000`, `1 000` and `1’000` are a thousand, `1,5`, `1.5` and `1½` one and a half.
 * Three digits after a mark are thousands unless a nought stands before it: `0.125` is an eighth.
 */
export function readNumber(digits: string): number {
  const [, factor = '', exponent = ''] = /^(.+?)\s*[x×]\s*10\^?(.+)$/.exec(digits) ?? [];
  if (factor) {
    const plain = exponent.replace(/[⁰¹²³⁴-⁹]/g, (each) => String(superscripts.indexOf(each)));
    return readNumber(factor) * 10 ** Number(plain);
  }
  // A sign of a fraction falls into its two numbers: ½ into 1⁄2.
  const [, wholes = '', over = '', under = ''] =
    /^(\d*)\D*?(\d+)⁄(\d+)$/.exec(digits.replace(/.$/u, (sign) => ` ${sign.normalize('NFKD')}`)) ?? [];
  if (under) return Number(wholes) + Number(over) / Number(under);
  const thousands = /^[1-9]\d{0,2}(?:([.,'’ \u00A0\u2009\u202F])\d{3})+(?:[.,]\d+)?$/.exec(digits);
  if (!thousands) return Number(digits.replace(',', '.'));
  const [, mark = ''] = thousands;
  return Number(digits.replaceAll(mark, '').replace(',', '.'));
}

/** A text with the amount of what it names taken out of it. */
export interface NameAndAmount {
  name: string;
  amountText: string | null;
}

/** Behind an amount: what it counts as, and what it is in another unit. */
const counted = /^\s*(?:DFE|RAE|NE)\b|^\s*\([~≈]?\s*\d[^()]*\)/i;
/** What may follow an amount within a name: nothing, or what the name is taken as. */
const mayFollow = /^[\s.,;*†]*$|^\s*[(,;:–-]|^\s+(?:as|from)\s/i;

/** `Zinc 15 mg (as zinc picolinate)`, `500 mg vitamin C` and `Vitamin D3 1000 IU` in their parts. */
export function nameAndAmount(written: string): NameAndAmount {
  const amounts = findAmounts(written);
  const outside = amounts.filter(({ start }) => !isInBracket(written, start));
  const fitting = outside.filter(
    ({ start, end }) => start === 0 || mayFollow.test(afterAmount(written, end)),
  );
  const amount = fitting.findLast(({ unit }) => unit !== '%') ?? atEnd(written, fitting.at(-1));
  if (!amount) return { name: plain(written), amountText: null };
  const after = afterAmount(written, amount.end);
  const end = written.length - after.length;
  const named = amount.start === 0 ? after.replace(/^\s+of\s/i, ' ') : after;
  return {
    name: plain(`${written.slice(0, amount.start)} ${named}`),
    amountText: written.slice(amount.start, end),
  };
}

/** A share within a name is of what it holds; at its end it may be of the product. */
function atEnd<Amount extends { end: number }>(written: string, amount: Amount | undefined) {
  return amount && /^[\s.,;*†]*$/.test(written.slice(amount.end)) ? amount : undefined;
}

function afterAmount(written: string, end: number): string {
  const after = written.slice(end);
  const [more = ''] = counted.exec(after) ?? [];
  return more === '' ? after : afterAmount(written, end + more.length);
}

const isInBracket = (written: string, at: number) => {
  const before = written.slice(0, at);
  return before.split('(').length > before.split(')').length;
};

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, '');
