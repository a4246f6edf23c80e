/** What goes with it, or whom it is for: `granola with nuts` is no nut granola. */
const besides = [' with ', ' for ', ' without '];
const relations = [...besides, ' from ', ' in ', ' to '];

const endOf = (text: string, words: readonly string[]) =>
  Math.min(text.length, ...words.map((word) => text.indexOf(word)).filter((at) => at >= 0));

/** Where what the product is ends, and what goes with it begins. */
export const headEnd = (text: string) => endOf(text, relations);

/** A title up to what goes with it, or whom it is for. */
export const calledIn = (title: string) => title.slice(0, endOf(title, besides));
