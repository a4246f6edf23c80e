/** Words as they stand in the source of a pattern that finds just them. */
export const escaped = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
