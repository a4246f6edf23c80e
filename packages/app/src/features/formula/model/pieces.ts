import type { StoredFormula } from '@seedbed/server/contract';

const singular: Readonly<Record<string, string>> = {
  capsule: 'capsule',
  tablet: 'tablet',
  softgel: 'softgel',
  gummie: 'gummy',
};
const plural = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`);

/** What so many pieces of a formula are called: by what the serving says, else by the form. */
export function piecesOf({ serving, form }: Pick<StoredFormula, 'serving' | 'form'>, count: number): string {
  const word = serving?.unit ?? singular[form ?? ''] ?? 'serving';
  return count === 1 || word.endsWith('s') ? word : plural(word);
}
