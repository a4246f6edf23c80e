import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSpeller, forgivenLetters, slipDistance } from './spelling.ts';

const vocabulary = [
  'magnesium',
  'manganese',
  'melatonin',
  'methionine',
  'molybdenum',
  'mineral',
  'mint',
  'maté',
];
const spell = createSpeller(vocabulary);

/** What comparing with every word would find, the nearest and of those the first. */
function nearest(word: string): string | null {
  const limit = forgivenLetters(word.length);
  const [best] = vocabulary
    .filter(([first]) => first === word[0])
    .map((each) => ({ each, distance: slipDistance(word, each, limit) }))
    .filter(({ distance }) => distance >= 1 && distance <= limit)
    .toSorted((left, right) => left.distance - right.distance);
  return best?.each ?? null;
}

/** A word of the vocabulary with letters changed, left out, put in or swapped behind its first. */
const misspelt = fc
  .tuple(
    fc.constantFrom(...vocabulary),
    fc.array(fc.tuple(fc.nat(3), fc.nat(12), fc.constantFrom(...'aeghilmnostuy')), { maxLength: 3 }),
  )
  .map(([word, edits]) =>
    edits.reduce((text, [kind, place, letter]) => {
      const at = 1 + (place % Math.max(1, text.length - 1));
      const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
      return (
        [
          before + letter + after,
          before + after,
          before + letter + here + after,
          before + after.slice(0, 1) + here + after.slice(1),
        ][kind] ?? text
      );
    }, word),
  )
  .filter((word) => !vocabulary.includes(word));

it('finds what comparing with every word of the vocabulary would find', () => {
  fc.assert(
    fc.property(misspelt, (word) => {
      expect(spell(word)?.word ?? null).toBe(nearest(word));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['magnezium', 'magnesium'],
  ['melatonine', 'melatonin'],
  ['mgnesium', 'magnesium'],
])('%s is %s', (word, meant) => expect(spell(word)?.word).toBe(meant));

it.each([
  ['lumithin', 'lecithin'],
  ['sceletium', 'selenium'],
  ['barberry', 'bilberry'],
  ['premix', 'prefix'],
])('%s is a name of its own, and no slip for %s', (word, other) =>
  expect(createSpeller([other])(word)).toBeNull(),
);
