import type { Evidence } from '../../evidence/index.ts';
import { countedAs } from '../product/countedAs.ts';
import type { Paragraph } from './sentence.ts';
import { wordsWithin, type Word } from '../lexicon/words.ts';

const between = '\n\n';

/** The paragraphs of some copy, parted by an empty line, each with its end. */
export function paragraphsIn(
  copy: string,
  { written, evidence }: { written: readonly Word[]; evidence: Evidence },
): (Paragraph & { end: number })[] {
  let end = -between.length;
  return copy.split(between).map((text) => {
    const start = end + between.length;
    end = start + text.length;
    return withNamed({ text, words: wordsWithin(written, start, end), end }, evidence);
  });
}

/** With the ingredients that it names, which only some of its sentences ask for. */
function withNamed<Part extends { text: string }>(part: Part, evidence: Evidence) {
  let named: Paragraph['named'] | undefined;
  return {
    ...part,
    get named(): Paragraph['named'] {
      return (named ??= evidence.lexicon
        .read(part.text)
        .mentions.flatMap(({ kind, key }) =>
          kind === 'ingredient' ? [{ key: countedAs(evidence, key) }] : [],
        ));
    },
  };
}
