/** The unit of so many: 'gummies' of three, 'gummy' of one, however it was typed or is kept: 'capsules', 'gummie'. */
export const unitOfCount = (count: number, unit: string): string =>
  count === 1 ? singular(unit) : plural(singular(unit));

const singular = (unit: string): string =>
  unit
    .replace(/(?<=gumm|cand|berr)ies$/, 'y')
    .replace(/(?<=gumm)ie$/, 'y')
    .replace(/(?<=ch|sh|x)es$/, '')
    .replace(/(?<=[a-z][^sui])s$/, '');

function plural(unit: string): string {
  if (unit.endsWith('s')) return unit;
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return /(?:ch|sh|x)$/.test(unit) ? `${unit}es` : `${unit}s`;
}
