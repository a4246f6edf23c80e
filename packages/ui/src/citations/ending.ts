/** Longer words must be free to break in a narrow column. */
const longest = 24;

/** Cuts a title before its last word, so that what follows it can stay on its line: `['Upper ', 'limit']`. */
export const splitEnding = (title: string): [string, string] => {
  const at = title.trimEnd().lastIndexOf(' ') + 1;
  return title.length - at > longest ? [title, ''] : [title.slice(0, at), title.slice(at)];
};
