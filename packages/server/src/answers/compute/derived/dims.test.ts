import { describe, expect, it } from 'vitest';
import { type Dims, distance, times } from './dims.ts';

const perBottle: Dims = { USD: 1, container: -1 };

describe('dimensions', () => {
  it('cancel where they are divided by themselves', () => {
    expect(times({ mass: 1, piece: -1 }, { piece: 1, container: -1 })).toEqual({ mass: 1, container: -1 });
    expect(times({ USD: 1, mass: -1 }, { USD: 1 }, -1)).toEqual({ mass: -1 });
  });

  it.each<[string, Dims, Dims, number | null]>([
    ['the same', perBottle, perBottle, 0],
    ['a whole for one of it', { USD: 1 }, perBottle, 1],
    ['pieces for servings', { USD: 1, piece: -1 }, { USD: 1, serving: -1 }, 2],
    ['money for weight', { USD: 1 }, { mass: 1 }, null],
    ['one currency for the other', { USD: 1 }, { EUR: 1 }, null],
    ['pieces of pieces', { piece: 2 }, { piece: 1 }, 1],
    ['a pallet for a piece', { '#pallet': 1 }, { piece: 1 }, null],
    ['an area of things', { piece: 3 }, { piece: 1 }, null],
  ])('are near what is wanted or not: %s', (_, worked, wanted, expected) => {
    expect(distance(worked, wanted)).toBe(expected);
  });
});
