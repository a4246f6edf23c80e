import { isEnglishWord, isPlainWord, tokenize, type Token } from '../../registry/index.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { saidIn, type SaidAs } from './saidWords.ts';

/** A place of a text and what it was read as. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** As it is written there. */
  readonly called: string;
  readonly as: SaidAs | 'ingredient' | 'exclusion' | 'amount';
}

/** What somebody stated that is not in the suggestion; `aside` says why it needs not be. */
export interface Lost {
  readonly called: string;
  readonly start: number;
  readonly aside: string;
}

/** Which words of a brief were read as what, which were lost, and which nobody read. */
export interface Account {
  readonly spans: readonly Span[];
  readonly lost: readonly Lost[];
}

/** A name of an ingredient in a text, and whether the suggestion holds it. */
export interface NamedPlace {
  readonly start: number;
  readonly end: number;
  readonly called: string;
  /** Whether the words rule it out. */
  readonly isRuledOut: boolean;
  readonly isHeld: boolean;
  /** Whether it is a name among many of the table of foods: in prose it may be another word. */
  readonly isGuess: boolean;
}

/** What an account is of. */
export interface Accounted {
  readonly text: string;
  /** The names of ingredients that its readers find. */
  readonly places: readonly NamedPlace[];
  /** Stems of the words of the suggestion: its lines, pack, notes and warnings. */
  readonly told: ReadonlySet<string>;
}

const refusing =
  /(?:^|\s)(?:no|not|without|zero|non|free|nothing|never|under|less|low|max|at most)(?=[\s-]|$)|-free\b/i;
/** Longer clauses are prose, which names what a product is not. */
const mostWords = 3;

/** Accounts for the words of a brief: what each was read as, and what was stated and is not in the suggestion. */
export function accountOf({ text, places, told }: Accounted): Account {
  const said = saidIn(text);
  const named = places.map(({ start, end, called, isRuledOut }): Span => ({
    start,
    end,
    called,
    as: isRuledOut ? 'exclusion' : 'ingredient',
  }));
  const spans = [...named, ...said.map(({ start, end, called, as }): Span => ({ start, end, called, as }))];
  const lost = [
    ...missingOf(text, places),
    ...asidesOf(text, said, told),
    ...unreadOf(text, { spans, places, told }),
  ].toSorted((one, other) => one.start - other.start);
  // A strain is said as one, and as nothing else.
  const isFirst = (each: Lost, at: number) => at === lost.findIndex((other) => isSame(each, other));
  return { spans, lost: lost.filter(isFirst) };
}

/** Of what is written so, another of its kind is in the suggestion. */
const usualKind = 'taken as the usual kind';

/** What is named and not in the suggestion; what another reader finds there too is in it where either is. */
function missingOf(text: string, places: readonly NamedPlace[]): Lost[] {
  const isThere = ({ isHeld, isRuledOut }: NamedPlace) => isHeld || isRuledOut;
  const clauses = clausesOf(text);
  return places.flatMap((place): Lost[] => {
    const overlapping = places.filter(({ start, end }) => start < place.end && place.start < end);
    const clause = clauses.find(({ start, end }) => isWithin(place.start, { start, end }));
    if (overlapping.some(isThere) || (place.isGuess && !clause?.isItem)) return [];
    const isKind = places.some((other) => clause && isThere(other) && isWithin(other.start, clause));
    return isKind && clause && wordsOf(clause).length <= mostWords
      ? [{ called: clause.text, start: clause.start, aside: usualKind }]
      : [{ called: place.called, start: place.start, aside: '' }];
  });
}

/** What is said beside the ingredients and costs no line: nothing of what the suggestion has in other words. */
function asidesOf(text: string, said: ReturnType<typeof saidIn>, told: ReadonlySet<string>): Lost[] {
  const clauses = clausesOf(text);
  const isTold = (words: string) => tokenize(words).every(({ stem }) => told.has(stem));
  return said.flatMap(({ called, start, end, as, aside, heldBy }): Lost[] => {
    if (aside === '' || isTold(called) || heldBy.some(isTold)) return [];
    if (as === 'strain') {
      const clause = clauses.find((each) => isWithin(start, each));
      return clause ? [{ called: clause.text, start: clause.start, aside }] : [];
    }
    if (as !== 'unit') return [{ called: text.slice(start, end), start, aside }];
    const counted = /[\d.,]*\d\s*$/.exec(text.slice(0, start))?.[0];
    const from = start - (counted?.length ?? 0);
    return counted ? [{ called: text.slice(from, end), start: from, aside }] : [];
  });
}

const isSame = (one: Lost, other: Lost) => one.called.toLowerCase() === other.called.toLowerCase();

interface Read extends Pick<Accounted, 'places' | 'told'> {
  readonly spans: readonly Span[];
}

/** The items of lists of ingredients that have a word which nobody read: what they are, or which of its kind. */
function unreadOf(text: string, read: Read): Lost[] {
  const clauses = clausesOf(text);
  const isAt = (place: NamedPlace, { start, end }: Clause) => place.start >= start && place.start < end;
  const isOfList = (clause: Clause | undefined) =>
    clause !== undefined && read.places.some((place) => isAt(place, clause));
  return clauses.flatMap((clause, at): Lost[] => {
    const isListed = isOfList(clauses[at - 1]) || isOfList(clauses[at + 1]);
    if (!clause.isItem || !isListed || refusing.test(clause.text)) return [];
    const words = wordsOf(clause);
    const called = words.length > 0 ? clause.text : '';
    const last = words.at(-1);
    if (!last || words.length > mostWords) return [];
    const isUnread = (word: Token) => isNobodys(word, clause, read);
    const isNamed = read.places.some((place) => isAt(place, clause));
    if (isUnread(last))
      return isNamed || !isEnglish(last) ? [{ called, start: clause.start, aside: '' }] : [];
    const isKind = isNamed && words.some((word) => isUnread(word) && !isEnglish(word));
    return isKind ? [{ called, start: clause.start, aside: usualKind }] : [];
  });
}

const isEnglish = ({ text }: Token) => isEnglishWord(text.toLowerCase());

/** The words of a clause but for numbers and what they count. */
function wordsOf({ text: clause }: Clause): Token[] {
  const words = tokenize(clause);
  return words.filter(({ text }, at) => !/\d/.test(text) && !/^[\d.,]*\d$/.test(words[at - 1]?.text ?? ''));
}

const isWithin = (at: number, { start, end }: { start: number; end: number }) => at >= start && at < end;

/** Whether a word is nobody's: no name, no word of a kind, of the suggestion, or of anybody's English. */
const isNobodys = ({ text, stem, start }: Token, clause: Clause, { spans, told }: Read): boolean =>
  text.length > 2 &&
  !told.has(stem) &&
  !isPlainWord(text.toLowerCase()) &&
  !spans.some((span) => isWithin(clause.start + start, span));
