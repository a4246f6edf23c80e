import { z } from 'zod';
import { columns, readTable } from '../registry/index.ts';
import { hitsOf, isWithin, type ReadSentence } from './sentence.ts';
import { sceneKinds } from './terms.ts';
import type { Word } from './words.ts';

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
export type Weighed = Pick<ReadSentence, 'text' | 'words' | 'hits' | 'named' | 'outcomes'>;

/** A row of `forms.csv`: words of grammar, which say who is spoken of, since when, and what is denied. */
const Form = z.strictObject({ key: columns.key, words: columns.list, ...columns.origin });
const forms: ReadonlyMap<string, string> = new Map(
  readTable(new URL('./data/', import.meta.url), 'forms', Form).flatMap(({ key, words }) =>
    words.map((word) => [word, `@${key}`] as const),
  ),
);

/**
 * What is weighed of a sentence, each once: its words and stems, words which follow each other, of which kinds the lexicon
 * knows some, and how it is built. Figures are one word; so are ingredients, and outcomes that people ask about.
 */
export function marksOf(weighed: Weighed): Set<string> {
  const { words, hits, named, outcomes } = weighed;
  const said: string[] = [];
  for (const word of words) {
    const mark = markOf(word, { named, outcomes });
    if (mark !== said.at(-1) || !mark.startsWith('+')) said.push(mark);
  }
  const veiled = hitsOf(hits, 'veiled').map(({ term }) => `+${term.key}`);
  const kinds = [...hits.keys()].map((kind) => `+${kind}`);
  const stems = words.map(({ stem }) => `~${stem}`);
  return new Set([
    always,
    ...said,
    ...twosOf(said, ' '),
    ...stems,
    ...veiled,
    ...kinds,
    ...scenesIn(hits),
    ...buildOf(weighed),
  ]);
}

/** What follows each other, with the edges. */
function twosOf(said: readonly string[], by: string): string[] {
  const bounded = [edge, ...said, edge];
  return bounded.slice(1).map((mark, at) => `${bounded[at]}${by}${mark}`);
}

/**
 * How a sentence is built, whatever its words: which forms and kinds it has and in what order, so that 'My knees forgot
 * their age' is built like 'Her hands lost their shake'; how long it is and how it is pointed.
 */
function buildOf({ text, words, hits }: Weighed): string[] {
  const kinds = [...hits.keys()];
  const places = kinds.map((kind) => ({ kind, at: hitsOf(hits, kind) }));
  const own = words.map(({ written }) => forms.get(written.replaceAll('’', "'")));
  const shown = own.filter((form) => form !== undefined);
  const parts = words.map(
    (word, at) => own[at] ?? places.find((each) => each.at.some((hit) => isWithin(word, hit)))?.kind ?? other,
  );
  const run = parts.filter((part, at) => part !== other || parts[at - 1] !== other);
  return [
    ...shown,
    ...new Set(shown.flatMap((form) => kinds.map((kind) => `${form}+${kind}`))),
    ...twosOf(run, '>'),
    `=${Math.min(longest, Math.floor(words.length / 3))}`,
    ...['?', ':', ','].filter((point) => text.includes(point)),
  ];
}

/** A word that is of no form and no kind. */
const other = '.';
/** Sentences of so many threes of words and more are alike. */
const longest = 6;

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
export const readWeights = () => readTable(new URL('./data/', import.meta.url), 'ordinary', Weight);
