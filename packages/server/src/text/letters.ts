/** With a capital first letter, as a sentence or a title begins. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Without it, whatever the word is. */
export const uncapitalize = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A name within a sentence, where a capital only began it: `vitamin C`, but `EGCG` and `L-theanine`. */
export const inSentence = (name: string): string => (/^\p{Lu}\p{Ll}/u.test(name) ? uncapitalize(name) : name);
