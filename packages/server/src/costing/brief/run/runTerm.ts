import { z } from 'zod';
import { columns, createMemory, formatNumber, readTable } from '../../../registry/index.ts';
import { createPhrases, type Found } from '../quantity/phrases.ts';
import { tokensOf, type Token } from '../quantity/tokens.ts';
import { sumsIn } from '../money/money.ts';

/** Words around the number of containers that are to be made. */
const RunWords = z.strictObject({
  key: columns.key,
  /**
   * What stands before the number, also weakly: of thousands that count nothing else; what it counts: containers, what
   * holds several of them, units; what stands behind both; what the number is times; how often so many are made; what is
   * no container; what ends that which a number counts.
   */
  says: z.enum([
    'before',
    'weakBefore',
    'container',
    'case',
    'unit',
    'behind',
    'times',
    'week',
    'month',
    'quarter',
    'year',
    'measure',
    'stop',
  ]),
  words: columns.list,
  /** Of what the number is times. */
  value: columns.optionalFinite,
  ...columns.origin,
});
type Row = z.infer<typeof RunWords>;

const rows = readTable(new URL('../data/', import.meta.url), 'runWords', RunWords);
const saying = (...says: Row['says'][]) => createPhrases(rows.filter((row) => says.includes(row.says)));
const [before, weakBefore, behind, times] = [
  saying('before'),
  saying('weakBefore'),
  saying('behind'),
  saying('times'),
];
const counted = saying('container', 'case', 'unit');
const often = saying('week', 'month', 'quarter', 'year');
const ends = saying('measure', 'stop');
const measures = saying('measure');

/** How many containers a brief says are made. */
export interface RunTerm {
  readonly count: number;
  /** As it is written, with what it counts: `3k cases`. */
  readonly written: string;
  /** What it counts, in lower case; null: units. */
  readonly counts: string | null;
  /** Whether it counts what holds several units. */
  readonly isOfCases: boolean;
  /** How often so many are made; null: once, as far as the words say. */
  readonly every: 'week' | 'month' | 'quarter' | 'year' | null;
}

/** From so many on containers by themselves are a run. Our assumption: nobody packs so many together. */
const leastCounted = 500;
const leastAlone = 1000;

/** A number of a text with what stands around it. */
interface Numbered {
  readonly value: number;
  /** Its token, and the one behind it and what it is times. */
  readonly at: number;
  readonly next: number;
  /** What it counts, and the token behind that. */
  readonly thing: Found<Row> | null;
  readonly behindThing: number;
  readonly isGrouped: boolean;
}

/** So many words may stand between a number and what it counts: `8,000 retail boxes`. */
const mostBetween = 2;

function thingBehind(
  tokens: readonly Token[],
  next: number,
): { thing: Found<Row> | null; behindThing: number } {
  for (let at = next; at <= next + mostBetween; at += 1) {
    if (tokens[at]?.kind !== 'word') break;
    const thing = counted.startingAt(tokens, at);
    if (thing) return { thing, behindThing: at + thing.length };
    if (ends.startingAt(tokens, at)) break;
  }
  return { thing: null, behindThing: next };
}

function numbersIn(text: string, tokens: readonly Token[]): Numbered[] {
  const sums = sumsIn(text).filter(({ rate }) => rate !== null);
  const isOfSum = ({ start, end }: Token) => sums.some((sum) => start < sum.end && end > sum.start);
  return tokens.flatMap((token, at): Numbered[] => {
    if (token.kind !== 'number' || token.value === null || isOfSum(token)) return [];
    const multiple = times.startingAt(tokens, at + 1);
    const next = at + 1 + (multiple?.length ?? 0);
    if (measures.startingAt(tokens, next)) return [];
    const value = Math.round(token.value * (multiple?.row.value ?? 1));
    const isGrouped = multiple !== null || /k$|\d\D\d{3}/i.test(token.text);
    return value > 0 ? [{ value, at, next, isGrouped, ...thingBehind(tokens, next) }] : [];
  });
}

const isPause = (token: Token | undefined) => token === undefined || token.kind === 'pause';
const between: ReadonlySet<string> = new Set([
  'about',
  'of',
  'around',
  ':',
  'approx',
  'ca',
  '=',
  '~',
  'some',
  'is',
]);

