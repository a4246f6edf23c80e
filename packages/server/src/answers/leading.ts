import { readFigures } from './check/index.ts';
import { type Block, type Draft, hasPassages, type Sentence, sentencesIn } from './prose.ts';

/** Whether an answer says what another begins with: it cites the same passages for the same figures. */
export function saysWhat(answer: Draft, other: Draft): boolean {
  const leading = firstFact(other.blocks);
  if (!leading) return true;
  const keys = keysOf(leading);
  const citing = answer.blocks
    .flatMap(rowsOf)
    .filter((sentence) => keysOf(sentence).some((key) => keys.includes(key)));
  const own = new Set(citing.flatMap(figuresIn));
  return citing.length > 0 && figuresIn(leading).every((figure) => own.has(figure));
}

const firstFact = (blocks: readonly Block[]): Sentence | undefined =>
  blocks.flatMap(rowsOf).find(hasPassages);

/** The sentences of a block, those of a row of a table as one. */
const rowsOf = (block: Block): readonly Sentence[] =>
  block.kind === 'table'
    ? block.rows.map((cells) => ({ segments: cells.flatMap(({ segments }) => [...segments, ' ']) }))
    : sentencesIn(block);

const keysOf = ({ segments }: Sentence): string[] =>
  segments.flatMap((part) => (typeof part === 'string' ? [] : [part.key]));

const figuresIn = ({ segments }: Sentence): number[] =>
  readFigures(segments.filter((part) => typeof part === 'string').join(' ')).map(({ value }) => value);
