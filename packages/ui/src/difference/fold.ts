/** Neighbours that are alike and are folded away, or one entry that is shown. */
export type Folded<Entry> = { isFold: true; entries: Entry[] } | { isFold: false; entry: Entry };

/** Folds neighbours that are alike; one alone stays, since its fold would take its place. */
export function foldAlike<Entry>(
  entries: readonly Entry[],
  isAlike: (entry: Entry) => boolean,
): Folded<Entry>[] {
  const runs: Entry[][] = [];
  let wasAlike = false;
  for (const entry of entries) {
    const last = runs.at(-1);
    const alike = isAlike(entry);
    if (last && alike && wasAlike) last.push(entry);
    else runs.push([entry]);
    wasAlike = alike;
  }
  return runs.map((run): Folded<Entry> => {
    const [entry] = run;
    return run.length === 1 && entry !== undefined
      ? { isFold: false, entry }
      : { isFold: true, entries: run };
  });
}
