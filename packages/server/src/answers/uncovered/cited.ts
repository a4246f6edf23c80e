import { stemmer } from 'stemmer';
import { variantsOf } from '../gather/recordIndex.ts';
import { type Block, hasPassages, sentencesIn } from '../prose.ts';

/** Tells whether what an answer says or cites has a word, in another form too, or another word for it. */
export function createCited(blocks: readonly Block[]): (stem: string) => boolean {
  const texts = new Set<string>();
  for (const block of blocks) {
    if (block.kind === 'heading') texts.add(block.text);
    // what is only noted may repeat the question: “I hold nothing on …”
    for (const sentence of sentencesIn(block).filter((each) => block.kind === 'table' || hasPassages(each)))
      for (const part of sentence.segments)
        texts.add(typeof part === 'string' ? part : `${part.title} ${part.text} ${part.source}`);
  }
  const all = [...texts].join(' ').toLowerCase();
  return (stem) => variantsOf(stem).some((word) => says(all, word));
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
