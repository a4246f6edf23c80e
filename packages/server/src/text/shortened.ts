/**
 * Where a text is cut so that at most so many characters are left: behind its last whole word, and where its first word
 * alone is longer, within that, but in no character.
 */
export function wordEnd(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const end = text.slice(0, most + 1).search(/\s+\S*$/);
  if (end > 0) return end;
  const isInCharacter = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return isInCharacter ? most - 1 : most;
}

/** The whole words that a text begins with, and '…' where it was cut off after `most` characters. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, wordEnd(text, most))}…`;
