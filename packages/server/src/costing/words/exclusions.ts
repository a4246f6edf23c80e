import { besideWords } from './besideWords.ts';
import { refusalWords } from './refusalWords.ts';

/** A name or another word of a text, in order; `gap` is what stands between it and the one before. */
export interface Atom {
  /** In lower case. */
  readonly word: string;
  readonly gap: string;
  readonly start: number;
  /** Whether it names materials. */
  readonly isName: boolean;
  /** Whether a dose above nothing stands beside it: who names a dose wants it. */
  readonly isDosed: boolean;
}

/** Where a refusal ends whatever the words. */
const pause = /[.;:!?()[\]\n—+]|\s[-–]\s/;

const listOpeners = refusalWords('list');
const comparisons = refusalWords('comparison');
const prefixes = refusalWords('prefix');
const fillers = refusalWords('filler');
const exceptions = refusalWords('exception');
const conjunctions = refusalWords('conjunction');
const turns = refusalWords('turn');
const sparing = refusalWords('sparing');
const leaving = refusalWords('leaving');
const notFree = refusalWords('notFree');
const notList = refusalWords('notList');
const effects = refusalWords('effect');
const behind = refusalWords('behind');
const ownOnly = refusalWords('ownOnly');
const statements = refusalWords('statement');
const flavours: ReadonlySet<string> = new Set(besideWords('flavour').map(({ word }) => word));
const permits = refusalWords('permit');
const compounds = refusalWords('compound');

type Opening = 'list' | 'comparison' | 'prefix';

/** What the words of a refusal have come to, on their way through a text. */
interface Refusal {
  readonly kind: Opening;
  /** Whether something is ruled out already. */
  hasItem: boolean;
  /** Whether the list is one of other things, such as sugar, of which none has a name here. */
  isForeign: boolean;
  /** Whether the last item of the list has been named. */
  isLast: boolean;
  /** The conjunction that came since the last item. */
  joint: string | null;
  /** Whether each item has its refusal before it: `no valerian, no soy, lime`. */
  readonly isOfEach: boolean;
}

/**
 * Which names of a text are ruled out: `no melatonin, caffeine or valerian`, `free of caffeine`, `caffeine-free`,
 * `non-caffeine`. A list goes on until a full stop, until words such as `but` and `with`, or until a dose is named.
 * @returns for each name, by where it starts, whether it is ruled out
 */
export function findExcluded(atoms: readonly Atom[]): Map<number, boolean> {
  const excluded = atoms.map(
    (atom, at) =>
      atom.isName && (isCalledFree(atoms, at) || isLeftOut(atoms, at) || refusalBehind(atoms, at) > 0),
  );
  let refusal: Refusal | null = null;
  for (let at = 0; at < atoms.length; at += 1) {
    const atom = atoms[at];
    if (!atom) continue;
    if (pause.test(atom.gap)) refusal = null;
    const opening = openingAt(atoms, at);
    const said = atom.isName ? refusalBehind(atoms, at) : 0;
    if (said > 0) {
      // `Erythritol no, monk fruit yes` opens no list.
      refusal = null;
      at += said;
    } else if (opening) {
      refusal = openedBy(opening.kind, refusal, atom);
      at += opening.words - 1;
    } else if (refusal) {
      refusal = goOn(refusal, { atoms, at, excluded });
    }
  }
  return new Map(atoms.flatMap(({ start, isName }, at) => (isName ? [[start, excluded[at] ?? false]] : [])));
}

/** A refusal that has ruled out nothing yet; each item has its own where one follows another behind a comma. */
const openedBy = (kind: Opening, before: Refusal | null, { gap }: Atom): Refusal => ({
  kind,
  hasItem: false,
  isForeign: false,
  isLast: false,
  joint: null,
  isOfEach: before?.kind === 'list' && kind === 'list' && gap.includes(','),
});

interface Place {
  atoms: readonly Atom[];
  at: number;
  excluded: boolean[];
}