/** Whether words for a run stand before a number, with no more than `of about` between. */
function isCalled(tokens: readonly Token[], at: number, words = before): boolean {
  let last = at - 1;
  while (words.endingAt(tokens, last) === null && between.has(tokens[last]?.text ?? '')) last -= 1;
  return words.endingAt(tokens, last) !== null;
}

/** What speaks for a number to be a run, the strongest first. */
const grounds: readonly ((tokens: readonly Token[], each: Numbered) => boolean)[] = [
  (tokens, { at }) => isCalled(tokens, at),
  (_, { value, thing }) => thing !== null && thing.row.says !== 'unit' && value >= leastCounted,
  (_, { thing, isGrouped }) => thing?.row.says === 'case' && isGrouped,
  (tokens, { value, behindThing, at, thing }) =>
    value >= leastCounted &&
    (behind.startingAt(tokens, behindThing) !== null || (thing !== null && isPause(tokens[at - 1]))),
  (tokens, { value, next, at, thing, isGrouped }) =>
    value >= leastCounted &&
    (isGrouped || thing !== null) &&
    (thing !== null || isPause(tokens[next])) &&
    isCalled(tokens, at, weakBefore),
  // `35 g packs, at most 85 cents a pack, 15,000`: thousands alone at the end.
  (tokens, { value, next, at, isGrouped }) =>
    value >= leastAlone &&
    isGrouped &&
    isPause(tokens[at - 1]) &&
    tokens.slice(next).every((token) => token.kind === 'pause'),
];

/** A run of one is how often it is made: within so many words behind what it counts. */
const reach = 3;

function everyOf(tokens: readonly Token[], from: number): RunTerm['every'] {
  for (let at = from; at < from + reach && !isPause(tokens[at]); at += 1) {
    const found = often.startingAt(tokens, at)?.row.says;
    if (found === 'week' || found === 'month' || found === 'quarter' || found === 'year') return found;
  }
  return null;
}

/** So many texts are remembered: a brief is read for its run and for its notes. */
const remembered = createMemory<RunTerm | null>(64);

/** How many containers the words say are made; null where they do not. */
export const runTerm = (text: string): RunTerm | null => remembered(text, () => read(text));

function read(text: string): RunTerm | null {
  const tokens = tokensOf(text);
  const numbers = numbersIn(text, tokens);
  for (const isRun of grounds) {
    const found = numbers.find((each) => isRun(tokens, each));
    if (!found) continue;
    const { value, at, behindThing, thing } = found;
    const [first, last] = [tokens[at], tokens[behindThing - 1]];
    return {
      count: value,
      written: text.slice(first?.start ?? 0, last?.end ?? 0),
      counts: thing && thing.row.says !== 'unit' ? (last?.text ?? null) : null,
      isOfCases: thing?.row.says === 'case',
      every: everyOf(tokens, behindThing),
    };
  }
  return null;
}

/** What a finished estimate is of, as far as the run that words say is compared with it. */
export interface RunMade {
  /** Units that it reckons with. */
  readonly containers: number;
  /** Units that words count in one of what they make: bars of a case. */
  readonly together: number;
}

/** Runs are whole cases: so many units are rounding. */
const mostOfCase = 150;

const perEvery = { week: 'a week', month: 'a month', quarter: 'a quarter', year: 'a year' } as const;

/** What to say of the run that words state: that it is not the one reckoned with, or that it is made again and again. */
export function runNotes(term: RunTerm | null, { containers, together }: RunMade): string[] {
  if (!term) return [];
  const { count, written, every } = term;
  const isKept = [1, together].some(
    (each) => Math.abs(containers - count * each) <= Math.min(mostOfCase, count * each * 0.05),
  );
  const made = formatNumber(containers);
  if (!isKept) return [`The words say a run of ${written}; the figures are of ${made} units.`];
  return every === null
    ? []
    : [`The words say ${written} ${perEvery[every]}; the figures are of one run of ${made}.`];
}

/** What to say of a stated run that is below the one such makers usually begin at; nothing of others. */
export const smallRunNotes = (run: number | null, usual: number): string[] =>
  run !== null && run < usual
    ? [
        `The figures are of the ${formatNumber(run)} units that the words say: makers of it usually begin at ${formatNumber(usual)}.`,
      ]
    : [];
