import { describe, expect, it } from 'vitest';
import { isSearch, readSearch, readTypedSearch } from './search.ts';

describe('a search', () => {
  it.each([
    ['magnesium sleep', [['magnesium'], ['sleep']], []],
    ['"sleep quality" -melatonin', [['sleep', 'quality']], [['melatonin']]],
    ['-"low dose" L-theanine', [['l', 'theanine']], [['low', 'dose']]],
    ['"unclosed phrase', [['unclosed', 'phrase']], []],
    ['- "" * ( )', [], []],
  ])('%s', (text, wanted, unwanted) => {
    expect(readSearch(text)).toEqual({ wanted, unwanted });
  });

  it.each([
    ['magn', [], 'magn'],
    ['sleep magn', [['sleep']], 'magn'],
    ['sleep magn ', [['sleep'], ['magn']], undefined],
    ['"sleep"', [['sleep']], undefined],
    ['sleep -mel', [['sleep']], undefined],
    ['b6', [['b6']], undefined],
    ['l-theanine', [['l', 'theanine']], undefined],
  ])('that is being typed: %j', (text, wanted, begun) => {
    expect(readTypedSearch(text)).toMatchObject({ wanted, ...(begun && { begun }) });
    expect(readTypedSearch(text).begun).toBe(begun);
  });

  it('is none without a word that has to be there', () => {
    for (const text of ['', '   ', '-melatonin', '"" -', '* AND']) {
      expect(isSearch(readTypedSearch(text))).toBe(text.includes('AND'));
    }
  });
});
