/** One writing for signs that look alike: spaces, dashes, the letter µ; marks of emphasis and addresses are taken out. */
export function plainText(text: string): string {
  return text
    .replace(/&(?:nbsp|thinsp|ensp|#160|#8239);/gi, ' ')
    .replace(/&(?:micro|#181|#956);/gi, 'µ')
    .replace(/<sup>(\d+)<\/sup>/gi, '^$1')
    .replace(/<[^>]*>/g, '')
    .replace(/(\[[^\]]*\])\([^)\s]*\)/g, '$1')
    .replace(/[*_`~\u00AD\u200B-\u200D\u2060\uFEFF]/g, '')
    .replace(
      /[⁰¹²³⁴-⁹]+/g,
      (digits) => `^${[...digits].map((digit) => superscripts.indexOf(digit)).join('')}`,
    )
    .replace(/[\u00A0\u2000-\u200A\u202F]/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('μ', 'µ');
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number in digits, as a part of a regular expression: `1,000`, `1 000`, `1.5`. */
export const numeral = String.raw`\d{1,3}(?:,\d{3})+(?!\d)(?:\.\d+)?|\d{1,3}(?: \d{3})+(?![\d]|[.,]\d)|\d+(?:\.\d+)*(?:,\d{1,2}(?!\d))?`;

/**
 * What a numeral is worth in the prose of sources, where `1.250` is one and a quarter: unlike an amount that somebody
 * types, which may be written in the way of any country. A comma before one or two last digits is a decimal comma, and
 * `1.000` is a thousand: nobody writes three noughts behind a point in prose, and it must not pass for 1.
 */
export function readNumeral(written: string): number {
  if (/^\d{1,3}(?:,\d{3})+/.test(written)) return Number(written.replaceAll(',', ''));
  if (/^\d{1,3}(?:\.000)+$/.test(written)) return Number(written.replaceAll('.', ''));
  return Number(written.replaceAll(' ', '').replace(',', '.'));
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const large: Readonly<Record<string, number>> = { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9 };
const word = [...small, ...tens.slice(2), ...Object.keys(large)].join('|');

const numberWord = `(?:${word})`;

/** A number in words, as a part of a regular expression: `forty`, `two hundred and fifty`. */
export const numberWords = String.raw`\b${numberWord}(?:[ -](?:and )?${numberWord})*\b`;

/** What a number in words is worth. */
export function readNumberWords(written: string): number {
  let whole = 0;
  let group = 0;
  for (const each of written.toLowerCase().split(/[ -]+/)) {
    const scale = large[each];
    if (small.includes(each)) group += small.indexOf(each);
    else if (tens.includes(each)) group += tens.indexOf(each) * 10;
    else if (scale === 100) group = Math.max(1, group) * scale;
    else if (scale) {
      whole += Math.max(1, group) * scale;
      group = 0;
    }
  }
  return whole + group;
}
