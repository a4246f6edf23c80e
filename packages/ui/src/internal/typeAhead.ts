/** Letters without case and accents: who looks for 'resume' finds 'Résumé'. */
export const plainLetters = (text: string): string =>
  text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The next label that begins with what was typed, from the current one round to the start.
 * One letter again and again goes on to the next with that letter; a longer text may stay where it is.
 * @param current -1 where none is
 * @returns its index, or null where none begins with the text
 */
export function typeAhead(labels: readonly string[], typed: string, current: number): number | null {
  const wanted = plainLetters(typed);
  const prefix = new Set(wanted).size === 1 ? wanted.slice(0, 1) : wanted;
  if (prefix === '') return null;
  const first = prefix.length > 1 ? 0 : 1;
  for (let offset = first; offset <= labels.length; offset += 1) {
    const index = (current + offset) % labels.length;
    if (plainLetters(labels[index] ?? '').startsWith(prefix)) return index;
  }
  return null;
}
