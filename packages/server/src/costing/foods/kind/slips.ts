import { createSpeller, isEnglishWord, isPlainWord, namesOf, registry } from '../../../registry/index.ts';
import { searchable } from '../../text.ts';
import { foodArchetypes, namedLines } from '../tables/tables.ts';

/** Shorter words are too near to others. */
const fewestLetters = 6;

const wordsOf = (phrases: readonly string[]) =>
  phrases.flatMap((phrase) => searchable(phrase).trim().split(' '));

const kindWords = new Set(
  foodArchetypes.flatMap(({ words }) => wordsOf(words)).filter((word) => word.length >= fewestLetters),
);
const spell = createSpeller(kindWords);

/** Banaba is no banana, spores are no sports. */
const nameWords: ReadonlySet<string> = new Set([
  ...registry.records.ingredients.flatMap((row) => wordsOf(namesOf(row))),
  ...namedLines.flatMap(({ words }) => wordsOf(words)),
]);

/**
 * A searchable text with words spelt as the names of kinds have them: `energi drink` is an energy drink. Only a word that
 * means nothing else is a slip, of one letter.
 */
export const withoutSlips = (text: string): string => text.split(' ').map(meantBy).join(' ');

function meantBy(word: string): string {
  const isSlip = word.length >= fewestLetters && !isKnown(word);
  return (isSlip && spell(word, 1)?.word) || word;
}

/** As it stands, or as another form of a word: `crispy` of crisp, `choking` of choke, `burner` of burn. */
function isKnown(word: string): boolean {
  const base = word.replace(/(?:s|y|ed|ing|ers?)$/, '');
  return [word, `${word}s`, base, `${base}e`].some(
    (each) => kindWords.has(each) || nameWords.has(each) || isEnglishWord(each) || isPlainWord(each),
  );
}
