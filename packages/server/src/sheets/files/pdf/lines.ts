import type { PlacedText } from './texts.ts';

/** Words that stand together: a cell, or a line of one. */
export type Span = Pick<PlacedText, 'text' | 'left' | 'right'>;

/** What stands on one line of a page, from left to right. */
export interface TextLine {
  page: number;
  base: number;
  height: number;
  spans: Span[];
}

/** Letters of the same line stand at most so much higher or lower, in parts of their height: as exponents do. */
const sameLine = 0.5;
/** Words farther apart, in parts of their height, are of different cells. */
const sameCell = 0.7;
/** Words closer than this are parts of one word. */
const sameWord = 0.12;

/** Words that stand close to each other, as one. */
function spansOf(texts: readonly PlacedText[], height: number): Span[] {
  const spans: Span[] = [];
  for (const { text, left, right } of texts.toSorted((a, b) => a.left - b.left)) {
    const before = spans.at(-1);
    const gap = before ? left - before.right : Infinity;
    if (!before || gap > height * sameCell) {
      spans.push({ text, left, right });
    } else {
      before.text += (gap > height * sameWord ? ' ' : '') + text;
      before.right = Math.max(before.right, right);
    }
  }
  return spans;
}

/** The lines of all pages, from the top of the first. */
export function linesOf(texts: readonly PlacedText[]): TextLine[] {
  const groups: { page: number; base: number; height: number; texts: PlacedText[] }[] = [];
  for (const text of texts.toSorted((a, b) => a.page - b.page || a.base - b.base)) {
    const line = groups.at(-1);
    const isSame = line?.page === text.page && text.base - line.base <= sameLine * line.height;
    if (line && isSame) {
      line.texts.push(text);
      line.height = Math.max(line.height, text.height);
    } else {
      groups.push({ page: text.page, base: text.base, height: text.height, texts: [text] });
    }
  }
  return groups.map(({ page, base, height, texts: inLine }) => ({
    page,
    base,
    height,
    spans: spansOf(inLine, height),
  }));
}
