import { isEnglishWord, isPlainWord, stems, tokenize, type Token } from '../../registry/index.ts';
import { cappedContents, foodArchetypes, toldContents } from '../foods/tables/tables.ts';
import { kindNamesIn, phrasesIn } from '../foods/named/kindNames.ts';
import { flavourNote } from '../foods/named/namedLines.ts';
import { withWholeNames } from '../foods/tables/lists.ts';
import { unpricedIn, unpricedMentions } from '../named/readIngredients.ts';
import type { ProductEstimate } from '../productEstimate.ts';
import { asksOf, isWithin, refused } from './ledger/asks.ts';
import { entryAt, type Entry } from './ledger/entry.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { heldLines } from './held.ts';
import { namedIngredients, type NamedTerm } from './named.ts';
import { thingsNamedIn } from './readExcluded.ts';
import { saidIn } from './saidWords.ts';
import { isSourceOf } from './sources.ts';
import { atomsOf } from '../words/atoms.ts';
import { findPermitted } from '../words/exclusions.ts';

/** What of an estimate is compared with its brief. */
export type Suggested = Pick<
  ProductEstimate,
  'ingredients' | 'assumptions' | 'warnings' | 'pack' | 'archetype' | 'formFactor' | 'basis'
>;

/** A name of an ingredient in a brief, and whether the finished recipe has it. */
interface Place extends NamedTerm {
  readonly isHeld: boolean;
}

/** What a brief was read as, and the words that its suggestion has. */
interface Read {
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly places: readonly Place[];
  /** All that has a name, wanted or ruled out. */
  readonly things: readonly Pick<Place, 'start' | 'end'>[];
  readonly said: ReturnType<typeof saidIn>;
  /** Stems of the words of the suggestion: its lines, pack, notes and warnings. */
  readonly told: ReadonlySet<string>;
}

const refusing =
  /(?:^|\s)(?:no|not|without|zero|non|free|nothing|never|under|less|low|max|at most)(?=[\s-]|$)|-free\b/i;
/** Longer clauses are prose, which names what a product is not. */
const mostWords = 3;

/** What labels declare of a food is compared with it by its own reader, and is none of its parts. */
const declared: readonly string[] = toldContents.flatMap(({ key, words }) =>
  key === 'sodium' ? [] : words.flatMap((each) => stems(each)),
);

const limits = cappedContents.flatMap(({ words }) => words);

/** Stems of the words that a suggestion has. */
function wordsOf(suggested: Suggested): ReadonlySet<string> {
  const { ingredients, assumptions, warnings, pack, archetype, formFactor, basis } = suggested;
  const own = foodArchetypes.find(({ key }) => key === archetype)?.words ?? [];
  const words = [
    ...ingredients.flatMap(({ name, form }) => [name, form]),
    ...assumptions,
    ...warnings,
    ...own,
    pack?.label ?? '',
    archetype,
    formFactor ?? '',
    basis,
  ];
  return new Set([...words.flatMap((each) => stems(each)), ...(formFactor === null ? declared : [])]);
}

