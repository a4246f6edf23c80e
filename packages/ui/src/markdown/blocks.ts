import { type Line, scanLines } from './lines';

/** A part of a markdown text that means the same whether it is parsed alone or in place. */
export interface Block {
  /** Offset in the whole text: stays the same while text is added at the end. */
  start: number;
  text: string;
}

/** What reaches across blank lines: reference definitions, footnotes, and HTML, in which a fence opens nothing. */
const acrossBlocks = /^[ \t>*+\-\d.)]*(?:\[(?:[^\]\\]|\\[^])+\]:|<[a-z/!?])/im;

const listItem = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

const isBlank = (line: Line): boolean => !line.isCode && line.text.trim() === '';

/** Whether a line after a blank one still belongs to what came before: indented, or a further item of a list. */
const continues = ({ text }: Line, hasList: boolean): boolean =>
  /^[ \t]/.test(text) || (hasList && listItem.test(text));

/** Offsets at which a new block begins, without the first. */
const findStarts = (lines: Line[]): number[] => {
  const starts: number[] = [];
  let hasText = false;
  let hasList = false;
  let previous: Line | undefined;
  for (const line of lines) {
    const isAfterBlank = previous !== undefined && isBlank(previous);
    if (hasText && isAfterBlank && !isBlank(line) && !continues(line, hasList)) {
      starts.push(line.start);
      hasList = false;
    }
    hasText ||= !isBlank(line);
    hasList ||= listItem.test(line.text);
    previous = line;
  }
  return starts;
};

/**
 * Cuts markdown at blank lines into blocks that can be parsed one by one. Joined, they are the text again.
 * While text grows at its end only the last block or two change, so everything before them can be kept.
 * A text with reference definitions or HTML stays whole: any of its blocks could be touched by them.
 */
export const splitBlocks = (text: string): Block[] => {
  if (text.trim() === '') return [];
  if (acrossBlocks.test(text)) return [{ start: 0, text }];
  const starts = [0, ...findStarts(scanLines(text))];
  return starts.map((start, index) => ({ start, text: text.slice(start, starts[index + 1]) }));
};
