import { z } from 'zod';
import { columns, readTable } from '../../registry/index.ts';
import { hitsOf, isWithin, type ReadSentence } from './sentence.ts';
import { sceneKinds } from '../lexicon/terms.ts';
import type { Word } from '../lexicon/words.ts';

/**
 * A row of `ordinary.csv`: a word, or two that follow each other, and how far it speaks for a sentence that claims nothing;
 * below nought it speaks for a claim. Written by `node eval/claims/learnOrdinary.ts`; decision 0060.
 */
const Weight = z.strictObject({
  key: z.string().min(1),
  weight: columns.signed,
});

/** Of every sentence; before the first word and behind the last. */
const [always, edge] = ['*', '|'];

/** What of a sentence is weighed. */
export type Weighed = Pick<ReadSentence, 'words' | 'hits' | 'named' | 'outcomes'>;

/** Is told of the marks of a sentence one by one, some more than once: those that stand alone, and two that follow each other. */
interface Listener {
  alone(mark: string): void;
  pair(one: string, next: string): void;
}

/**
 * What is weighed of a sentence: its words, which follow each other, and of which kinds the lexicon knows some. Figures are
 * one word; so are ingredients, and outcomes that people ask about. Words of everyday scenes tell more by twos.
 */
function tellMarks({ words, hits, named, outcomes }: Weighed, listener: Listener): void {
  let last = edge;
  for (const word of words) {
    const mark = markOf(word, { named, outcomes });
    if (mark === last && mark.startsWith('+')) continue;
    listener.alone(mark);
    listener.pair(last, mark);
    last = mark;
  }
  listener.pair(last, edge);
  listener.alone(always);
  for (const { term } of hitsOf(hits, 'veiled')) listener.alone(`+${term.key}`);
  for (const kind of hits.keys()) listener.alone(`+${kind}`);
  for (const scene of scenesIn(hits)) listener.alone(scene);
}

/** The marks of a sentence as the keys of `ordinary.csv` are written. */
export function marksOf(sentence: Weighed): Set<string> {
  const marks = new Set<string>();
  tellMarks(sentence, {
    alone: (mark) => marks.add(mark),
    pair: (one, next) => marks.add(`${one} ${next}`),
  });
  return marks;
}

/** Which kinds of words that scenes are made of stand together. */
function scenesIn(hits: Weighed['hits']): string[] {
  const shown = sceneKinds.filter((kind) => hits.has(kind));
  return shown.flatMap((one, at) => shown.slice(at + 1).map((other) => `+${one}+${other}`));
}

function markOf(word: Word, { named, outcomes }: Pick<Weighed, 'named' | 'outcomes'>): string {
  if (named.some((place) => isWithin(word, place))) return '+ingredient';
  if (outcomes.some((place) => isWithin(word, place))) return '+outcome';
  return /^#?\p{N}/u.test(word.written) ? '#' : word.written.replaceAll('’', "'");
}

type Weighing = Readonly<z.infer<typeof Weight>>;

/** How likely a sentence claims nothing by the company of its words, 0 to 1. */
export type ReadsOrdinary = (sentence: Weighed) => number;

/** Reads sentences by weights. */
export function ordinaryReader(weights: readonly Readonly<{ key: string; weight: number }>[]): ReadsOrdinary {
  const alone = new Map<string, Weighing>();
  // Pairs are looked up by their words, which are at hand, not by a key that would have to be made of them.
  const pairs = new Map<string, Map<string, Weighing>>();
  for (const weighing of weights) {
    const [one = '', next] = weighing.key.split(' ');
    if (next === undefined) alone.set(one, weighing);
    else pairs.set(one, (pairs.get(one) ?? new Map<string, Weighing>()).set(next, weighing));
  }
  return (sentence) => {
    const found = new Set<Weighing>();
    const add = (weighing: Weighing | undefined) => weighing && found.add(weighing);
    tellMarks(sentence, {
      alone: (mark) => add(alone.get(mark)),
      pair: (one, next) => add(pairs.get(one)?.get(next)),
    });
    let sum = 0;
    for (const { weight } of found) sum += weight;
    return 1 / (1 + Math.exp(-sum));
  };
}

/** The weights that were learnt. @throws with line and reason at a row that is broken */
export const readWeights = () => readTable(new URL('../data/', import.meta.url), 'ordinary', Weight);
