/** Gives what was made for a name, or makes it now. */
export type Memory<Value> = (name: string, make: () => Value) => Value;

/**
 * Remembers what was made for the names that were asked for last: everybody's, not whatever anybody ever typed.
 * @param most so many names; the one that was not asked for longest goes
 */
export function createMemory<Value>(most: number): Memory<Value> {
  const kept = new Map<string, { readonly value: Value }>();
  return (name, make) => {
    const known = kept.get(name) ?? { value: make() };
    kept.delete(name);
    kept.set(name, known);
    const [oldest = ''] = kept.size > most ? kept.keys() : [];
    if (kept.size > most) kept.delete(oldest);
    return known.value;
  };
}
