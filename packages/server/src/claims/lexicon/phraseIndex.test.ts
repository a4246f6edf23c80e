import { describe, expect, it } from 'vitest';
import { phraseIndex } from './phraseIndex.ts';
import { phraseOf, wordsOf } from './words.ts';

const findAt = phraseIndex(
  ['low fat', 'low', 'no added ... sugar', 'lower~ cholesterol', 'lower~', '^take two'].map((of) => ({
    of,
    phrase: phraseOf(of),
  })),
);
const found = (text: string) => {
  const words = wordsOf(text);
  const all: string[] = [];
  for (let at = 0; at < words.length; at += 1) findAt(words, at, (of) => all.push(of));
  return all.toSorted();
};

describe('phrases by what they begin with', () => {
  it.each([
    ['Low fat milk', ['low', 'low fat']],
    ['Fat is low', ['low']],
    ['No added cane sugar', ['no added ... sugar']],
    ['Lowers cholesterol', ['lower~', 'lower~ cholesterol']],
    ['Lowland cheese', []],
    ['Take two daily', ['^take two']],
    ['Please take two', []],
    ['', []],
  ])('%s', (text, phrases) => expect(found(text)).toEqual(phrases));
});
