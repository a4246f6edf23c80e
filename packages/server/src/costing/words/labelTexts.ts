import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { anyOf } from '../text.ts';

/** How briefs ask for a text on the label. */
const LabelText = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });

const words = readTable(new URL('../data/', import.meta.url), 'labelTexts', LabelText).flatMap(
  (row) => row.words,
);
const asking = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(words, (word) => word.replaceAll(' ', String.raw`\s+`))})(?!\p{L})`,
  'iu',
);

/** Of a longer sentence its clause is enough. */
const longestSentence = 110;
const clauseOf = (sentence: string): string =>
  sentence.split(/,\s+/).find((clause) => asking.test(clause)) ?? sentence;

/** What to say of sentences that ask for a text on the label: no figure stands for them. */
export function labelNotes(text: string): string[] {
  const asked = text
    .split(/\n|[.;!]\s+(?=[\p{Lu}\d])/u)
    .map((sentence) => sentence.trim().replace(/[.;]$/, ''))
    .filter((sentence) => asking.test(sentence))
    .map((sentence) => (sentence.length > longestSentence ? clauseOf(sentence) : sentence));
  return asked.length === 0
    ? []
    : [
        `Asked of the label, and to be added to its statements: ${asked.map((each) => `“${each}”`).join('; ')}.`,
      ];
}
