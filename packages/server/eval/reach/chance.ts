/** FNV-1a: chance that is the same in every run. */
export function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // the lowest bits of FNV-1a are the least mixed
  return hash >>> 3;
}
