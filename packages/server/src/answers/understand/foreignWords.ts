import { z } from 'zod';
import { columns, isEnglishWord, isPlainWord, once, readTable, registry } from '../../registry/index.ts';

const { key, list, origin } = columns;
const folder = new URL('./data/', import.meta.url);

/** The languages other than English that questions are read in. */
export const languages = ['de', 'fr', 'es', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

/**
 * What a word is: of those that hold a sentence together and tell its language, what is told of things, the name of a
 * thing, or what a compound is called behind its metal (“citrate de magnésium”).
 */
const Kind = z.enum(['function', 'word', 'thing', 'ion']);

/** A row of `foreignWords.csv`: what is said in English, nothing where English leaves it out, and how each language says it. */
const ForeignWord = z.strictObject({
  key,
  kind: Kind,
  meant: z.string(),
  de: list,
  fr: list,
  es: list,
  it: list,
  nl: list,
  ...origin,
});

/** What a word or a row of words of another language is. */
export interface Entry {
  readonly kind: z.infer<typeof Kind>;
  readonly meant: string;
  /** A noun of German is one only with its capital where the sentence is English: “the Quelle”. */
  readonly isCapital: boolean;
}

/** Letters as words are compared: `Höchstmenge`, `hochstmenge`; one by itself, as in `è`, is told from that without its accent. */
export function folded(written: string): string {
  const low = written.toLowerCase().replace('’', "'");
  if (low.length === 1) return low;
  return low.replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFKD').replace(/\p{M}/gu, '');
}

/** German that is typed without its dots: `Hoechstmenge`. */
const withoutDots = (written: string): string =>
  written.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

/** What words end in that are inflected, of a word that is written out without it. */
const endings: Readonly<Record<Language, RegExp>> = {
  de: /(?:e[nrsm]?|n|s)$/,
  fr: /(?:es?|s|x)$/,
  es: /(?:[aeo]s?|s)$/,
  it: /[aeio]$/,
  nl: /(?:en|e|s)$/,
};
/** Shorter ones are words of their own. */
const lettersOfRoot = 4;

function rootOf(language: Language, word: string): string {
  const root = word.replace(endings[language], '');
  return root.length >= lettersOfRoot ? root : word;
}

/** A word where it stands in a text. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words, an article that is joined to the next by its apostrophe by itself: `l’`, `extrait`. */
export const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(/\p{L}{1,7}['’](?=\p{L}|$)|[\p{L}\p{N}]+/gu)].map(({ 0: written, index }) => ({
    text: written,
    start: index,
    end: index + written.length,
  }));

const phraseOf = (written: string): string =>
  piecesOf(written)
    .map(({ text }) => folded(text))
    .join(' ');

/** The words of one language: as they are written, and by their roots. */
interface Words {
  readonly written: ReadonlyMap<string, Entry>;
  readonly roots: ReadonlyMap<string, Entry>;
}

const readRows = once(() => readTable(folder, 'foreignWords', ForeignWord));

/** What an ingredient is called where it does not begin a sentence. */
const lowered = (name: string): string =>
  name.replace(/^\p{Lu}(?=\p{Ll}{3})/u, (letter) => letter.toLowerCase());

/** The names that spec sheets in a language have for ingredients, but those that several share. */
function namesIn(language: Language): [string, Entry][] {
  const english = new Map(registry.records.ingredients.map((row) => [row.key, row.name]));
  const named = registry.records.foreignNames
    .filter((row) => row.language === language)
    .flatMap(({ ingredient, words }) => words.map((written) => ({ ingredient, written })));
  const byName = Map.groupBy(named, ({ written }) => written);
  const isShared = ({ ingredient, written }: (typeof named)[number]) =>
    byName.get(written)?.some((other) => other.ingredient !== ingredient) === true;
  return named.flatMap((name): [string, Entry][] => {
    const meant = english.get(name.ingredient);
    const isOfMember = /\d/.test(meant ?? '') && !/\d/.test(name.written); // vitamin D is not D3 alone
    return meant && !isShared(name) && !isOfMember
      ? [[name.written, { kind: 'thing', meant: lowered(meant), isCapital: false }]]
      : [];
  });
}

function wordsIn(language: Language): Words {
  const all = [
    ...readRows().flatMap((row) =>
      row[language].map((written): [string, Entry] => [
        written,
        { kind: row.kind, meant: row.meant, isCapital: language === 'de' && /^\p{Lu}/u.test(written) },
      ]),
    ),
    ...namesIn(language),
  ].toReversed(); // of several rows the first counts
  const roots = all.filter(([, { kind }]) => kind !== 'function');
  return {
    written: new Map(
      all.flatMap(([written, entry]) => [
        [phraseOf(withoutDots(written)), entry],
        [phraseOf(written), entry],
      ]),
    ),
    roots: new Map(roots.map(([written, entry]) => [rootsOf(language, phraseOf(written)), entry])),
  };
}

const rootsOf = (language: Language, phrase: string): string =>
  phrase
    .split(' ')
    .map((word) => rootOf(language, word))
    .join(' ');

/** Read when a question first needs them, so that the server starts quickly. */
const dictionaries = once(() => new Map(languages.map((language) => [language, wordsIn(language)] as const)));

/** Reads the words that the first question would otherwise wait for. */
export const readForeignWords = (): void => void dictionaries();

/** What a phrase is in a language as it is written, in letters as they are compared. */
export const findWritten = (language: Language, phrase: string): Entry | undefined =>
  dictionaries().get(language)?.written.get(phrase);

/** The same, inflected or not. */
export const find = (language: Language, phrase: string): Entry | undefined =>
  findWritten(language, phrase) ?? dictionaries().get(language)?.roots.get(rootsOf(language, phrase));

/** Whether a word is one of English as well. */
export const isEnglish = (word: string): boolean =>
  isEnglishWord(word) || isPlainWord(word) || isPlainWord(word.replace(/s$/, ''));

/** What joins the words of a compound: `Tagesportion`. */
const joints = /(?:e[ns]|[ns])$/;
const ofCompounds: ReadonlySet<Language> = new Set(['de', 'nl']);
/** Fewer letters are no word of a compound. */
export const lettersOfMember = 3;

/** “Fischölkapsel”: a word made of two that are known, the longest last one first. */
export function compound(language: Language, word: string): (Entry & { first: Entry['kind'] }) | undefined {
  if (!ofCompounds.has(language) || word.includes(' ')) return undefined;
  for (let at = lettersOfMember; at <= word.length - lettersOfRoot; at += 1) {
    const last = member(language, word.slice(at));
    const first = last && member(language, word.slice(0, at));
    if (first) return { ...last, meant: `${first.meant} ${last.meant}`, isCapital: false, first: first.kind };
  }
  return undefined;
}

function member(language: Language, word: string): Entry | undefined {
  const entry = find(language, word) ?? find(language, word.replace(joints, ''));
  return entry && entry.kind !== 'function' && entry.meant !== '' ? entry : undefined;
}
