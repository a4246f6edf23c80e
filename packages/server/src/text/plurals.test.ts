import { describe, expect, it } from 'vitest';
import { unitOfCount } from './plurals.ts';

describe('the unit of so many', () => {
  it.each([
    [1, 'capsules', 'capsule'],
    [1, 'gummies', 'gummy'],
    [1, 'gummie', 'gummy'],
    [3, 'gummie', 'gummies'],
    [3, 'gummy', 'gummies'],
    [2, 'pouch', 'pouches'],
    [1, 'pouches', 'pouch'],
    [2, 'boxes', 'boxes'],
    [1, 'powder', 'powder'],
    [2, 'lozenges', 'lozenges'],
    [1, 'glass', 'glass'],
  ])('%d %s is “%s”', (count, unit, said) => expect(unitOfCount(count, unit)).toBe(said));
});
