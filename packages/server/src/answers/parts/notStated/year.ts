import { askedWords } from '../../uncovered/openWords.ts';
import { type Check, saidIn } from './checks.ts';

const year = /^(?:19|20)\d\d$/;
/** “2023–2026”, as records of prices and counts name their years. */
const period = /\b((?:19|20)\d\d)\s?[–-]\s?((?:19|20)\d\d)\b/g;
/** Behind what a year stands in which something is to hold, or of which it is. */
const ahead: ReadonlySet<string> = new Set([
  'in',
  'of',
  'from',
  'since',
  'the',
  'as',
  'for',
  'by',
  'until',
  'to',
]);

/** A year of which no record of the thing and none that is cited tells: what held or was found in another would pass for it. */
export const unstatedYear: Check = ({
  inquiry: { question, amounts, asks },
  clause: { words },
  about,
  cited,
}) => {
  const isAsked = askedWords(question, words);
  const years = words.flatMap(({ text, start, end }, at) =>
    year.test(text) &&
    isAsked[at] === true &&
    ahead.has(words[at - 1]?.text.toLowerCase() ?? '') &&
    !/[/-]$/.test(question.slice(0, start)) &&
    !/^\s?[/–-]/.test(question.slice(end)) &&
    !amounts.some(({ value }) => value === Number(text))
      ? [Number(text)]
      : [],
  );
  // of what year a price is, prices themselves are asked
  if (years.length === 0 || asks.has('cost') || cited.length === 0) return null;
  const records = [...about, ...cited].map(saidIn);
  const isOf = (sought: number) =>
    records.some(
      (said) =>
        said.includes(String(sought)) ||
        [...said.matchAll(period)].some(([, from, to]) => Number(from) <= sought && sought <= Number(to)),
    );
  return years.some(isOf) ? null : 'anything of that year';
};
