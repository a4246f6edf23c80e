import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, diffText, diffWords, type TextPart } from './text';

const told = (parts: TextPart[]) =>
  parts
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('diffWords', () => {
  it.each([
    ['Take 2 capsules', 'Take 3 capsules', 'Take [-2-][+3+] capsules'],
    ['0.8 % acids', '1.2 % acids', '[-0.8-][+1.2+] % acids'],
    ['supports sleep', 'helps you sleep', '[-supports-][+helps you+] sleep'],
    ['one two three', 'four five six', '[-one two three-][+four five six+]'],
    ['sleep', 'sleep.', 'sleep[+.+]'],
    ['Sommeil réparateur', 'Sommeil profond', 'Sommeil [-réparateur-][+profond+]'],
    ['same', 'same', 'same'],
    ['', '', ''],
  ])('%j to %j', (before, after, expected) => expect(told(diffWords(before, after))).toBe(expected));
});

describe('diffText', () => {
  it('compares paragraphs, and words only where they differ', () => {
    const blocks = diffText('First.\nSecond 1.\nThird.', 'First.\nSecond 2.\nThird.\nFourth.');
    expect(blocks.map(({ isSame, parts }) => [isSame, told(parts)])).toEqual([
      [true, 'First.'],
      [false, 'Second [-1-][+2+].'],
      [true, 'Third.'],
      [false, '[+Fourth.+]'],
    ]);
    expect(countChanges(blocks)).toEqual({ changed: 1, added: 1, removed: 0 });
  });

  it('counts what only went', () => {
    expect(countChanges(diffText('a b c', 'a c'))).toEqual({ changed: 0, added: 0, removed: 1 });
  });

  it('loses and adds nothing', () => {
    const text = fc
      .array(fc.constantFrom('zinc', ' ', '\n', '2', '.5', '%', 'ü', '😀'), { maxLength: 20 })
      .map((pieces) => pieces.join(''));
    const side = (before: string, after: string, gone: TextPart['kind']) =>
      diffText(before, after)
        .flatMap(({ parts }) => parts.filter(({ kind }) => kind !== gone).map((part) => part.text))
        .join('');
    const glued = (words: string) => words.replaceAll('\n', '');
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(glued(side(before, after, 'added'))).toBe(glued(before));
        expect(glued(side(before, after, 'removed'))).toBe(glued(after));
      }),
    );
  });
});
