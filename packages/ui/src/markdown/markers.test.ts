import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMarkers } from './markers';

describe('splitMarkers', () => {
  it.each([
    ['', []],
    ['No sources.', [{ text: 'No sources.' }]],
    ['[1]', [{ marker: 1 }]],
    ['Safe [2].', [{ text: 'Safe ' }, { marker: 2 }, { text: '.' }]],
    ['a[1][12]b', [{ text: 'a' }, { marker: 1 }, { marker: 12 }, { text: 'b' }]],
    ['[0] [01] [1000] [x] [1, 2]', [{ text: '[0] [01] [1000] [x] [1, 2]' }]],
  ])('of "%s"', (text, expected) => {
    expect(splitMarkers(text)).toEqual(expected);
  });

  it('loses no character, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('[', ']', '1', '9', '0', 'a', ' ')), (characters) => {
        const text = characters.join('');
        const joined = splitMarkers(text).map((piece) =>
          'text' in piece ? piece.text : `[${piece.marker}]`,
        );
        expect(joined.join('')).toBe(text);
      }),
    );
  });
});
