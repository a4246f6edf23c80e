import { describe, expect, it } from 'vitest';
import { isLike } from './likeness';

const words = { concept: '', description: '' };

describe('what was read from a store', () => {
  it.each([
    ['', 'text'],
    [false, true],
    [words, { concept: 'Sleep aid', description: 'Words' }],
    [words, { ...words, addedLater: 1 }],
    [{ saved: null }, { saved: { id: 7 } }],
    [{ saved: null }, { saved: null }],
    [
      { owner: '', words: undefined },
      { owner: 'ada', words: 5 },
    ],
    [{ owner: '', words: undefined }, { owner: 'ada' }],
  ])('fits %j as %j', (sample, value) => {
    expect(isLike(value, sample)).toBe(true);
  });

  it.each([
    ['', { text: 'text' }],
    ['', null],
    [false, 'true'],
    [false, 1],
    [words, null],
    [words, 'words'],
    [words, ['Sleep aid', 'Words']],
    [words, { concept: 'Sleep aid' }],
    [words, { concept: 'Sleep aid', description: 5 }],
    [{ saved: null }, { saved: 7 }],
  ])('does not fit %j as %j', (sample, value) => {
    expect(isLike(value, sample)).toBe(false);
  });
});
