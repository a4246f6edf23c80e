import type { Evidence, Passage } from '../../../evidence/index.ts';
import { escaped } from '../../../text/pattern.ts';
import type { Clause } from '../../understand/cue.ts';
import type { Inquiry } from '../../understand/inquiry.ts';

/** One thing that is asked for, and the records it is held against. */
export interface Asked {
  readonly evidence: Evidence;
  readonly inquiry: Inquiry;
  /** The question that it is a part of. */
  readonly whole: Inquiry;
  readonly clause: Clause;
  /** What it names, as a sentence says it. */
  readonly name: string;
  /** All records about what it names. */
  readonly about: readonly Passage[];
  /** The records that its answer cites. */
  readonly cited: readonly Passage[];
}

/** What no record states, as the end of “No record here states …”; null where one does, or where that is not asked for. */
export type Check = (asked: Asked) => string | null;

export const saidIn = ({ title, text, source }: Passage): string => `${title} ${text} ${source}`;

/** Finds any of some words as they stand in records; of none, nothing. */
export const saying = (words: readonly string[]): RegExp =>
  words.length === 0
    ? /(?!)/
    : new RegExp(String.raw`(?<![\p{L}\d])(?:${words.map(escaped).join('|')})(?![\p{L}\d])`, 'u');
