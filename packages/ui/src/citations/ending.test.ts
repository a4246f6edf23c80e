import { expect, it } from 'vitest';
import { splitEnding } from './ending';

it.each<[string, [string, string]]>([
  ['Vitamin D: upper limit', ['Vitamin D: upper ', 'limit']],
  ['Magnesium', ['', 'Magnesium']],
  ['Upper limit ', ['Upper ', 'limit ']],
  ['See www.example.com/a-very-long-address', ['See www.example.com/a-very-long-address', '']],
  ['', ['', '']],
])('cuts %j', (title, parts) => {
  expect(splitEnding(title)).toEqual(parts);
});
