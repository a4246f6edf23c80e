import { describe, expect, it } from 'vitest';
import { sentencesIn } from './sentences.ts';

const texts = (text: string) => sentencesIn(text).map((part) => part.text);

describe('copy is cut at sentences', () => {
  it.each([
    ['after the letter of a vitamin', 'High in vitamin C. Zinc keeps colds away.', 2],
    ['after the letters of several', 'With vitamins A, C and E. Proud to be small.', 2],
    ['after a year', 'Made in Leeds since 1998. Boosts immunity.', 2],
    ['before a figure', 'Sleep within 3 nights. 9 out of 10 agree.', 2],
    ['after a number', 'Rich in omega 3. Good for the heart.', 2],
  ])('%s', (_, text, count) => expect(texts(text)).toHaveLength(count));

  it.each([
    ['an initial', 'Made with Dr. K. Smith in Leeds.'],
    ['the genus of a culture', 'Holds L. Rhamnosus GG.'],
    ['an abbreviation', 'Fruits, e.g. Apples.'],
    ['an abbreviation with its figure', 'See fig. 3 and approx. 20 g, vit. 12 more, Art. 13 too.'],
    ['the number of a list', '1. Take one a day.'],
  ])('not after %s', (_, text) => expect(texts(text)).toEqual([text]));
});
