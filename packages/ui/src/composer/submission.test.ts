import { describe, expect, it } from 'vitest';
import { isSubmitKey, type KeyPress, measureRoom, toSubmission } from './submission';

describe('toSubmission', () => {
  it.each([
    ['Magnesium?', 'Magnesium?'],
    ['  Magnesium?\n', 'Magnesium?'],
    ['two\nlines', 'two\nlines'],
    ['', undefined],
    [' \n\t\u00a0', undefined],
  ])('of %j is %j', (draft, expected) => {
    expect(toSubmission(draft)).toBe(expected);
  });
});

describe('isSubmitKey', () => {
  const enter: KeyPress = { key: 'Enter', shiftKey: false, altKey: false, isComposing: false, keyCode: 13 };
  it.each<[string, Partial<KeyPress>, boolean]>([
    ['Enter', {}, true],
    ['Shift+Enter', { shiftKey: true }, false],
    ['Alt+Enter', { altKey: true }, false],
    ['Enter that ends a composition', { isComposing: true }, false],
    ['Enter that ends a composition in Safari', { keyCode: 229 }, false],
    ['another key', { key: 'a', keyCode: 65 }, false],
  ])('%s: %s', (_name, change, expected) => {
    expect(isSubmitKey({ ...enter, ...change })).toBe(expected);
  });
});

describe('measureRoom', () => {
  it.each([
    [0, 8000, 8000, 'plenty'],
    [7199, 8000, 801, 'plenty'],
    [7200, 8000, 800, 'little'],
    [8000, 8000, 0, 'little'],
    [8001, 8000, -1, 'none'],
  ] as const)('%d of %d characters: %d left, %s', (length, max, left, state) => {
    expect(measureRoom('a'.repeat(length), max)).toEqual({ left, state });
  });

  it('has no end without a limit', () => {
    expect(measureRoom('a'.repeat(9000), undefined).state).toBe('plenty');
  });

  it('does not count the space that sending trims', () => {
    expect(measureRoom(`  ${'a'.repeat(10)}  \n`, 10)).toEqual({ left: 0, state: 'little' });
  });
});
