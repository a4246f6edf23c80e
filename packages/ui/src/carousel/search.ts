const fold = (text: string) => text.trim().toLocaleLowerCase();

/**
 * The best match for a text: exact, then prefix, then substring; case-insensitive and trimmed; the first of equals.
 * @returns its index, or null for an empty text and where nothing matches
 */
export function bestMatch(labels: readonly string[], text: string): number | null {
  const wanted = fold(text);
  if (wanted === '') return null;
  const folded = labels.map(fold);
  const ranked = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ].map((matches) => folded.findIndex(matches));
  return ranked.find((index) => index >= 0) ?? null;
}

/**
 * The next slide that starts with what was typed, from the current one round to the start.
 * One letter again and again goes on to the next with that letter; a longer text may stay where it is.
 */
export function typeAhead(labels: readonly string[], typed: string, current: number): number | null {
  const wanted = fold(typed);
  const isRepeat = wanted.length > 1 && [...wanted].every((letter) => letter === wanted[0]);
  const prefix = isRepeat ? wanted.slice(0, 1) : wanted;
  if (prefix === '') return null;
  const first = prefix.length > 1 ? 0 : 1;
  for (let offset = first; offset <= labels.length; offset += 1) {
    const index = (current + offset) % labels.length;
    if (fold(labels[index] ?? '').startsWith(prefix)) return index;
  }
  return null;
}
