/** Some things that belong together, of which there is at least one. */
export type Members<Thing> = readonly [Thing, ...Thing[]];

/**
 * Things in their order, those of one key together where the first of them stands.
 * @param keyOf null for a thing that stands by itself
 */
export function together<Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => string | null,
): Members<Thing>[] {
  const byKey = new Map<string, [Thing, ...Thing[]]>();
  const groups: Members<Thing>[] = [];
  for (const thing of things) {
    const key = keyOf(thing);
    const begun = key === null ? undefined : byKey.get(key);
    if (begun) begun.push(thing);
    else {
      const group: [Thing, ...Thing[]] = [thing];
      if (key !== null) byKey.set(key, group);
      groups.push(group);
    }
  }
  return groups;
}
