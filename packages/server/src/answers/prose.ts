import type { Interpretation } from '../contract/conversations.ts';
import type { Passage } from '../evidence/index.ts';

export { capitalize } from '../text/letters.ts';

/** Words and the passages that stand behind the words before them; a passage becomes a marker `[n]`. */
export type Segment = string | Passage;

/** One sentence. A fact cites a passage; a note about the base or the question cites none and states no figure. */
export interface Sentence {
  readonly segments: readonly Segment[];
  /** Of a note that something is not held: whether a passage shows that it is. */
  readonly isShownBy?: (passage: Passage) => boolean;
}

/** A piece of an answer. Every table row and every factual sentence carries its passages. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lead?: string; sentences: readonly Sentence[] }
  | { kind: 'list'; items: readonly Sentence[] }
  | { kind: 'table'; header: readonly string[]; rows: readonly (readonly Sentence[])[] };

/** A whole answer before its markers are numbered. */
export interface Draft {
  readonly blocks: readonly Block[];
  readonly isAbstention: boolean;
  /** Ways in which the question may be meant, where it is asked back. */
  readonly interpretations?: readonly Interpretation[];
}

/** A factual sentence: words and passages in turn, without the full stop. */
export const fact = (...segments: Segment[]): Sentence => ({ segments });

/** A sentence about the base or the question, without a source. */
export const note = (text: string): Sentence => ({ segments: [text] });

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (...sentences: readonly Sentence[]): Block => ({ kind: 'paragraph', sentences });
export const list = (items: readonly Sentence[]): Block => ({ kind: 'list', items });

/** A part of an answer: its heading and blocks, or nothing when it has nothing to say. */
export const section = (title: string, blocks: readonly Block[]): Block[] => {
  const filled = blocks.filter((block) => hasContent(block));
  return filled.length > 0 ? [heading(title), ...filled] : [];
};

/** Whether a block has anything to say. */
export function hasContent(block: Block): boolean {
  if (block.kind === 'paragraph') return block.sentences.length > 0;
  if (block.kind === 'list') return block.items.length > 0;
  if (block.kind === 'table') return block.rows.length > 0;
  return true;
}

/** A heading goes with the last that stood under it. */
export function withoutEmptySections(blocks: readonly Block[]): Block[] {
  const filled = blocks.filter(hasContent);
  return filled.filter(({ kind }, at) => kind !== 'heading' || (filled[at + 1]?.kind ?? kind) !== 'heading');
}

/** `a`, `a and b`, `a, b and c`; segments may be passages with their words. */
export function joinSegments(items: readonly (readonly Segment[])[], conjunction = 'and'): Segment[] {
  return items.flatMap((item, at) => {
    if (at === 0) return item;
    return [at === items.length - 1 ? ` ${conjunction} ` : ', ', ...item];
  });
}

/** `a, b and c` of plain words. */
export const joinWords = (words: readonly string[], conjunction = 'and'): string =>
  joinSegments(
    words.map((word) => [word]),
    conjunction,
  ).join('');

/** A sentence with words before it: `No: …`. */
export const opened = (opening: string, { segments: [first, ...rest] }: Sentence): Sentence => ({
  segments: [`${opening}${String(first)}`, ...rest],
});

/** What follows a fact whose passage is recalled. */
export const doubt = (...passages: readonly (Passage | undefined)[]): string =>
  passages.some((passage) => passage && !passage.isConfirmed) ? ' (unconfirmed)' : '';

/** Whether a sentence cites a passage. */
export const hasPassages = ({ segments }: Sentence): boolean =>
  segments.some((part) => typeof part !== 'string');

/** Whether any sentence of the blocks cites a passage. */
export const hasFacts = (blocks: readonly Block[]): boolean =>
  blocks.some((block) => sentencesIn(block).some(hasPassages));

/** Whether both are headings in the same words. */
export const isSameHeading = (block: Block, other: Block | undefined): boolean =>
  block.kind === 'heading' && other?.kind === 'heading' && block.text === other.text;

/** Every sentence and table cell of a block. */
export function sentencesIn(block: Block): readonly Sentence[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'paragraph') return block.sentences;
  return block.kind === 'list' ? block.items : block.rows.flat();
}

/** The passages that blocks cite, each once, in order. */
export const citedIn = (blocks: readonly Block[]): readonly Passage[] => [
  ...new Set(
    blocks.flatMap((block) =>
      sentencesIn(block).flatMap(({ segments }) =>
        segments.filter((part): part is Passage => typeof part !== 'string'),
      ),
    ),
  ),
];
