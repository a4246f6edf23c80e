import { expect, it } from 'vitest';
import { searchable } from '../text.ts';
import { partWordsIn } from './partWords.ts';
import { tastesIn } from './tastes.ts';

it.each([
  ['zinc 3 mg, lemon-lime, sweetened with stevia', ['lemon lime']],
  ['mango-passion fruit, no dyes', ['mango', 'passion fruit']],
  ['elderflower-berry, less than 2 g sugar', ['elderflower', 'berry']],
  ['tart cherry and honey flavour', ['tart cherry', 'honey']],
  // What stands before `flavour` is its name, whether anybody listed it or not.
  ['calamansi and shiso flavouring', ['calamansi', 'shiso']],
  ['natural huckleberry flavour', ['huckleberry']],
  // What is said of any flavour, or denied, is no name of one.
  ['no bitter aftertaste, natural flavours', []],
  ['should not taste of metal, no fishy taste', []],
  ['a great taste', []],
])('%s tastes of %j', (text, tastes) => {
  expect(tastesIn(partWordsIn(searchable(text), () => false).left, [])).toEqual(tastes);
});
