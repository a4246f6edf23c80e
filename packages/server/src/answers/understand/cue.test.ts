import { describe, expect, it } from 'vitest';
import { readCue, wordsOfCue } from './cue.ts';
import { wordsOf, writtenSpans } from './words.ts';

const find = (cue: string, text: string) => {
  const words = wordsOf(text);
  const place = readCue(cue)({ words, spans: writtenSpans(text, words) });
  return (
    place &&
    words
      .slice(place.from, place.to)
      .map((word) => word.text)
      .join(' ')
  );
};

describe('a cue', () => {
  it.each([
    ['upper limit', 'What is the upper limit?', 'upper limit'],
    ['claim', 'Which CLAIMS may I make?', 'CLAIMS'],
    ['interact*', 'drug interactions', 'interactions'],
    ['can|may i', 'what may I say', 'may I'],
    ['upper intake? limit', 'the upper intake limit', 'upper intake limit'],
    ['upper intake? limit', 'the upper limit', 'upper limit'],
    ['my _ drink', 'for my sleep drink', 'my sleep drink'],
    ['how much .. contain', 'how much zinc may it contain', 'how much zinc may it contain'],
    ['^ why', 'why?', 'why'],
    ['limit $', 'the limit', 'limit'],
    ['US', 'a US label', 'US'],
    ['round* .. <amount>', 'round 4.38 g up', 'round 4.38 g'],
    ['what %', 'what % is it', 'what %'],
    ['how many ..2 recalls', 'the number of FDA recalls', 'number of FDA recalls'],
  ])('“%s” is found in “%s”', (cue, text, expected) => {
    expect(find(cue, text)).toBe(expected);
  });

  it.each([
    ['US', 'tell us more'],
    ['how much ..2 contain', 'how much zinc may an energy drink contain'],
    ['^ why', 'tell me why'],
    ['limit $', 'the limit of zinc'],
    ['claim', 'proclaimed'],
    ['safety limit', 'dose, safety, limits'],
  ])('“%s” is not found in “%s”', (cue, text) => {
    expect(find(cue, text)).toBeNull();
  });

  it('refuses what it cannot read', () => {
    expect(() => readCue('what(ever)')).toThrow('A cue cannot hold “what(ever)”.');
  });
});

it('knows the words it looks for', () => {
  expect(wordsOfCue('how much|many ..3 of? <ingredient> contain*')).toEqual([
    'how',
    'much',
    'many',
    'of',
    'contain*',
  ]);
});
