import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts } from './matchParts';

const marked = (label: string, typed: string) =>
  matchParts(label, typed)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('matchParts', () => {
  it.each([
    ['Magnesium citrate', 'mag', '[Mag]nesium citrate'],
    ['Magnesium citrate', ' CIT ', 'Magnesium [cit]rate'],
    ['Açaí', 'acai', '[Açaí]'],
    ['Zinc', 'x', 'Zinc'],
    ['Zinc', '', 'Zinc'],
    ['Zinc zinc', 'zinc', '[Zinc] zinc'],
    ['İnulin', 'nulin', 'İ[nulin]'],
  ])('%s, typed %j: %s', (label, typed, expected) => expect(marked(label, typed)).toBe(expected));

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, typed) => {
        const parts = matchParts(label, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(label);
      }),
    );
  });
});
