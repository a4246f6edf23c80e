import type { PaletteEntry } from './palette';

/** How many of those chosen lately come first. */
const mostRecent = 6;

/** How many choices are remembered: some of them may be gone, or of a person who is not here. */
const mostKept = 40;

const recentSection = 'Recent';

/** Entries in the order of their sources; those that were chosen lately come first, the last one on top. */
export function orderedEntries(
  entries: readonly PaletteEntry[],
  recent: readonly string[],
): readonly PaletteEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const first = recent.flatMap((id) => byId.get(id) ?? []).slice(0, mostRecent);
  const taken = new Set(first.map(({ id }) => id));
  return [
    ...first.map((entry) => Object.assign({}, entry, { section: recentSection })),
    ...entries.filter(({ id }) => !taken.has(id)),
  ];
}

/** What was chosen lately, with one more choice on top. */
export const withChoice = (recent: readonly string[], id: string): readonly string[] =>
  [id, ...recent.filter((each) => each !== id)].slice(0, mostKept);
