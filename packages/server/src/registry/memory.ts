/** Gives what was made for a name, or makes it now. */
export type Memory<Value> = (name: string, make: () => Value) => Value;

/**
 * Remembers what was made for the names that were asked for last: everybody's, not whatever anybody ever typed.
 * @param most so many names; those that were not asked for longest go
 */
export function createMemory<Value>(most: number): Memory<Value> {
  // Two halves, of which the older one goes as a whole: to put each name that is asked for at the end of one list, and to
  // look for the first of it, took longer than reading most sentences.
  let [recent, older] = [
    new Map<string, { readonly value: Value }>(),
    new Map<string, { readonly value: Value }>(),
  ];
  return (name, make) => {
    const known = recent.get(name);
    if (known) return known.value;
    const made = older.get(name) ?? { value: make() };
    recent.set(name, made);
    if (recent.size > most / 2) [recent, older] = [new Map(), recent];
    return made.value;
  };
}
