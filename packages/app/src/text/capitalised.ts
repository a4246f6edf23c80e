/** Words as a sentence or a label begins: their first letter large, the others as they are. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
