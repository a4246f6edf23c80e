import { describe, expect, it } from 'vitest';
import { readBounds } from './bounds.ts';

describe('the bounds', () => {
  const bounds = readBounds();
  const of = (kind: string) => bounds.get(kind) ?? Number.NaN;

  it('let a disease pass for a figure of speech last, and its signs, which everyday life has too, before its name', () => {
    expect(of('sign')).toBeGreaterThan(Math.max(of('function'), of('wellBeing'), of('proof')));
    expect(of('disease')).toBeGreaterThan(of('sign'));
  });

  it('let a function that is named with its verb pass sooner than words that no rule knows', () =>
    expect(of('named')).toBeLessThan(of('function')));

  it('leave weight, children and what is left out to the rules', () =>
    expect(['weight', 'children', 'absence'].filter((kind) => bounds.has(kind))).toEqual([]));

  it('ask for less where a word of a veiled promise stands', () => {
    expect(of('veiled')).toBeGreaterThan(of('other'));
    expect(of('figure')).toBeGreaterThan(of('other'));
    expect(of('figure')).toBeLessThan(of('veiled'));
    expect(of('idiom')).toBeLessThan(of('veiled'));
  });

  it('ask for least where somebody tells of a life, and for less where something is gone', () => {
    expect(of('told')).toBeGreaterThan(of('veiled'));
    expect(of('gone')).toBeGreaterThan(of('other'));
    expect(of('gone')).toBeLessThan(of('veiled'));
  });
});
