import { stemmer } from 'stemmer';
import { recordIndexOf, variantsOf } from '../gather/recordIndex.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { type Block, hasFacts, hasPassages, sentencesIn, type Sentence } from '../prose.ts';

/**
 * Tells whether what an answer says or cites has a word, in another form too, or another word for it, or what it cites is
 * asked for by that word.
 */
export function createCited(evidence: Evidence, blocks: readonly Block[]): (stem: string) => boolean {
  const { isAskedBy } = recordIndexOf(evidence);
  const isSaid = createSays(blocks, (sentence, block) => block.kind === 'table' || hasPassages(sentence));
  const keys = new Set(blocks.flatMap(sentencesIn).flatMap(({ segments }) => segments.flatMap(keysOf)));
  return (stem) => isSaid(stem) || isAskedBy(stem, keys);
}

const keysOf = (part: Sentence['segments'][number]): string[] => (typeof part === 'string' ? [] : [part.key]);

/** What an answer says in sentences that cite, with the records behind them, in small letters. */
export const citedText = (blocks: readonly Block[]): string =>
  textOf(blocks, (sentence, block) => block.kind === 'table' || hasPassages(sentence));

/** An answer up to the first block that states a fact. */
export const leadOf = (blocks: readonly Block[]): readonly Block[] =>
  blocks.slice(0, blocks.findIndex((block) => hasFacts([block])) + 1);

/** The same of what is said of a subject alone: by sentences that cite a record about it. */
export const createCitedAbout = (
  blocks: readonly Block[],
  isAbout: (passage: Passage) => boolean,
): ((stem: string) => boolean) =>
  createSays(blocks, ({ segments }) => segments.some((part) => typeof part !== 'string' && isAbout(part)));

type Counts = (sentence: Sentence, block: Block) => boolean;

function createSays(blocks: readonly Block[], counts: Counts): (stem: string) => boolean {
  const all = textOf(blocks, counts);
  return (stem) => variantsOf(stem).some((word) => says(all, word));
}

/** What is only noted may repeat the question, “I hold nothing on …”, so that not every sentence counts. */
function textOf(blocks: readonly Block[], counts: Counts): string {
  const texts = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'heading') texts.add(block.text);
    for (const sentence of sentencesIn(block).filter((each) => counts(each, block)))
      for (const part of sentence.segments)
        texts.add(typeof part === 'string' ? part : `${part.title} ${part.text} ${part.source}`);
  }
  return [...texts].join(' ').toLowerCase();
}

/** From here on words that begin alike speak of one thing: `declared` and `declaration`. */
const lettersAlike = 6;

function says(text: string, word: string): boolean {
  if (word.length >= lettersAlike)
    return new RegExp(`(?<![\\p{L}\\d])${word.slice(0, lettersAlike)}`, 'u').test(text);
  const base = stemmer(word);
  return new RegExp(`(?<![\\p{L}\\d])(?:${word}|${base})(?:e?[sd]|ing|ly|y|['’]s)?(?![\\p{L}\\d])`, 'u').test(
    text,
  );
}
