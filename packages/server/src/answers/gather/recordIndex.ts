import { stemmer } from 'stemmer';
import { z } from 'zod';
import { type Passage, passagesOf, perEvidence } from '../../evidence/index.ts';
import { columns, createMemory, isEnglishWord, isPlainWord, readTable, stems } from '../../registry/index.ts';
import { createAskedWords, readAskedRows } from './askedWords.ts';
import { foodCostPassages } from './foodCostPassages.ts';
import { createWordPlaces, type WordPlaces } from './wordPlaces.ts';

const { key, list } = columns;

/** A row of `synonyms.csv`: words that people use for one thing, of which records use some. */
const SynonymRow = z.strictObject({ key, words: list });
const synonyms = readTable(new URL('./data/', import.meta.url), 'synonyms', SynonymRow).map(({ words }) =>
  words.flatMap(stems),
);

const byWord = new Map<string, string[]>();
for (const words of synonyms)
  for (const word of new Set(words)) byWord.set(word, [...(byWord.get(word) ?? []), ...words]);

/** A word of a question with all that records may say for it. */
export const variantsOf = (word: string): string[] => [...new Set([word, ...(byWord.get(word) ?? [])])];

/** The passages of a base by the words they speak of. */
export interface RecordIndex {
  readonly passages: readonly Passage[];
  /** Places of the passages that are on an ingredient. */
  ofIngredient(key: string): readonly number[];
  /** Places of the passages that say a word, in another form too; of a word that none says, those it is a slip for. */
  find(word: string): ReadonlySet<number>;
  /** Places of the passages that are asked for by a word, in another form too, whatever they say themselves. */
  askedBy(word: string): ReadonlySet<number>;
  /** Whether one of the passages with these keys is asked for by a word of its own. */
  isAskedBy(word: string, keys: ReadonlySet<string>): boolean;
  /** Whether any passage says just this word, in another form too. */
  says(word: string): boolean;
  /** Whether any passage says a word, another word for it, or a longer one that it is a slip for. */
  holds(word: string): boolean;
}

/** Stems as long as these also find what begins with them: `berberine` is in `berberinechloride`. */
const lettersOfBeginning = 4;

/** Words whose passages are remembered. */
const mostKept = 2000;

function* wordsOfEach(passages: readonly Passage[]): Generator<string[]> {
  for (const { key: own, title, text, source } of passages)
    yield termsOf(`${own} ${title} ${text} ${source}`);
}

const termsOf = (text: string): string[] => stems(text).map(stemmer);

const placesOf = (places: WordPlaces) => (term: string) =>
  term.length >= lettersOfBeginning ? places.ofBeginning(term) : places.of(term);

/** Shorter words are near too many others. */
const lettersOfSlip = 5;
const lettersOfSureSlip = 7;

/** What a word finds; one that is in no record and no word of everyday English is read as a slip for those a letter off. */
function placesFor(places: WordPlaces, word: string): number[] {
  const terms = termsOf(word);
  const said = terms.flatMap(placesOf(places));
  if (said.length > 0 || !mayBeSlip(word)) return said;
  return terms.flatMap((term) => (term.length >= lettersOfSlip ? places.ofSlip(term) : []));
}

const isSaid = (places: WordPlaces, term: string): boolean => places.of(term).length > 0;

const mayBeSlip = (word: string): boolean =>
  /^\p{L}+$/u.test(word) && !isEnglishWord(word) && !isPlainWord(word);

/**
 * By what else a thing is called the lexicon knows it: as a record it would come near whenever a name is written. Where
 * figures come from is told to who asks for that.
 */
const isAboutRecords = ({ key: own }: Passage): boolean =>
  (own.startsWith('ingredient:') && own.endsWith('/names')) || own.startsWith('dataSource:');

/** The index of a base. */
export const recordIndexOf = perEvidence((evidence): RecordIndex => {
  const passages = [...passagesOf(evidence).filter((each) => !isAboutRecords(each)), ...foodCostPassages()];
  const places = createWordPlaces(wordsOfEach(passages));
  const asked = createAskedWords(passages, readAskedRows());
  const askedBy = createMemory<ReadonlySet<number>>(mostKept);
  const remember = createMemory<ReadonlySet<number>>(mostKept);
  const onIngredient = Map.groupBy(
    passages.flatMap(({ ingredients }, at) => ingredients.map((own) => ({ own, at }))),
    ({ own }) => own,
  );
  return {
    passages,
    ofIngredient: (own) => onIngredient.get(own)?.map(({ at }) => at) ?? [],
    says: (word) => termsOf(word).every((term) => isSaid(places, term)),
    holds: (word) =>
      variantsOf(word).some((each) => termsOf(each).every((term) => isSaid(places, term))) ||
      (mayBeSlip(word) &&
        termsOf(word).every((term) => term.length >= lettersOfSureSlip && places.ofSlip(term).length > 0)),
    askedBy: (word) => askedBy(word, () => new Set(asked.placesOf(word))),
    isAskedBy: asked.isOf,
    find: (word) => remember(word, () => new Set(placesFor(places, word))),
  };
});
