/** A headline as it is compared: no brackets, no name of the outlet at its end, no punctuation, lower case. */
export function normalTitle(title: string): string {
  return title
    .replace(/\[[^\]]*\]|\([^)]*\)/g, ' ')
    .replace(/\s[|–—-]\s[^|–—-]{2,40}$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Longest text whose likeness is worked out, in characters: the work grows with its square. */
const longest = 160;

/** How alike two texts are, 0 to 1: twice the characters in their matching blocks, over all characters. */
export function sequenceSimilarity(a: string, b: string): number {
  const [left, right] = [a.slice(0, longest), b.slice(0, longest)];
  const total = left.length + right.length;
  return total === 0 ? 1 : (2 * matching(left, right)) / total;
}

/** Characters in the longest common block and, in turn, in what is left and right of it. */
function matching(a: string, b: string): number {
  if (a === '' || b === '') return 0;
  const { atA, atB, size } = longestBlock(a, b);
  if (size === 0) return 0;
  const before = matching(a.slice(0, atA), b.slice(0, atB));
  return size + before + matching(a.slice(atA + size), b.slice(atB + size));
}

function longestBlock(a: string, b: string): { atA: number; atB: number; size: number } {
  const best = { atA: 0, atB: 0, size: 0 };
  let previous = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i += 1) {
    const current = new Uint16Array(b.length + 1);
    for (let j = 0; j < b.length; j += 1) {
      if (a.charCodeAt(i) !== b.charCodeAt(j)) continue;
      const size = (previous[j] ?? 0) + 1;
      current[j + 1] = size;
      if (size > best.size) Object.assign(best, { atA: i + 1 - size, atB: j + 1 - size, size });
    }
    previous = current;
  }
  return best;
}

/** All runs of three words of a text. */
export function wordTrigrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

/** Share of the smaller set that is in the other, 0 to 1. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const entry of small) if (large.has(entry)) shared += 1;
  return shared / small.size;
}
