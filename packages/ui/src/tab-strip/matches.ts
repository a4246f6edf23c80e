/** Letters without case and accents: who looks for 'resume' finds 'Résumé'. */
const plain = (text: string) => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The tabs whose title contains the text; all of them for no text. */
export function tabsMatching<Tab extends { title: string }>(
  tabs: readonly Tab[],
  text: string,
): readonly Tab[] {
  const wanted = plain(text);
  return wanted ? tabs.filter(({ title }) => plain(title).includes(wanted)) : tabs;
}

/**
 * Which label typing goes to. One letter again and again walks through all that begin with it.
 * @returns -1 where none begins with the text
 */
export function typeAhead(labels: readonly string[], from: number, text: string): number {
  const wanted = plain(text);
  const isRepeated = new Set(wanted).size === 1;
  const start = isRepeated ? from + 1 : Math.max(0, from);
  const letters = isRepeated ? wanted.slice(0, 1) : wanted;
  for (let step = 0; step < labels.length; step += 1) {
    const at = (start + step) % labels.length;
    if (letters && plain(labels[at] ?? '').startsWith(letters)) return at;
  }
  return -1;
}
