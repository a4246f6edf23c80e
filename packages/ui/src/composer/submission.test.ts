import { describe, expect, it } from 'vitest';
import { charactersLeft, isSubmitKey, type KeyPress, toSubmission } from './submission';

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

describe('charactersLeft', () => {
  it.each([
    [0, undefined, undefined],
    [5000, undefined, undefined],
    [0, 8000, undefined],
    [7199, 8000, undefined],
    [7200, 8000, 800],
    [8000, 8000, 0],
    [8001, 8000, -1],
  ])('%d of %s is %s', (length, max, expected) => {
    expect(charactersLeft(length, max)).toBe(expected);
  });
});
