const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * How to set a no-break space between a number and the unit after it, so that `20 µg` is never cut in two by a line.
 * @param units as they are written, each form of a word
 */
export function unitJoiner(units: readonly string[]): (text: string) => string {
  if (units.length === 0) return (text) => text;
  const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units.map(escape).join('|')})(?![\\p{L}\\d]))`, 'gu');
  return (text) => text.replace(beforeUnit, '\u00a0');
}
