/** What parts a text where a clause ends. */
const pauses = /[.,;:!?()[\]\n–—+]/;

const plain = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');

/** The words of a clause before a place of a text, in lower case. */
export function clauseBefore(text: string, at: number): string {
  let from = at;
  while (from > 0 && !pauses.test(text.charAt(from - 1))) from -= 1;
  return plain(text.slice(from, at));
}

/** The words of a clause behind a place. */
export function clauseBehind(text: string, at: number): string {
  let to = at;
  while (to < text.length && !pauses.test(text.charAt(to))) to += 1;
  return plain(text.slice(at, to));
}

/** What stands between two places, as one writes it plainly. */
export const between = (text: string, start: number, end: number): string => plain(text.slice(start, end));
