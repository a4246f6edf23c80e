import { plainLetters } from '../internal/typeAhead';

/**
 * The best match for a text: exact, then prefix, then substring; case, accents and space around it are nothing; the first of equals.
 * @returns its index, or null for an empty text and where nothing matches
 */
export function bestMatch(labels: readonly string[], text: string): number | null {
  const wanted = plainLetters(text);
  if (wanted === '') return null;
  const folded = labels.map(plainLetters);
  const ranked = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ].map((matches) => folded.findIndex(matches));
  return ranked.find((index) => index >= 0) ?? null;
}
