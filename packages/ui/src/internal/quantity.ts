/** A number and what it is measured in. */
export interface Quantity {
  value: number;
  /** One of the units it may be in, as they are spelled there; '' where there are none. */
  unit: string;
}

/** A quantity as it was written: the unit is missing where none was written. */
export interface WrittenQuantity {
  value: number;
  unit?: string;
}

/** What stands between thousands, and before the fraction. An empty decimal sign allows whole numbers only. */
export interface Separators {
  group: string;
  decimal: string;
}

/** How a language writes large numbers and fractions ('1,000.5', '1.000,5', '1 000,5'). */
export function separatorsOf(locale?: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000.5);
  const sign = (wanted: string, usual: string) => parts.find(({ type }) => type === wanted)?.value ?? usual;
  return { group: sign('group', ','), decimal: sign('decimal', '.') };
}

/** One spelling for what looks the same: full-width and Arabic digits, narrow spaces, the two micro signs. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(/\s/g, ' ')
    .trim();

const escaped = (sign: string): string => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const wholePattern = (group: string): string => `\\d+|\\d{1,3}(?:${group}\\d{3})+|\\d{1,3}(?: \\d{3})+`;

/** Reads digits, grouped or not, with a fraction where decimals are allowed. */
function readNumber(text: string, { group, decimal }: Separators): number | null {
  const thousands = plain(group) || ' ';
  // A point is a decimal sign wherever it does not group: that is how spreadsheets and labels write.
  const points = [decimal && plain(decimal), decimal && thousands !== '.' && '.'].filter(Boolean);
  const fraction = points.length > 0 ? `(?:[${points.map(String).map(escaped).join('')}](\\d+))?` : '()';
  const found = new RegExp(`^([-−]?)(${wholePattern(escaped(thousands))}|)${fraction}$`).exec(text);
  const [, sign, whole = '', rest = ''] = found ?? [];
  if (!found || whole + rest === '') return null;
  const value = Number(`${whole.replace(/\D/g, '')}.${rest}0`);
  return sign && value !== 0 ? -value : value;
}

/**
 * Reads a number, alone or before one of the units ('120', '120mg', '2 000 IU', '1,000.5 mg'). Spaces between thousands
 * are read in every language, the case of a unit does not matter. Anything else is null.
 */
export function parseQuantity(
  text: string,
  units: readonly string[] = [],
  separators: Separators = separatorsOf(),
): WrittenQuantity | null {
  const [, digits = '', rest = ''] = /^(.*\d)\s*(.*)$/.exec(plain(text)) ?? [];
  const unit = units.find((name) => plain(name).toLowerCase() === rest.toLowerCase());
  const value = readNumber(digits, separators);
  if (value === null || (rest !== '' && unit === undefined)) return null;
  return unit === undefined || rest === '' ? { value } : { value, unit };
}

/** A number as its language writes it, with all its places. */
export const formatNumber = (value: number, locale?: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(value);
