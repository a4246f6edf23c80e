/** What a check says, after the name of its line where its own words do not begin with that. */
export const checkWords = (text: string, line: string | undefined): string =>
  line && !text.startsWith(line) ? `${line}: ${text}` : text;
