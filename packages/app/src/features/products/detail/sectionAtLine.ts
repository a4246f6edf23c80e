/** Where a section lies, in pixels below the top of what scrolls. */
export interface SectionSpan {
  id: string;
  top: number;
  bottom: number;
}

/**
 * The section that is active: the one that spans the line, else the last one above it, else the first.
 * At the very end of the scroll it is the last one, which may be too short to ever reach the line.
 * @param sections from first to last; must not be empty for an answer
 */
export function sectionAtLine(
  sections: readonly SectionSpan[],
  line: number,
  isAtEnd: boolean,
): string | undefined {
  if (isAtEnd) return sections.at(-1)?.id;
  const spanning = sections.find(({ top, bottom }) => top <= line && line < bottom);
  const above = sections.findLast(({ top }) => top <= line);
  return (spanning ?? above ?? sections[0])?.id;
}
