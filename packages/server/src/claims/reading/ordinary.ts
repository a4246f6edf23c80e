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

/**
 * What is weighed of a sentence, each once: its words, which follow each other, and of which kinds the lexicon knows some.
 * Figures are one word; so are ingredients, and outcomes that people ask about. Words of everyday scenes tell more by twos.
 */
export function marksOf({ words, hits, named, outcomes }: Weighed): Set<string> {
  const said: string[] = [];
  for (const word of words) {
    const mark = markOf(word, { named, outcomes });
    if (mark !== said.at(-1) || !mark.startsWith('+')) said.push(mark);
  }
  const bounded = [edge, ...said, edge];
  const pairs = bounded.slice(1).map((word, at) => `${bounded[at]} ${word}`);
  const veiled = hitsOf(hits, 'veiled').map(({ term }) => `+${term.key}`);
  const kinds = [...hits.keys()].map((kind) => `+${kind}`);
  return new Set([always, ...said, ...pairs, ...veiled, ...kinds, ...scenesIn(hits)]);
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

/** How likely a sentence claims nothing by the company of its words, 0 to 1. */
export type ReadsOrdinary = (sentence: Weighed) => number;

/** Reads sentences by weights. */
export function ordinaryReader(weights: readonly Readonly<{ key: string; weight: number }>[]): ReadsOrdinary {
  const byMark = new Map(weights.map(({ key, weight }) => [key, weight]));
  return (sentence) => {
    let sum = 0;
    for (const mark of marksOf(sentence)) sum += byMark.get(mark) ?? 0;
    return 1 / (1 + Math.exp(-sum));
  };
}

/** The weights that were learnt. @throws with line and reason at a row that is broken */
export const readWeights = () => readTable(new URL('../data/', import.meta.url), 'ordinary', Weight);
