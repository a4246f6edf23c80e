const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
/** What no line begins with, and what none ends with. */
const clinging = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々\s]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/** A word of a script that is written without spaces, parted where lines may be broken. */
function parted(word: string): string[] {
  if (!unspaced.test(word)) return [word];
  const parts: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = parts.at(-1);
    const clings = last !== undefined && (clinging.test(segment) || opening.test(last) || !/\S/u.test(last));
    if (clings) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** A text in pieces that a line may be broken before; what parts words stands before the word. */
export const breakable = (text: string): string[] => (text.match(/\s*\S+|\s+$/g) ?? []).flatMap(parted);
