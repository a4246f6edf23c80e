import { describe, expect, it } from 'vitest';
import { withoutNarrower } from './phrases.ts';

describe('the phrases that articles are searched for', () => {
  it.each([
    [['Collagen peptides', 'collagen', 'hydrolysed collagen'], ['collagen']],
    [['Protein', 'protein powder', 'proteins'], ['Protein']],
    [
      ['vitamin C', 'vitamin C powder', 'vitamin D'],
      ['vitamin C', 'vitamin D'],
    ],
    [
      ['iron', 'environment'],
      ['iron', 'environment'],
    ],
    [
      ['%', 'zinc'],
      ['%', 'zinc'],
    ],
    [[], []],
  ])('%j: %j', (phrases, left) => {
    expect(withoutNarrower(phrases)).toEqual(left);
  });
});
