import { describe, expect, it } from 'vitest';
import { estimateProduct } from '../../estimate.ts';
import { inServings } from './amountsPer.ts';

const portion = { grams: 500, finished: 500, ml: 400, perPack: 2, pieces: 3 };
const read = (text: string) => inServings(text, portion).text;

describe('amounts of actives by what they are stated of', () => {
  it.each([
    ['32 mg caffeine per 100 ml', '128 mg caffeine per 100 ml'],
    ['per 100 ml: 32 mg caffeine, 80 mg taurine', 'per 100 ml: 128 mg caffeine, 320 mg taurine'],
    ['460 mg sodium per litre', '184 mg sodium per litre'],
    ['32 mg caffeine and 80 mg taurine per 100 ml', '128 mg caffeine and 320 mg taurine per 100 ml'],
    [
      '32 mg caffeine, 80 mg taurine and 5 mg zinc per 100 ml',
      '128 mg caffeine, 320 mg taurine and 20 mg zinc per 100 ml',
    ],
    ['32 mg caffeine and 11 g sugar per 100 ml', '128 mg caffeine and 11 g sugar per 100 ml'],
    ['32 mg caffeine per 100 ml and 80 mg taurine', '128 mg caffeine per 100 ml and 80 mg taurine'],
    ['50 mg caffeine each, 2 g sugar per 100 g', '150 mg caffeine each, 2 g sugar per 100 g'],
    ['each square with 50 mg caffeine', 'each square with 150 mg caffeine'],
    ['5 g collagen per 100 g', '25 g collagen per 100 g'],
    ['300 mg caffeine per can', '150 mg caffeine per can'],
    ['20 mg zinc/1.5 L. 80 mg caffeine', '5.33 mg zinc/1.5 L. 80 mg caffeine'],
    ['80 mg caffeine per serving, 40 mg zinc per 100 g', '80 mg caffeine per serving, 200 mg zinc per 100 g'],
  ])('%s', (text, served) => expect(read(text)).toBe(served));

  it.each([
    'under 3 g sugar per 100 ml, 80 mg caffeine',
    '80 mg caffeine and under 3 g sugar per 100 ml',
    '80 mg caffeine and under 20 kcal per 100 ml',
    '20 kcal per 100 ml and 80 mg caffeine',
    '300 mg caffeine in a resealable bag',
    '80 mg caffeine from mate, peach, under 3 g sugar per 100 ml',
    '80 mg caffeine',
    '80 mg caffeine per serving',
    '5 g sugar per 100 ml',
    '330 ml can',
  ])('%s stays', (text) => expect(inServings(text, portion)).toEqual({ text, notes: [] }));

  it('is what a serving of the drink has, and is told', () => {
    const { ingredients, assumptions } = estimateProduct({
      concept: 'Energy drink',
      description: 'Energy drink with 32 mg caffeine and 400 mg taurine per 100 ml, 500 ml can',
      formFactor: null,
      volume: null,
      volumeUnit: null,
    });
    const amountOf = (name: string) => ingredients.find((line) => line.name === name)?.amountPerServing;
    // The can's 500 mL weigh some more grams, which change nothing of it.
    expect(amountOf('Caffeine')).toBe(160);
    expect(amountOf('Taurine')).toBe(2000);
    expect(assumptions.some((note) => note.startsWith('32 mg per 100 ml: read as 16'))).toBe(true);
  });
});
