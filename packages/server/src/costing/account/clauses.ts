/** A part of a list or a sentence, without what joins it. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it stands as an item of a list does: not behind a full stop, `for` or `from`, nor before `of`. */
  readonly isItem: boolean;
}

/** A comma within a number and the point of `L. reuteri` part nothing. */
const joint =
  /(?<!\d),|,(?!\d)|(?<!(?:^|[\s,(])\p{L})\.(?!\d)|[;:\n()[\]+&•]|\s[-–—]\s|\b(?:and|with|plus|in|for|of|per|from|or|to)\b/giu;

/** What stands before an item of a list, and what behind it; the text's ends do too. */
const before = /^(?:[,;:\n(+&•]|and|with|plus)$/i;
const behind = /^(?:[,;.\n)+&•]|and|plus)$/i;

/** The clauses of a text, as they stand between commas, brackets and words that join. */
export function clausesOf(text: string): Clause[] {
  const cuts = [...text.matchAll(joint)].map(({ 0: cut, index }) => ({
    at: index,
    end: index + cut.length,
    cut: cut.trim() || '\n',
  }));
  const froms = [0, ...cuts.map(({ end }) => end)];
  return froms.flatMap((from, at): Clause[] => {
    const to = cuts[at]?.at ?? text.length;
    const part = text.slice(from, to);
    const [ahead, after] = [cuts[at - 1]?.cut, cuts[at]?.cut];
    const isItem = ahead !== undefined && before.test(ahead) && (after === undefined || behind.test(after));
    const start = from + part.length - part.trimStart().length;
    return part.trim() === '' ? [] : [{ text: part.trim(), start, end: start + part.trim().length, isItem }];
  });
}
