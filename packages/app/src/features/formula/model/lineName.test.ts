import { describe, expect, it } from 'vitest';
import { lineName } from './lineName';

describe('a line', () => {
  it.each([
    [{ name: 'Vitamin C, fine', nutrient: 'vitamin-c' }, 'Vitamin C, fine'],
    [{ nutrient: 'vitamin-c', source: 'ascorbic acid' }, 'Vitamin C'],
    [{ source: 'magnesium stearate' }, 'magnesium stearate'],
    [{}, 'A line without a name'],
  ])('%j is called %s', (line, name) => expect(lineName(line)).toBe(name));
});
