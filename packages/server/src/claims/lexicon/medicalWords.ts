import type { Term } from './terms.ts';

/** Letters by which a word that no row knows is one of medicine all the same. */
export interface MedicalLetters {
  beginnings: readonly string[];
  endings: readonly string[];
  /** Words that only look like it; with `~` whatever begins so. */
  lookAlikes: readonly string[];
}

/** The letters that the lexicon names. */
export function medicalLetters(terms: readonly Term[]): MedicalLetters {
  const of = (kind: Term['kind']) => terms.filter((term) => term.kind === kind).flatMap(({ words }) => words);
  return {
    beginnings: of('healthBeginning'),
    endings: of('healthEnding'),
    lookAlikes: of('healthLookAlike'),
  };
}

/** Letters that have to stand beside the beginning or the ending: 'cardio' is also a way to exercise. */
const leastBeside = 3;

/** Whether a word looks like one of medicine, e.g. `cardioprotective`. */
export function isMedical(stem: string, { beginnings, endings, lookAlikes }: MedicalLetters): boolean {
  const rest = (part: string) => stem.length >= part.length + leastBeside;
  const looks =
    beginnings.some((part) => stem.startsWith(part) && rest(part)) ||
    endings.some((part) => stem.endsWith(part) && rest(part));
  return (
    looks &&
    !lookAlikes.some((word) => (word.endsWith('~') ? stem.startsWith(word.slice(0, -1)) : stem === word))
  );
}
