import type { Evidence } from '../../evidence/index.ts';
import { editDistance, namesOf } from '../../registry/index.ts';

const most = 3;
const leastLetters = 5;

/**
 * The ingredients whose names sound most like a name that nobody knows, nearest first. Further off than a spelling
 * mistake that is read without asking: `kurkumin`, `glukosamin`, `ubikinol`.
 */
export function nearNames(evidence: Evidence, unknown: string): string[] {
  const heard = soundOf(unknown);
  if (heard.length < leastLetters) return [];
  const limit = Math.floor(heard.length / lettersPerMistake);
  const nearest = new Map<string, number>();
  for (const row of evidence.ingredients.values()) {
    const distances = namesOf(row).map((name) => distanceOf(heard, name, limit));
    const distance = Math.min(...distances);
    if (distance <= limit) nearest.set(row.key, distance);
  }
  return [...nearest]
    .toSorted(([, left], [, right]) => left - right)
    .slice(0, most)
    .map(([key]) => key);
}

const lettersPerMistake = 5;

function distanceOf(heard: string, name: string, limit: number): number {
  const sound = soundOf(name);
  return sound.length < leastLetters ? Number.POSITIVE_INFINITY : editDistance(heard, sound, limit);
}

/** Letters that are taken for each other across languages, as one. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|qu|q|k|ch/g, 'c'],
  [/th/g, 't'],
  [/ae|oe|ä|ö/g, 'e'],
  [/y|ü|ue/g, 'i'],
  [/z/g, 's'],
  [/v|w/g, 'v'],
  [/[^a-z0-9]/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?:ine?|um|e)$/, ''],
];

const soundOf = (name: string): string =>
  alike.reduce(
    (sound, [pattern, one]) => sound.replace(pattern, one),
    name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''),
  );
