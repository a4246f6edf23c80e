import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { countPattern } from '../stated/counts.ts';
import { formRows } from '../words/formWords.ts';
import { anyOf, hasPhrase } from '../text.ts';

/** What products are called that are two formulas, one for each time of the day. */
const KitWords = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

const words = readTable(new URL('../data/', import.meta.url), 'kitWords', KitWords).flatMap(
  (row) => row.words,
);

const pieces = formRows.filter(({ formFactor }) => formFactor !== 'powder' && formFactor !== 'liquid');
const times = anyOf(
  [...new Set(words.flatMap((phrase) => phrase.split(' and ')))].filter((word) => !word.includes(' ')),
);
const allNames = anyOf(pieces.flatMap(({ words: names }) => names));
const patterns = pieces.map(({ formFactor, words: names }) => ({
  formFactor,
  // `Omega-3 chewable softgels` are softgels.
  counted: new RegExp(
    String.raw` (?:${countPattern}|${times}) (?:[a-z]+ )?(?:${anyOf(names)})(?= )(?! (?:[a-z]+ ){0,2}(?:${allNames}) )`,
  ),
}));

/** `Two tablets or four capsules`: either form is one product. */
const instead = new RegExp(String.raw` or (?:${countPattern}) (?:[a-z]+ )?(?:${allNames})(?= )`, 'g');

/** `One softgel and one tablet`: the forms of pieces that a searchable text counts; a softgel may be called a capsule. */
function formsCounted(whole: string): string[] {
  const text = whole.replace(instead, ' ');
  const found = new Set(
    patterns.flatMap(({ formFactor, counted }) => (counted.test(text) ? [formFactor] : [])),
  );
  if (found.has('softgel')) found.delete('capsule');
  return [...found];
}

/** How many forms of pieces searchable words ask for in one pack. */
export const formsOfKit = (text: string): number => formsCounted(text).length;

/** What to say of searchable words that name two products in one, or several forms of them; nothing of others. */
export function kitNotes(title: string, body: string): string[] {
  const forms = formsCounted(`${title},${body}`);
  const isTwice = words.some((phrase) => hasPhrase(title, phrase));
  return [
    ...(isTwice
      ? [
          'The words ask for two formulas, each for its time of the day: the figures are of both taken as one. Make a product of each to cost it by itself.',
        ]
      : []),
    ...(forms.length > 1
      ? [
          `The words ask for several forms in one pack (${forms.join(', ')}): the figures are of all of it in one form. Make a product of each form to cost it by itself, with what packs them together.`,
        ]
      : []),
  ];
}
