import { stems } from '../../../registry/index.ts';
import { refusalWords } from '../../words/refusalWords.ts';
import { tokensOf, type Token } from '../quantity/tokens.ts';
import type { Said } from '../saidWords.ts';
import { entryAt, type Entry } from './entry.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** What of a brief is read for what it asks of no line. */
interface ToAsk {
  readonly text: string;
  readonly said: readonly Said[];
  /** Names of ingredients, each with whether it is ruled out. */
  readonly places: readonly Span[];
  /** What has a name, wanted or ruled out: that is held against the recipe. */
  readonly things: readonly Span[];
  /** Stems of the words of the suggestion. */
  readonly told: ReadonlySet<string>;
}

/** Whether a place lies in a span. */
export const isWithin = (at: number, { start, end }: Span): boolean => at >= start && at < end;

/** What stands before a thing that is refused only as it is described: `no blue colour`. */
export const refused = /^(?:no|not|without|zero|never|free from|free of)\s/i;

/** A part of a sentence. */
interface Part extends Span {
  readonly text: string;
}

/** Parts of a text as commas, points and the joints of a sentence cut it. */
function partsOf(text: string): Part[] {
  let from = 0;
  return [...text.matchAll(/[,;!?\n]|\.(?!\d)|\s(?:and|but)(?=\s)|\s(?=without\s)|$/g)].map(
    ({ 0: cut, index }) => {
      const whole = text.slice(from, index);
      const start = from + whole.length - whole.trimStart().length;
      from = index + cut.length;
      return { start, end: start + whole.trim().length, text: whole.trim() };
    },
  );
}

/**
 * Parts of sentences that ask what no line answers: `must survive summer shipping`, `screened for banned substances`, `no
 * jitters`. What a part asks is told with it; nothing of what the suggestion has in other words.
 */
export const asksOf = (brief: ToAsk): Entry[] =>
  partsOf(brief.text).flatMap((part) => {
    const own = brief.said.filter(({ start }) => isWithin(start, part));
    const asked = own.filter(({ isOfPart }) => isOfPart);
    if (asked.length > 0) return asked.flatMap((ask) => askOf(part, ask, brief)).slice(0, 1);
    const isDemand = own.some(({ as }) => as === 'demand' || as === 'condition');
    const isAsked = isDemand ? !isRead(part, brief) : isRefusal(part, own, brief);
    return isAsked ? [entryAt(part, '', 'maker')] : [];
  });

/** Longer parts are told from a few words before what they ask to a few behind it. */
const mostWords = 9;
const around = 4;

function askOf(part: Part, { start, end, aside, verdict, heldBy }: Said, { told }: ToAsk): Entry[] {
  if (heldBy.some((words) => stems(words).every((stem) => told.has(stem)))) return [];
  const words = tokensOf(part.text).filter(({ kind }) => kind !== 'mark');
  if (words.length <= mostWords) return [entryAt(part, aside, verdict)];
  const isOf = (word: Token) => part.start + word.start < end && part.start + word.end > start;
  const [first, last] = [words.findIndex(isOf), words.findLastIndex(isOf)];
  const from = words[Math.max(0, first - around)]?.start ?? 0;
  const to = words[Math.min(words.length - 1, last + around)]?.end ?? part.text.length;
  return [entryAt({ text: part.text.slice(from, to), start: part.start + from }, aside, verdict)];
}

/** Whether a reader of figures, names or refusals has a part. */
const isRead = (part: Part, { places }: ToAsk): boolean =>
  /\d/.test(part.text) || refused.test(part.text) || places.some(({ start }) => isWithin(start, part));

const effects = refusalWords('effect');
/** `No fish burps` leaves the fish. */
const isEffect = (behind: string): boolean => effects.has(tokensOf(behind)[0]?.text ?? '');

const openers = refusalWords('list');
const notOpening = refusalWords('notList');

/** `No jitters`, `without a chalky film`: what is refused, and is nothing that a recipe has. */
function isRefusal(part: Part, own: readonly Said[], { text: whole, places, things }: ToAsk): boolean {
  const words = tokensOf(part.text).filter(({ kind }) => kind === 'word' || kind === 'number');
  const opens = words.findIndex(({ text }, at) => {
    const pair = `${text} ${words[at + 1]?.text ?? ''}`;
    const isOfWord = part.text.charAt(words[at]?.end ?? 0) === '-';
    return (openers.has(text) || openers.has(pair)) && !notOpening.has(pair) && !isOfWord;
  });
  if (opens < 0 || words.length > mostWords || words.some(({ value }) => value !== null)) return false;
  const at = part.start + (words[opens]?.start ?? 0);
  const isBehind = ({ start, end }: Span) =>
    isWithin(start, { start: at, end: part.end }) && !isEffect(whole.slice(end, part.end));
  return opens < words.length - 1 && ![...places, ...things, ...own.filter(isKnown)].some(isBehind);
}

/** What is said so is read elsewhere: how it tastes is, and whom or what it is for is not. */
const isKnown = ({ as }: Said): boolean => as === 'diet' || as === 'unit' || as === 'pack' || as === 'form';
