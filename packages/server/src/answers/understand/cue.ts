import { stems } from '../../registry/index.ts';
import type { Span, SpanKind, Word } from './words.ts';

/** Where words are looked for: the words of a clause and what is known of them. */
export interface Clause {
  readonly words: readonly Word[];
  readonly spans: readonly Span[];
}

/** Where a cue was found: its first word, and the word after its last. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** Finds a cue at any place of a clause; the first is given. */
export type Cue = (clause: Clause) => Place | null;

/** One step of a cue: gives back where it may go on, several places where it can end in several ways. */
type Step = (clause: Clause, at: number) => number[];

/**
 * Reads a cue. Its parts stand in a row:
 * `word`, without regard to case, number or accents, unless it is written in capitals; `word*` for what begins so; `a|b` for either; `part?` may be left out;
 * `<ingredient>` for a thing of that kind; `_` for any word; `..` for up to eight words between, `..3` for up to three; `^` and `$` for the ends of the clause.
 * “How many” stands for “the number of” as well.
 * @throws when a part cannot be read
 */
export function readCue(written: string): Cue {
  const own = readOne(written);
  const counted = written.replace('how many', 'number|count of');
  if (counted === written) return own;
  const other = readOne(counted);
  return (clause) => own(clause) ?? other(clause);
}

function readOne(written: string): Cue {
  const parts = written.trim().split(/\s+/);
  const steps = parts.map((part, at) => {
    const step = readStep(part);
    return isWords(part) && isWords(parts[at - 1] ?? '') ? adjoining(step) : step;
  });
  const needed = neededOf(parts);
  return (clause) => {
    if (needed) {
      const said = stemsIn(clause.words);
      if (!needed.some((stem) => said.has(stem))) return null;
    }
    for (let from = 0; from <= clause.words.length; from++) {
      const to = run(steps, clause, { step: 0, at: from });
      if (to !== null) return { from, to };
    }
    return null;
  };
}

/** Whether a clause has any of the cues. */
export const isAny = (asked: readonly Cue[], clause: Clause): boolean =>
  asked.some((cue) => cue(clause) !== null);

function run(steps: readonly Step[], clause: Clause, from: { step: number; at: number }): number | null {
  const step = steps[from.step];
  if (!step) return from.at;
  for (const at of step(clause, from.at)) {
    const end = run(steps, clause, { step: from.step + 1, at });
    if (end !== null) return end;
  }
  return null;
}

/** The words that a cue looks for, as words are compared; a word with `*` stands for all that begin so. */
export const wordsOfCue = (written: string): string[] =>
  written
    .trim()
    .split(/[\s|]+/)
    .map((part) => part.replace(/\?$/, ''))
    .filter((part) => /^\p{L}/u.test(part))
    .map((part) => `${stemOf(part)}${part.endsWith('*') ? '*' : ''}`);

/** Stems of which any clause with a cue has one: of its part with the fewest of them. Null: no part is only of whole words. */
function neededOf(parts: readonly string[]): readonly string[] | null {
  const choices = parts.flatMap((part) => {
    const words = part.split('|');
    return part.endsWith('?') || words.some((word) => !isWhole(word)) ? [] : [words.map(stemOf)];
  });
  return choices.toSorted((left, right) => left.length - right.length)[0] ?? null;
}

/** Whether a part is a word with all its letters: no beginning, gap, end or kind of thing. */
const isWhole = (part: string): boolean => !/^(?:[\^$_]|\.\.\d?|<.*>|.*\*)$/.test(part);

const stemsOf = new WeakMap<readonly Word[], ReadonlySet<string>>();

/** The stems of some words: hundreds of cues ask for those of one clause. */
function stemsIn(words: readonly Word[]): ReadonlySet<string> {
  const known = stemsOf.get(words);
  if (known) return known;
  const found = new Set(words.map(({ stem }) => stem));
  stemsOf.set(words, found);
  return found;
}

const longestGap = 8;

function readStep(part: string): Step {
  if (part === '^') return (_, at) => (at === 0 ? [at] : []);
  if (part === '$') return ({ words }, at) => (at === words.length ? [at] : []);
  if (part === '_') return ({ words }, at) => (at < words.length ? [at + 1] : []);
  const gap = /^\.\.(\d?)$/.exec(part);
  if (gap) return gapOf(Number(gap[1] || longestGap));
  if (part.endsWith('?')) return optional(readStep(part.slice(0, -1)));
  const written = part.split('|');
  if (written.every(isOfStem)) return anyOf(written);
  const [only, ...others] = written.map(readAlternative);
  if (only && others.length === 0) return only;
  const alternatives = [...(only ? [only] : []), ...others];
  return (clause, at) => alternatives.flatMap((step) => step(clause, at));
}

/** Whether a word is compared by its stem alone. */
const isOfStem = (part: string): boolean =>
  /^\p{L}[\p{L}\p{N}'’µ]*$/u.test(part) && !/^[A-Z]{2,}$/.test(part);

/** Any of some words, looked up at once: cues for one thing have a dozen of them. */
function anyOf(words: readonly string[]): Step {
  for (const word of words) readWord(word);
  const stems = new Set(words.map(stemOf));
  return (clause, at) => {
    const word = clause.words[at];
    return word && stems.has(word.stem) ? [at + 1] : [];
  };
}

function readAlternative(part: string): Step {
  const kind = /^<([a-zA-Z]+)>$/.exec(part)?.[1];
  return kind ? spanOf(kind as SpanKind) : wordOf(readWord(part));
}

const gapOf =
  (most: number): Step =>
  ({ words }, at) =>
    Array.from({ length: Math.min(most, words.length - at) + 1 }, (_, more) => at + more);

/** Whether a part is words alone. */
const isWords = (part: string): boolean => /^\p{L}/u.test(part) && !part.endsWith('?');

const adjoining =
  (step: Step): Step =>
  (clause, at) =>
    clause.words[at]?.isApart ? [] : step(clause, at);

const optional =
  (step: Step): Step =>
  (clause, at) => [...step(clause, at), at];

const spanOf =
  (kind: SpanKind): Step =>
  ({ spans }, at) =>
    spans.filter((span) => span.kind === kind && span.from === at).map(({ to }) => to);

const wordOf =
  (isMeant: (word: Word) => boolean): Step =>
  ({ words }, at) => {
    const word = words[at];
    return word && isMeant(word) ? [at + 1] : [];
  };

const signs: Readonly<Record<string, string>> = { '\\$': '$', '%': '%', '€': '€' };

/** A word, or a sign, as the words of questions are compared. */
const stemOf = (written: string): string => signs[written] ?? stems(written.replace(/\*$/, ''))[0] ?? '';

function readWord(written: string): (word: Word) => boolean {
  const sign = signs[written];
  if (sign) return ({ text }) => text === sign;
  if (/^[A-Z]{2,}$/.test(written)) return ({ text }) => text === written;
  const stem = stemOf(written);
  if (!stem || !/^[\p{L}\p{N}'’µ]+\*?$/u.test(written)) throw new Error(`A cue cannot hold “${written}”.`);
  return written.endsWith('*') ? (word) => word.stem.startsWith(stem) : (word) => word.stem === stem;
}
