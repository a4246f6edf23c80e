/** A line of markdown and where it begins. */
export interface Line {
  /** Offset of its first character in the text. */
  start: number;
  /** Without its line break. */
  text: string;
  /** Inside a fenced code block, or one of its fences. */
  isCode: boolean;
}

interface Fence {
  /** Quote and list marks, and space, before it. */
  prefix: string;
  mark: string;
  /** Its quote or list seems to have ended before it did. Guessing what follows would be wrong somewhere. */
  isLost: boolean;
}

const opening = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}(?=[^`]*$)|~{3,})/;
const inside = /^([ \t>]*)(?:(`{3,}|~{3,})[ \t]*$)?/;

const quoteDepth = (prefix: string): number => prefix.split('>').length - 1;

const openFence = (text: string): Fence | null => {
  const [, prefix, mark] = opening.exec(text) ?? [];
  return prefix === undefined || mark === undefined ? null : { prefix, mark, isLost: false };
};

const leaves = (text: string, prefix: string, fence: Fence): boolean => {
  const depth = quoteDepth(fence.prefix);
  if (text.trim() === '') return depth > 0;
  const { length } = fence.prefix;
  return prefix.length < length || quoteDepth(prefix.slice(0, length)) !== depth;
};

/** The fence after one more line inside it: the same, closed (null) or lost. */
const followFence = (text: string, fence: Fence): Fence | null => {
  const [, prefix = '', mark] = inside.exec(text) ?? [];
  if (fence.isLost) return fence;
  if (leaves(text, prefix, fence)) return { ...fence, isLost: true };
  const isAligned =
    prefix.length <= fence.prefix.length + 3 && quoteDepth(prefix) === quoteDepth(fence.prefix);
  return isAligned && mark?.startsWith(fence.mark) ? null : fence;
};

/** The lines of a markdown text, each told whether it is code. A fence that never closes runs to the end. */
export const scanLines = (text: string): Line[] => {
  let fence: Fence | null = null;
  let start = 0;
  return text.split('\n').map((raw) => {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const isInside = fence !== null;
    fence = fence ? followFence(line, fence) : openFence(line);
    const scanned = { start, text: line, isCode: isInside || fence !== null };
    start += raw.length + 1;
    return scanned;
  });
};