function readOf(text: string, suggested: Suggested): Read {
  const lines = heldLines(suggested.ingredients);
  const of = { archetype: suggested.archetype, isFood: suggested.formFactor === null };
  const told = toldUnpriced(text, suggested);
  // Of `low sugar` no sugar is missed.
  const kindNames = kindNamesIn(text, suggested.archetype);
  const kinds = [...kindNames, ...phrasesIn(text, limits)];
  const ofKind = new Set(kindNames.flatMap(({ start, end }) => stems(text.slice(start, end))));
  const named = namedIngredients(text, of);
  const places = named
    // What the kind itself is called by is what its recipe is: of caramel popcorn the caramel, wherever that stands.
    .filter(
      (place) =>
        !kinds.some((name) => name.start <= place.start && place.end <= name.end) &&
        !stems(place.called).every((stem) => ofKind.has(stem)),
    )
    .filter(
      ({ called }) => !told.has(called.toLowerCase()) && !suggested.assumptions.includes(flavourNote(called)),
    )
    .map((term) =>
      Object.assign(
        { isHeld: lines.some((line) => term.heldBy(line) !== null || isSourceOf(term.called, line)) },
        term,
      ),
    );
  const [clauses, said] = [clausesOf(text), saidIn(text)];
  const permitted = findPermitted(
    atomsOf(
      text,
      places.map(({ called, start, end }) => ({ text: called, start, end })),
    ),
  );
  const isAside = ({ start, called }: NamedTerm) => {
    const clause = clauses.find((each) => isWithin(start, each));
    // `No blue colour` asks for no colour; a glass of water is the drinker's.
    const isRefused = clause !== undefined && refused.test(text.slice(clause.start, start));
    const isOfOther = said.some(
      (each) =>
        isWithin(start, each) &&
        // `Blood sugar balance` asks for no sugar.
        (each.as === 'use' || (each.as === 'claim' && each.end - each.start > called.length)),
    );
    return isRefused || permitted.has(start) || isOfOther;
  };
  const kept = places.filter((place) => place.isHeld || !isAside(place));
  return {
    text,
    clauses,
    places: kept,
    things: [...named, ...thingsNamedIn(text), ...unpricedMentions(text)],
    said,
    told: wordsOf(suggested),
  };
}

/** What the formula has told already that it is without, as nobody has priced it. */
const toldUnpriced = (text: string, { warnings }: Suggested): ReadonlySet<string> =>
  new Set(
    unpricedIn(text).flatMap(({ name, called }) =>
      warnings.some((each) => each.includes(name)) ? [called.toLowerCase()] : [],
    ),
  );

/** Names, materials and demands of a brief that are not in the suggestion which was made of it, each once. */
export function lostOf(written: string, suggested: Suggested): Entry[] {
  const text = suggested.formFactor === null ? withWholeNames(written) : written;
  const read = readOf(text, suggested);
  const lost = [...missingOf(read), ...asidesOf(read), ...unreadOf(read), ...asksOf(read)].toSorted(
    (one, other) => one.start - other.start,
  );
  // A strain is said as one, and as nothing else.
  return lost
    .filter((each, at) => at === lost.findIndex((other) => isSame(each, other)))
    .map((each) => Object.assign({}, each, { written: each.written.replace(/\.$/, '') }));
}

const isSame = (one: Entry, other: Entry) => one.written.toLowerCase() === other.written.toLowerCase();

/** Of what is written so, another of its kind is in the suggestion. */
const usualKind = 'taken as the usual kind';

const isThere = ({ isHeld, isRuledOut }: Place) => isHeld || isRuledOut;

/** What is named and not in the suggestion; what another reader finds there too is in it where either is. */
function missingOf({ places, clauses }: Read): Entry[] {
  return places.flatMap((place): Entry[] => {
    const overlapping = places.filter(({ start, end }) => start < place.end && place.start < end);
    const clause = clauses.find(({ start, end }) => isWithin(place.start, { start, end }));
    if (overlapping.some(isThere) || (place.isGuess && !clause?.isItem)) return [];
    // Of two names that overlap the longer is meant.
    if (overlapping.some(({ start, end }) => end - start > place.end - place.start)) return [];
    const isKind = places.some((other) => clause && isThere(other) && isWithin(other.start, clause));
    return isKind && clause && wordsIn(clause).length <= mostWords
      ? [entryAt(clause, usualKind)]
      : [entryAt({ text: place.called, start: place.start }, place.why)];
  });
}

