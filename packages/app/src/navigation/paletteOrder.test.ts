import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './palette';
import { orderedEntries, withChoice } from './paletteOrder';

const entry = (id: string): PaletteEntry => ({ id, label: id, section: 'Go to', run: () => undefined });
const entries = ['search', 'products', 'garden'].map(entry);
const shown = (recent: string[]) =>
  orderedEntries(entries, recent).map(({ id, section }) => `${section}: ${id}`);

describe('orderedEntries', () => {
  it('keeps the order of the sources while nothing was chosen', () =>
    expect(shown([])).toEqual(['Go to: search', 'Go to: products', 'Go to: garden']));
  it('has what was chosen lately first, once, under a heading of its own', () =>
    expect(shown(['garden', 'search'])).toEqual(['Recent: garden', 'Recent: search', 'Go to: products']));
  it('passes over what is gone', () => expect(shown(['product 7', 'garden'])[0]).toBe('Recent: garden'));
  it('has six of them first at most', () => {
    const many = Array.from({ length: 9 }, (_, at) => entry(String(at)));
    const first = orderedEntries(
      many,
      many.map(({ id }) => id),
    ).filter(({ section }) => section === 'Recent');
    expect(first).toHaveLength(6);
  });
});

describe('withChoice', () => {
  it('puts the last choice on top, and each once', () =>
    expect(withChoice(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']));
  it('forgets the oldest', () => {
    const all = Array.from({ length: 40 }, (_, at) => String(at));
    expect(withChoice(all, 'new')).toHaveLength(40);
    expect(withChoice(all, 'new').at(-1)).toBe('38');
  });
});
