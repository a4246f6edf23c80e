import type { Evidence } from '../../evidence/index.ts';
import { commonWords, type Lexicon } from '../../registry/index.ts';
import {
  compound,
  type Entry,
  find,
  findWritten,
  folded,
  isEnglish,
  type Language,
  languages,
  lettersOfMember,
  type Piece,
  piecesOf,
} from './foreignWords.ts';
import { spelledOut } from './shorthand.ts';
import { apartFrom } from './words.ts';

/** A word or a row of words that was read, and what it says. */
interface Rendered extends Entry {
  readonly from: number;
  /** The piece after its last. */
  readonly to: number;
}

/** Longer rows of words are not looked for. */
const mostWords = 6;

/** How a text is read in a language. */
interface Manner {
  /** What a word or a row of words is. */
  entryOf(phrase: string): Entry | undefined;
  /** Whether it is meant where it stands. */
  isMeant(rendered: Rendered): boolean;
}

/** The words of a text that a language has, in order, none in two. */
function renderedIn(words: readonly string[], { entryOf, isMeant }: Manner): Rendered[] {
  const found: Rendered[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + mostWords); to > from; to -= 1) {
      const entry = entryOf(words.slice(from, to).join(' '));
      if (!entry || !isMeant({ ...entry, from, to })) continue;
      found.push({ ...entry, from, to });
      from = to - 1;
      break;
    }
  }
  return found;
}

/** One short word by itself is more likely something else: `Se` is selenium. */
const isSentence = (own: readonly string[]): boolean =>
  new Set(own).size > 1 || own.some((word) => word.length >= lettersOfMember);

/** How a text is read that is in a language throughout. */
const throughout = (language: Language): Manner => ({
  entryOf: (phrase) => find(language, phrase) ?? compound(language, phrase),
  isMeant: () => true,
});

/** The language whose words hold a text together, and its words; null where those of English do. */
function wholly(words: readonly string[]): { language: Language; rendered: readonly Rendered[] } | null {
  const isOwn = (language: Language, word: string) => findWritten(language, word)?.kind === 'function';
  const [best] = languages
    .map((language) => ({
      language,
      own: words.filter((word) => !commonWords.has(word) && isOwn(language, word)),
      english: words.filter((word) => commonWords.has(word) && !findWritten(language, word)).length,
    }))
    .filter(({ own, english }) => own.length > english && isSentence(own))
    .map(({ language, own }) => {
      const rendered = renderedIn(words, throughout(language));
      return {
        language,
        rendered,
        words: own.length + rendered.reduce((sum, { from, to }) => sum + to - from, 0),
      };
    })
    .toSorted((left, right) => right.words - left.words);
  return best ?? null;
}

/** Fewer letters of another language are too like English to be read within it. */
const lettersWithinEnglish = { thing: 4, word: 5, row: 6 };

/** A compound of the name of a thing: “Magnesiumcitrat”, and not “kilocalories”. */
function material(language: Language, word: string): Entry | undefined {
  const entry = compound(language, word);
  return entry?.first === 'thing' ? entry : undefined;
}

/** Words of any other language within a text of English, where no word of English, of a record or of a food is meant. */
function withinEnglish(lexicon: Lexicon, pieces: readonly Piece[], words: readonly string[]): Rendered[] {
  const isStrange = words.map(
    (word) =>
      word.length >= lettersOfMember &&
      !isEnglish(word) &&
      !lexicon.isInUse(word) &&
      spelledOut(word) === word, // a latte is a coffee
  );
  if (!isStrange.includes(true)) return [];
  const isMeant = ({ kind, from, to, isCapital }: Rendered): boolean => {
    const said = pieces.slice(from, to);
    const letters = said.reduce((sum, { text }) => sum + text.length, 0);
    const fewest = to > from + 1 ? 'row' : kind === 'word' ? 'word' : 'thing';
    const isNoun = kind === 'thing' || !isCapital || /^\p{Lu}/u.test(said[0]?.text ?? '');
    return (
      kind !== 'function' &&
      isNoun &&
      letters >= lettersWithinEnglish[fewest] &&
      isStrange.slice(from, to).includes(true)
    );
  };
  const found = languages.flatMap((language) =>
    renderedIn(words, {
      entryOf: (phrase) => findWritten(language, phrase) ?? material(language, phrase),
      isMeant,
    }),
  );
  const longestFirst = found.toSorted((left, right) => right.to - right.from - (left.to - left.from));
  return longestFirst
    .filter((each, at) => apartFrom([each], longestFirst.slice(0, at)).length > 0)
    .filter(({ from, to, meant }) => {
      // “millilitres” is French as well
      const said = words.slice(from, to).join(' ');
      return folded(meant) !== said && folded(meant) !== said.replace(/s$/, '');
    })
    .toSorted((left, right) => left.from - right.from);
}