/** What is said beside the ingredients and costs no line: nothing of what the suggestion has in other words. */
function asidesOf({ text, said, clauses, told, places }: Read): Entry[] {
  const isTold = (words: string) => tokenize(words).every(({ stem }) => told.has(stem));
  return said.flatMap(({ called, start, end, as, aside, verdict, heldBy, isOfPart }): Entry[] => {
    if (aside === '' || isOfPart || isTold(called) || heldBy.some(isTold)) return [];
    if (as === 'strain') {
      const clause = clauses.find((each) => isWithin(start, each));
      // Without a line of cultures there is nothing to specify.
      const isThere = places.some((place) => place.isHeld && place.start < end && start < place.end);
      if (!clause) return [];
      return [isThere ? entryAt(clause, aside, verdict) : entryAt(clause, '')];
    }
    if (as !== 'unit') return [entryAt({ text: text.slice(start, end), start }, aside, verdict)];
    const counted = /[\d.,]*\d\s*$/.exec(text.slice(0, start))?.[0];
    const from = start - (counted?.length ?? 0);
    if (!counted) return [];
    // `Amylase 12,000 DU`: the enzyme is there, and how strong it is is specified.
    const own = places.find(
      (place) => place.isHeld && text.slice(place.end, from).trim() === '' && place.end <= from,
    );
    return [
      own
        ? entryAt({ text: text.slice(own.start, end), start: own.start }, ofActivity, 'specified')
        : entryAt({ text: text.slice(from, end), start: from }, aside, verdict),
    ];
  });
}

/** How an activity of an enzyme that is in the suggestion is told. */
const ofActivity = 'an activity; weight and price are of the usual grade';

/** The items of lists of ingredients that have a word which nobody read: what they are, or which of its kind. */
function unreadOf(read: Read): Entry[] {
  const { clauses, places } = read;
  const isAt = (place: Place, { start, end }: Clause) => place.start >= start && place.start < end;
  const isOfList = (clause: Clause | undefined) =>
    clause !== undefined && places.some((place) => isAt(place, clause));
  return clauses.flatMap((clause, at): Entry[] => {
    const isListed = isOfList(clauses[at - 1]) || isOfList(clauses[at + 1]);
    // `(50 % bacosides)` is of the extract before it.
    const isMarker = /^\d[\d.,]*\s?%/.test(clause.text) && read.text.charAt(clause.start - 1) === '(';
    if (!clause.isItem || !isListed || isMarker || refusing.test(clause.text)) return [];
    const words = wordsIn(clause);
    // `After big dinners` says when.
    if (words.length > 1 && isPlainWord(words[0]?.text.toLowerCase() ?? '')) return [];
    // `Choc buttons`, `baobab powder`: in which shape it comes is no name of it.
    const isShape = ({ start }: Token) =>
      read.said.some(({ as, ...span }) => as === 'made' && isWithin(clause.start + start, span));
    const last = words.findLast((word) => word.text.length > 2 && !isShape(word)) ?? words.at(-1);
    if (!last || words.length > mostWords) return [];
    const isUnread = (word: Token) => isNobodys(word, clause, read);
    const isNamed = places.some((place) => isAt(place, clause));
    if (isUnread(last)) return isNamed || !isEnglish(last) ? [entryAt(clause, '')] : [];
    const isKind = isNamed && words.some((word) => isUnread(word) && !isEnglish(word));
    return isKind ? [entryAt(clause, usualKind)] : [];
  });
}

/** `Unsalted`, `melty`: what is made of a word that is English. */
const isEnglish = ({ text }: Token): boolean => {
  const word = text.toLowerCase();
  const stem = word
    .replace(/^(?:un|non|pre|re)-?(?=\p{L}{3})/u, '')
    .replace(/(?<=\p{L}{3})(?:y|ish|like)$/u, '');
  return [word, stem].some((each) => isEnglishWord(each));
};

/** The words of a clause but for numbers and what they count. */
function wordsIn({ text: clause }: Clause): Token[] {
  const words = tokenize(clause);
  // `50 caps`, and no `72 % chocolate`.
  const isCounted = ({ start }: Token) => /(?:^|\s)[\d.,]*\d\s*$/.test(clause.slice(0, start));
  return words.filter((word) => !/\d/.test(word.text) && !isCounted(word));
}

/** Whether a word is nobody's: no name, no word of a kind, of the suggestion, or of anybody's English. */
const isNobodys = ({ text, stem, start }: Token, clause: Clause, { places, said, told }: Read): boolean =>
  text.length > 2 &&
  !told.has(stem) &&
  !isPlainWord(text.toLowerCase()) &&
  ![...places, ...said].some((span) => isWithin(clause.start + start, span));