/** Reads one more atom of a refusal; null where it is over. */
function goOn(refusal: Refusal, { atoms, at, excluded }: Place): Refusal | null {
  const { word, gap, isName, isDosed } = atoms[at] ?? { word: '', gap: '', isName: false, isDosed: false };
  if (conjunctions.has(word)) return { ...refusal, joint: word };
  // `No caffeine, sugar-free, lime`, `no dairy, vegan, lime`, `no carrageenan, lemon flavour`: what is said behind the comma is of the product.
  const isFlavour = isName && flavours.has(atoms[at + 1]?.word ?? '') && !endsWithOr(atoms, at);
  const saysOther = /,/.test(gap) && (statements.has(word) || isFlavour);
  if (saysOther || (refusal.hasItem && (isFreeAt(atoms, at) || isFreeAt(atoms, at + 1)))) return null;
  if (!isName) {
    const isExcepted = [word, `${word} ${atoms[at + 1]?.word ?? ''}`].some((each) => exceptions.has(each));
    if (isExcepted || turns.has(word) || refusal.kind === 'prefix') return null;
    return fillers.has(word) || isOfCompound(atoms, at) ? refusal : afterOtherWord(refusal);
  }
  if (isOfEffect(atoms, at)) return afterOtherWord(refusal);
  const isNext = refusal.joint !== null || /[,/&]/.test(gap);
  const isFirst = !refusal.hasItem && !refusal.isForeign;
  const isListed =
    isFirst || (isNext && refusal.kind !== 'prefix' && !isDosed && isStillList(refusal, atoms, at));
  if (!isListed) return null;
  excluded[at] = true;
  return { ...refusal, hasItem: true, isLast: refusal.isLast || refusal.joint !== null, joint: null };
}

/** `No NSAID-type willow bark`: both words of an adjective that stands before a name. */
function isOfCompound(atoms: readonly Atom[], at: number): boolean {
  const endsAt = (place: number) => atoms[place]?.gap === '-' && compounds.has(atoms[place].word);
  return (endsAt(at) && !atoms[at - 1]?.isName) || endsAt(at + 1);
}

/** `Sugar-free`: what has its own refusal behind it is no item of another. */
const isFreeAt = (atoms: readonly Atom[], at: number): boolean => {
  const next = atoms[at + 1];
  return next?.word === 'free' && next.gap === '-' && !notFree.has(atoms[at + 2]?.word ?? '');
};

/** `no fish burps` leaves the fish. */
const isOfEffect = (atoms: readonly Atom[], at: number): boolean => {
  const next = atoms[at + 1];
  return next !== undefined && next.gap === ' ' && effects.has(next.word);
};

/** `no sugar`: a list of other things begins, or one of its items has a second word. */
const afterOtherWord = (refusal: Refusal): Refusal => ({
  ...refusal,
  isForeign: refusal.isForeign || !refusal.hasItem,
  isLast: refusal.isLast || refusal.joint !== null,
  joint: null,
});

/** Whether the list goes on to this name: after its last item a comma begins something else. */
function isStillList(refusal: Refusal, atoms: readonly Atom[], at: number): boolean {
  if (refusal.isLast && refusal.joint === null) return false;
  if (refusal.isOfEach && refusal.joint === null) return endsWithOr(atoms, at);
  const isPlainList = refusal.kind === 'list' && !refusal.isForeign;
  return isPlainList || refusal.joint === 'or' || endsWithOr(atoms, at);
}

/** Whether `or` or `nor` comes before the text pauses: then all of a list is ruled out. */
function endsWithOr(atoms: readonly Atom[], from: number): boolean {
  for (const { word, gap } of atoms.slice(from + 1)) {
    if (pause.test(gap) || turns.has(word)) return false;
    if (word === 'or' || word === 'nor') return true;
  }
  return false;
}

