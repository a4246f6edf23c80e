import type { StudiedDose } from '../../contract/studiedDose.ts';
import { parseAmount } from '../../registry/index.ts';
import { escaped } from '../../text/pattern.ts';

/** Ways to say how often a day, and what each is worth. */
const timesADay: readonly (readonly [words: string, times: number])[] = [
  ['/d(?:ay)?|daily|a day|nightly', 1],
  ['twice (?:daily|a day)', 2],
  ['three times (?:daily|a day)|t\\.i\\.d\\.', 3],
  ['four times (?:daily|a day)', 4],
];
const often = timesADay.map(([words]) => words).join('|');

/** `≥` and `about` keep the amount; an upper bound alone says no dose that was taken. */
const written = new RegExp(
  `^(?:(?:≥|at least|about|median)\\s*(?!\\s))?(?<amount>[^,;]+?)(?<!\\s)\\s*(?<often>${often})(?: or more)?(?:[,;]|$)`,
  'u',
);

/** What may stand between an amount and the day without making it the amount of something else. */
const plainWords = /\s(?:elemental|extract|oral)$/u;

/** The base writes decimals with a point; three of them would be read as thousands. */
const withDecimals = (text: string) => text.replaceAll(/(\d\.\d{3})(?!\d)/g, '$10');

/** An amount, a range, or two arms (`80 or 160 mg`), with no word of what it is of but the ingredient's own. */
function amountIn(text: string, name: string) {
  const withoutName = text.replace(new RegExp(`\\s${escaped(name)}$`, 'iu'), '').replace(plainWords, '');
  return parseAmount(withDecimals(withoutName).replace(/^(\S+) or (?=\S+ )/u, '$1–'));
}

/**
 * The daily dose that a record's words state, e.g. `320–729 mg elemental/d` or `14 mg twice daily, 28 days`; null where they
 * state none, one by body weight, one of a marker, or several: a dose is read, never guessed.
 *
 * @param words as the record writes its dose
 * @param name of the ingredient, as it may stand in the words
 */
export function studiedDoseOf(words: string, name: string): StudiedDose | null {
  const { amount: text, often: how } = written.exec(words)?.groups ?? {};
  const amount = text === undefined ? null : amountIn(text, name);
  const times = timesADay.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(how ?? ''))?.[1];
  if (!amount || amount.unit === '%' || times === undefined) return null;
  const perDay = (value: number) => Number((value * times).toPrecision(12));
  return {
    low: perDay(amount.from ?? amount.value),
    high: perDay(amount.value),
    unit: amount.unit,
    per: 'day',
  };
}
