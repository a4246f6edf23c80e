import { eitherBeside } from '../words/besideWords.ts';

/** What a product is eaten, drunk or mixed with, or is made to stand beside, is no part of it: `to eat with cheese`, `aimed at cheese boards`. */
const beside = new RegExp(
  String.raw`\b(?:to (?:eat|enjoy|serve|mix|dip|spread|drink) (?:it )?(?:with|in|into|on)|(?:pairs?|goes|works|eaten|enjoyed) (?:\w+ )?with|${eitherBeside('goesWith')})\b[^.,;:\n]*`,
  'gi',
);

/** A text without what its product goes with. */
export const withoutBeside = (text: string): string => text.replace(beside, ' ');