/** How a word of another language was read. */
export interface ReadWord {
  readonly written: string;
  readonly meant: string;
}

/** A text in English, and the names of things in it that were written in another language. */
export interface InEnglish {
  readonly text: string;
  readonly words: readonly ReadWord[];
}

/** A text with what it says in German, French, Spanish, Italian or Dutch put in English, word by word. */
export function inEnglish({ lexicon }: Pick<Evidence, 'lexicon'>, asked: string): InEnglish {
  const written = asked.replace(inverted, '');
  const pieces = piecesOf(written);
  const words = pieces.map(({ text }) => folded(text));
  const whole = wholly(words);
  const rendered = whole?.rendered ?? withinEnglish(lexicon, pieces, words);
  if (rendered.length === 0) return { text: asked, words: [] };
  const named = rendered.flatMap(({ from, to, kind, meant }): ReadWord[] => {
    const own = written.slice(pieces[from]?.start, pieces[to - 1]?.end);
    const isTold = (kind === 'thing' || !whole) && !isCognate(own, meant) && !/\d/.test(meant);
    return isTold ? [{ written: own, meant }] : [];
  });
  const text = joined(written, pieces, withIonsLast(pieces, rendered));
  return { text: whole ? withPoints(text) : text, words: named };
}

/** French asks with a pronoun behind its verb: “est-il”, “aide-t-elle”. */
const inverted = /-(?:t-)?(?:ils?|elles?)(?!\p{L})/giu;

/** So alike nobody need be told what it was read as: `caféine`. */
const isCognate = (own: string, meant: string): boolean =>
  folded(own).slice(0, lettersAlike) === folded(meant).slice(0, lettersAlike);
const lettersAlike = 3;

/** “Citrate of magnesium” is called magnesium citrate. */
function withIonsLast(pieces: readonly Piece[], rendered: readonly Rendered[]): Rendered[] {
  const moved: Rendered[] = [];
  for (let at = 0; at < rendered.length; at += 1) {
    const ion = rendered[at];
    const of = rendered[at + 1];
    if (!ion) break;
    const isOf = ion.kind === 'ion' && of?.kind === 'function' && of.meant === 'of' && of.from === ion.to;
    const metal = isOf ? (rendered[at + 2] ?? null) : null;
    const name = metal?.from === of?.to ? metal?.meant : pieces[of?.to ?? -1]?.text;
    if (!isOf || !of || name === undefined) {
      moved.push(ion);
      continue;
    }
    const isRendered = metal?.from === of.to;
    moved.push({ ...ion, meant: `${name} ${ion.meant}`, to: isRendered && metal ? metal.to : of.to + 1 });
    at += isRendered ? 2 : 1;
  }
  return moved;
}

function joined(written: string, pieces: readonly Piece[], rendered: readonly Rendered[]): string {
  let text = '';
  let at = 0;
  for (const { from, to, meant } of rendered) {
    const isElided = /['’]$/.test(pieces[to - 1]?.text ?? '');
    text += written.slice(at, pieces[from]?.start) + meant + (isElided && meant !== '' ? ' ' : '');
    at = pieces[to - 1]?.end ?? at;
  }
  return (text + written.slice(at))
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[?!:;,.])/g, '')
    .trim();
}

/** `1.000,5 mg` is 1,000.5 mg. */
const withPoints = (text: string): string =>
  text
    .replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '#')
    .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
    .replaceAll(/(?<=\d)#(?=\d)/g, ',');
