import { describe, expect, it } from 'vitest';
import { readBounds } from './bounds.ts';

describe('the bounds', () => {
  const bounds = readBounds();
  const of = (kind: string) => bounds.get(kind) ?? Number.NaN;

  it('let a disease pass for a figure of speech last', () =>
    expect(of('disease')).toBeGreaterThan(Math.max(of('function'), of('wellBeing'), of('proof'))));

  it('leave contents, weight and comparisons to the rules', () =>
    expect(
      ['nutrientContent', 'weight', 'comparative', 'absence'].filter((kind) => bounds.has(kind)),
    ).toEqual([]));

  it('ask for less where a word of a veiled promise stands', () => {
    expect(of('veiled')).toBeGreaterThan(of('other'));
    expect(of('figure')).toBeGreaterThan(of('other'));
    expect(of('figure')).toBeLessThan(of('veiled'));
    expect(of('idiom')).toBeLessThan(of('veiled'));
  });
});
