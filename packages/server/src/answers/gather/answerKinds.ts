import { z } from 'zod';
import type { Passage } from '../../evidence/index.ts';
import { columns, readTable } from '../../registry/index.ts';
import { type Cue, isAny, readCue } from '../understand/cue.ts';
import { clauseOf } from '../understand/names/entities.ts';

const { key, list } = columns;

/**
 * A row of `answerKinds.csv`: words that ask for one kind of answer, and what a record shows that has it: “how many days” a
 * figure and `days`. In `shows` a `#` stands for a figure, `##` for two digits or more, and `a|b` for either word; `;` parts what each is enough.
 */
const AnswerKindRow = z.strictObject({
  key,
  asked: list.transform((written): Cue[] => written.map(readCue)),
  shows: list.transform((written) => new RegExp(written.map(shapeOf).join('|'), 'u')),
});

/** One kind of answer that a question may ask for. */
export interface AnswerKind {
  readonly key: string;
  /** Whether a text has an answer of this kind. */
  isShown(text: string): boolean;
}

const figureOf = (written: string): string =>
  written.length > 1 ? String.raw`\d{${written.length},}` : String.raw`\d[\d.,]*(?:[–-]\d[\d.,]*)?`;

/** A shape as a pattern of text. */
function shapeOf(written: string): string {
  const words = written.split(' ').map((part) => {
    const either = part.split('|').map((word) => escaped(word).replaceAll(/#+/g, figureOf));
    return `(?:${either.join('|')})`;
  });
  return String.raw`(?<![\p{L}\d])${words.join(String.raw`\s?`)}(?!\p{L})`;
}
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()[\]\\/]/g, String.raw`\$&`);

const kinds = readTable(new URL('./data/', import.meta.url), 'answerKinds', AnswerKindRow).map(
  ({ key: own, asked, shows }) => ({ key: own, asked, isShown: (text: string) => shows.test(text) }),
);

/** The kinds of answer that a question asks for. */
export function answerKindsOf(question: string): readonly AnswerKind[] {
  const clause = clauseOf(question);
  return kinds.filter(({ asked }) => isAny(asked, clause));
}

const known = new WeakMap<Passage, Map<string, boolean>>();

/** Whether a record has an answer of a kind. */
export function shows(passage: Passage, kind: AnswerKind): boolean {
  const own = known.get(passage) ?? new Map<string, boolean>();
  known.set(passage, own);
  const is = own.get(kind.key) ?? kind.isShown(`${passage.title} ${passage.text}`);
  own.set(kind.key, is);
  return is;
}
