/** What a product is eaten, drunk or mixed with is no part of it: `to eat with cheese`, `pairs with honey`. */
const beside =
  /\b(?:to (?:eat|enjoy|serve|mix|dip|spread|drink) (?:it )?(?:with|in|into|on)|(?:pairs?|goes|works|eaten|enjoyed) (?:\w+ )?with|perfect with|great (?:with|on)|dissolves in)\b[^.,;:\n]*/gi;

/** A text without what its product goes with. */
export const withoutBeside = (text: string): string => text.replace(beside, ' ');
