/** What a spreadsheet calls a column: A, B, …, Z, AA. */
export const lettersOf = (at: number): string =>
  at < 26 ? String.fromCodePoint(65 + at) : lettersOf(Math.floor(at / 26) - 1) + lettersOf(at % 26);
