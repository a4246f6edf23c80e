import { z } from 'zod';
import { columns, formatNumber, numberPattern, readNumber, readTable } from '../../../registry/index.ts';
import { wordsBeside } from '../worked/quantities.ts';
import type { Operation } from '../worked/sheet.ts';

const { key, list } = columns;

/** A row of `moneyRoles.csv`: by the words beside an amount of money, what it does in a business: paid once, or of each unit. */
const MoneyRole = z.strictObject({ key, words: list });
const roles = readTable(new URL('./data/', import.meta.url), 'moneyRoles', MoneyRole);

const asked = /\bbreak(?:ing)?[- ]?even\b|\bpays? (?:itself|off|back)\b|\bpayback\b/i;
const figure = new RegExp(String.raw`(?<![\p{L}\p{N}.,#-])[$€£]?(${numberPattern})(?![\p{N}]|[.,]\d)`, 'gu');
const currency = /[$€£]|\b(?:usd|eur|gbp)\b/i;

/** From how many units on what is paid once has come back by what each unit leaves. */
export const breakEven: Operation = ({ whole, quantities }) => {
  const isOfMoney = quantities.every(({ unit, value }) => unit.dimension === 'money' || value === 1);
  if (!asked.test(whole) || !isOfMoney) return null;
  const found = [...whole.matchAll(figure)];
  const amounts = found.map((match, at) => {
    const before = whole.slice((found[at - 1]?.index ?? 0) + (found[at - 1]?.[0].length ?? 0), match.index);
    const after = whole.slice(match.index + match[0].length, found[at + 1]?.index).replace(currency, '');
    const role = wordsBeside(roles, { before: before.split(/[.;:?!]|\band\b/).at(-1) ?? '', after });
    return {
      value: readNumber(match[1] ?? ''),
      role: role?.key ?? (perUnit.test(after) ? 'contribution' : null),
    };
  });
  const of = (role: string) => amounts.filter((each) => each.role === role).map(({ value }) => value);
  const [fixed, price, cost, left] = [of('fixed'), of('price'), of('cost'), of('contribution')];
  const each = left.length > 0 ? left : [...price, ...cost.map((value) => -value)];
  const isKnown =
    amounts.every(({ role }) => role !== null) && (left.length === 0 || price.length + cost.length === 0);
  const [once, unit] = [sumOf(fixed), sumOf(each)];
  if (!isKnown || fixed.length === 0 || (left.length === 0 && price.length * cost.length !== 1) || unit <= 0)
    return null;
  return {
    statement: `${formatNumber(Math.ceil(once / unit - 1e-9))} units: ${sumWords(fixed)} ÷ ${sumWords(each)}, what is paid once by what each leaves`,
    isOfWhole: true,
  };
};

const perUnit =
  /^\s*(?:\/|per|an?|each|every)\s*(?:unit|piece|pack|bottle|jar|tub|bar|can|box|case|pouch)\b/i;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const sumWords = (values: readonly number[]): string => {
  const [first = 0, ...others] = values;
  const more = others.map((value) => ` ${value < 0 ? '−' : '+'} ${formatNumber(Math.abs(value))}`).join('');
  return more ? `(${formatNumber(first)}${more})` : formatNumber(first);
};
