import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['one two', 7, 'one two'],
  ['one two', 6, 'one…'],
  ['one two three', 7, 'one two…'],
  ['one\n\ntwo', 5, 'one…'],
  ['マグネシウムは睡眠を助ける', 6, 'マグネシウム…'],
  ['ab😀cd', 3, 'ab…'],
  ['ab😀cd', 4, 'ab😀…'],
  ['', 0, ''],
])('%j in %i characters is %j', (text, most, short) => expect(shortened(text, most)).toBe(short));
