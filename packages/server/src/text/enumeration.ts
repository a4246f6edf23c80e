/** Several things as a sentence names them: 'X', 'X and Y', 'X, Y and Z'; nothing of none. */
export function enumeration(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}
