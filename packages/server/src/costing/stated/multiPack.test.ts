import { describe, expect, it } from 'vitest';
import { unitsTogether } from './multiPack.ts';

describe('how many units are sold together', () => {
  it.each([
    ['Protein bars, 12-pack', 12],
    ['Multipack of 4', 4],
    ['Kefir, 100 ml bottle, six-pack', 6],
    ['Oat bar of 30 g, boxes of 6', 6],
    ['Case of 24 cans', 24],
    ['Juice, 6 glass bottles', 6],
    ['Ramen in a cup, 6 cups', 6],
    ['Granola bars, box of 8', 8],
  ])('%s: %d', (words, count) => {
    expect(unitsTogether(words, '-')).toBe(count);
    expect(unitsTogether('A food', words)).toBe(count);
  });

  it.each([
    'Juice in a 750 ml bottle, 12 g sugar',
    'Granola, $12 bag',
    'Coffee, 30 day pack',
    'Bars with 20 g protein',
    'Soda in a can',
    'Bars, box of 144',
  ])('%s: nothing is said of it', (words) => expect(unitsTogether(words, '-')).toBe(1));
});
