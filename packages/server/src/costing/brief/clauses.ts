/** A part of a list or a sentence, without what joins it. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it stands as an item of a list does: not behind a full stop, `for` or `from`, nor before `of`. */
  readonly isItem: boolean;
}

/** What parts a text where a clause ends: no comma within a number, nor the point of `L. reuteri`. */
const pauses = String.raw`(?<!\d),|,(?!\d)|(?<!(?:^|[\s,(])\p{L})\.(?!\d)|[;:!?\n()[\]+&•]|\s[-–—]\s|—`;
const pause = new RegExp(pauses, 'giu');
/** Words that join what is said of one thing to the next. */
const joint = new RegExp(String.raw`${pauses}|\b(?:and|with|plus|in|for|of|per|from|or|to)\b`, 'giu');

/** What stands before an item of a list, and what behind it; the text's ends do too. */
const beforeItem = /^(?:[,;:\n(+&•]|and|with|plus)$/i;
const behindItem = /^(?:[,;.\n)+&•]|and|plus)$/i;

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
    const isItem =
      ahead !== undefined && beforeItem.test(ahead) && (after === undefined || behindItem.test(after));
    const start = from + part.length - part.trimStart().length;
    return part.trim() === '' ? [] : [{ text: part.trim(), start, end: start + part.trim().length, isItem }];
  });
}

const plain = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');

/** So far around a place its clause is read: a long text is not read again for each of its names. */
const window = 240;

/** The words of a clause before a place of a text, in lower case. */
export function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - window), at);
  const last = [...before.matchAll(pause)].at(-1);
  return plain(last ? before.slice(last.index + last[0].length) : before);
}

/** The words of a clause behind a place. */
export const clauseBehind = (text: string, at: number): string =>
  plain(text.slice(at, at + window).split(pause)[0] ?? '');

/** What stands between two places, as one writes it plainly. */
export const between = (text: string, start: number, end: number): string => plain(text.slice(start, end));
