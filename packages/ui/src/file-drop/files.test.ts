import { describe, expect, it } from 'vitest';
import { sortFiles } from './files';

const file = (name: string, type = '', size = 10) => ({ name, type, size });
const any = { allowsMultiple: true };

const isTaken = (given: ReturnType<typeof file>, accept: string[]) =>
  sortFiles([given], { ...any, accept }).taken.length === 1;

describe('sortFiles', () => {
  it.each([
    ['an ending, whatever its case', file('Prices.CSV'), ['.csv'], true],
    ['a media type', file('prices', 'text/csv'), ['text/csv'], true],
    ['a family of types', file('photo', 'image/png'), ['image/*'], true],
    ['one of several', file('a.xlsx'), ['.csv', ' .xlsx '], true],
    ['another ending', file('csv.exe'), ['.csv'], false],
    ['another family', file('a.png', 'imagery/png'), ['image/*'], false],
    ['a file without a type', file('prices'), ['text/csv'], false],
    ['nothing is accepted', file('a.csv', 'text/csv'), [], false],
  ])('%s', (_case, given, accept, expected) => expect(isTaken(given, accept)).toBe(expected));

  it('takes all there is where nothing limits it', () => {
    const files = [file('a'), file('b', 'x/y', 1e12)];
    expect(sortFiles(files, any)).toEqual({ taken: files, refused: [] });
  });

  it('allows the limit itself, and not a byte more', () => {
    const files = [file('fits', '', 100), file('large', '', 101)];
    expect(sortFiles(files, { ...any, maxBytes: 100 })).toEqual({
      taken: [files[0]],
      refused: [{ name: 'large', reason: 'size' }],
    });
  });

  it('takes nothing that is empty', () => {
    expect(sortFiles([file('hollow', '', 0)], any).refused).toEqual([{ name: 'hollow', reason: 'empty' }]);
  });

  it('takes the first that fits where one is taken', () => {
    const files = [file('a.png'), file('b.csv'), file('c.csv'), file('d.csv', '', 999)];
    expect(sortFiles(files, { accept: ['.csv'], maxBytes: 100, allowsMultiple: false })).toEqual({
      taken: [files[1]],
      refused: [
        { name: 'a.png', reason: 'type' },
        { name: 'c.csv', reason: 'count' },
        { name: 'd.csv', reason: 'size' },
      ],
    });
  });
});
