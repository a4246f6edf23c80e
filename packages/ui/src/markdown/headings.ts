import { scanLines } from './lines';

const atx = /^ {0,3}(#{1,6})(?:[ \t]|$)/;

/** The highest rank of a `#` heading in a markdown text, 1 to 6; 1 when it has none. */
export const topRank = (text: string): number => {
  const ranks = scanLines(text).flatMap((line) => {
    const marks = line.isCode ? undefined : atx.exec(line.text)?.[1];
    return marks ? [marks.length] : [];
  });
  return ranks.length > 0 ? Math.min(...ranks) : 1;
};

/**
 * The rank a heading gets in the page: the highest of the text becomes `level`, the others keep their distance,
 * none goes past 6 and none rises above `level`.
 */
export const shiftRank = (
  rank: number,
  { top, level }: { top: number; level: number },
): 1 | 2 | 3 | 4 | 5 | 6 => Math.min(6, Math.max(level, rank - top + level)) as 1 | 2 | 3 | 4 | 5 | 6;
