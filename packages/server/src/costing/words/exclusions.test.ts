import { expect, it } from 'vitest';
import { createNameIndex, tokenize } from '../../registry/index.ts';
import { atomsOf } from './atoms.ts';
import { findExcluded, findPermitted } from './exclusions.ts';

const things = ['stevia', 'erythritol', 'sugar', 'monk fruit', 'gelatin', 'xanthan', 'peach'];
const index = createNameIndex(things.map((key) => ({ kind: 'group' as const, key, names: [key] })));

function ruledOut(text: string): string[] {
  const mentions = index.find(tokenize(text));
  const found = findExcluded(atomsOf(text, mentions));
  return mentions.filter(({ start }) => found.get(start)).map(({ key }) => key);
}

it.each([
  ['no sugar, gelatin or xanthan', ['sugar', 'gelatin', 'xanthan']],
  // What stands behind a name rules that one out, and opens no list.
  ['Stevia ok, erythritol no. 35 kcal max', ['erythritol']],
  ['erythritol no, monk fruit yes', ['erythritol']],
  ['gelatin: not allowed; stevia', ['gelatin']],
  ['xanthan not ok, stevia', ['xanthan']],
  ['stevia, no sugar', ['sugar']],
  ['erythritol no more than 2 g', []],
  // What has a refusal of its own, or is said of the product, ends a list.
  ['no gelatin, sugar-free, peach', ['gelatin', 'sugar']],
  ['no gelatin, vegan, peach', ['gelatin']],
  ['no gelatin, peach flavour', ['gelatin']],
  ['no gelatin, no xanthan, peach', ['gelatin', 'xanthan']],
  ['no gelatin, no xanthan, sugar or stevia', ['gelatin', 'xanthan', 'sugar', 'stevia']],
  ['no gelatin, xanthan, stevia', ['gelatin', 'xanthan', 'stevia']],
  // An adjective of two words stands before a name.
  ['no cactus-type xanthan, no gelatin', ['xanthan', 'gelatin']],
  // What one does without when eating it may be in it.
  ['must not need sugar', []],
  // What other things bring is not put in.
  ['sugar only what comes with the peach', ['sugar']],
])('%s: %j', (text, expected) => {
  expect(ruledOut(text)).toEqual(expected);
});

it.each([
  ['no sugar, stevia allowed', ['stevia']],
  ['erythritol is fine. Peach', ['erythritol']],
  ['stevia allowed amounts of 10 mg', []],
])('%s permits %j, and asks for none of it', (text, expected) => {
  const mentions = index.find(tokenize(text));
  const found = findPermitted(atomsOf(text, mentions));
  expect(mentions.filter(({ start }) => found.has(start)).map(({ key }) => key)).toEqual(expected);
});
