/**
 * A name as names are compared, one word without spaces: `B-12` is `B 12`, `beta carotene` is `Beta-Carotene`, `thiamine
 * HCl` is `Thiamin hydrochloride` and `Magnesiumcitrat` is `magnesium citrate`.
 */
export const nameKey = (name: string): string => wordsOf(name).join('');

/** The words of a name as they are compared, in order. */
export const wordsOf = (name: string): string[] =>
  (
    (isAscii.test(name) ? name.replaceAll("'", '') : withoutAccents(name))
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => plain(word));

const isAscii = /^[ -~]*$/;

const withoutAccents = (name: string) =>
  withoutMarks(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’′]/gu, '');

/** Signs of the trade and of footnotes, which are of no name. */
const marks = /[®™©℠*†‡]/gu;

/** A name without signs of the trade and of footnotes. */
export const withoutMarks = (name: string): string => name.replace(marks, '');

/** Without plural, and without the ends by which spellings differ: citrate and citrat, thiamine and thiamin. */
function plain(word: string): string {
  if (word === 'hcl') return 'hydrochlorid';
  const spelled = word.replace('sulph', 'sulf');
  const one = /(?:[^aeisu]|[^ou]e)s$/.test(spelled) && spelled.length > 3 ? spelled.slice(0, -1) : spelled;
  return one.length > 4 ? one.replace(/e$/, '') : one;
}