function openingAt(atoms: readonly Atom[], at: number): { kind: Opening; words: number } | null {
  const [first, second] = [atoms[at]?.word ?? '', atoms[at + 1]];
  const pair = `${first} ${second?.word ?? ''}`;
  if (notList.has(pair)) return null;
  if (listOpeners.has(pair)) return { kind: 'list', words: 2 };
  if (comparisons.has(pair)) return { kind: 'comparison', words: 2 };
  if (comparisons.has(first)) return { kind: 'comparison', words: 1 };
  // `gentler than iron sulfate`; `more than magnesium` has it.
  if (second?.word === 'than' && first !== 'other' && /(?:er|superior)$/.test(first))
    return { kind: 'comparison', words: 2 };
  if (first === 'not' && sparing.has(second?.word ?? '')) return null;
  if (prefixes.has(first)) return { kind: 'prefix', words: 1 };
  return listOpeners.has(first) || /n['’]t$/.test(first) ? { kind: 'list', words: 1 } : null;
}

/** How many words behind a name rule it out and end its clause: `erythritol no`, `stevia: not allowed`. */
function refusalBehind(atoms: readonly Atom[], at: number): number {
  const [first, second] = [atoms[at + 1], atoms[at + 2]];
  const isOwn = first !== undefined && ownOnly.has(`${first.word} ${second?.word ?? ''}`);
  return isOwn && isSaidOf(first) ? 2 : closedBy(behind, atoms, at);
}

/** Whether a word is said of the name before it, and begins nothing else. */
const isSaidOf = ({ gap }: Atom): boolean => /^\s*[\s:=]\s*$/.test(gap) && !/\n/.test(gap);

/** How many words behind a name are these, and end its clause. */
function closedBy(words: ReadonlySet<string>, atoms: readonly Atom[], at: number): number {
  const [first, second] = [atoms[at + 1], atoms[at + 2]];
  if (!first || !isSaidOf(first)) return 0;
  const endsAt = (next: number) => {
    const gap = atoms[next]?.gap;
    return gap === undefined || /^\s*(?:[,/&]|\n)/.test(gap) || pause.test(gap);
  };
  if (words.has(`${first.word} ${second?.word ?? ''}`) && endsAt(at + 3)) return 2;
  return words.has(first.word) && endsAt(at + 2) ? 1 : 0;
}

/** Which names of a text are permitted and not asked for: `xylitol allowed`. By where they start. */
export const findPermitted = (atoms: readonly Atom[]): ReadonlySet<number> =>
  new Set(
    atoms.flatMap(({ start, isName }, at) => (isName && closedBy(permits, atoms, at) > 0 ? [start] : [])),
  );

/** `leave iron out`, `with the iron left out`. */
function isLeftOut(atoms: readonly Atom[], at: number): boolean {
  const [before, next, afterNext] = [atoms[at - 1]?.word ?? '', atoms[at + 1], atoms[at + 2]];
  return (
    (leaving.has(before) && next?.word === 'out') || (next?.word === 'left' && afterNext?.word === 'out')
  );
}

/** `melatonin-free`, `caffeine- and melatonin-free`; not `glutamine, free form` nor `magnesium free from gluten`. */
function isCalledFree(atoms: readonly Atom[], at: number): boolean {
  const [next, afterNext] = [atoms[at + 1], atoms[at + 2]];
  if (next?.word === 'free' && /^[-\s]+$/.test(next.gap)) return !notFree.has(afterNext?.word ?? '');
  // `Apricot kernel free`: the name has a second word.
  const isSecond = next && !conjunctions.has(next.word) && !turns.has(next.word) && next.gap === ' ';
  if (isSecond && afterNext?.word === 'free' && afterNext.gap === ' ')
    return !openingAt(atoms, at + 1) && !fillers.has(next.word) && !notFree.has(atoms[at + 3]?.word ?? '');
  const isHanging = next !== undefined && /^-[\s,]/.test(next.gap);
  const last = atoms.slice(at + 1, at + 8).findIndex(({ word }) => word === 'free');
  return isHanging && last > 0;
}
