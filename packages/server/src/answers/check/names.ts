import type { Evidence } from '../../evidence/index.ts';
import { namesOf } from '../../registry/index.ts';
import { escaped } from '../../text/pattern.ts';

/**
 * Makes a function that has a plain word for the base's names that hold a digit, since such a digit is no figure: without
 * any, `3 µg vitamin D2/100 g` would read as 3 µg in 100 g.
 */
export function createNameRemover(evidence: Evidence): (text: string) => string {
  const names = [...evidence.ingredients.values()]
    .flatMap(namesOf)
    .filter((name) => /\d/.test(name))
    .toSorted((left, right) => right.length - left.length)
    .map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'giu');
  return (text) => text.replace(pattern, 'it');
}
