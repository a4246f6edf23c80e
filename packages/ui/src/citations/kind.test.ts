import { expect, it } from 'vitest';
import { nameKind } from './kind';

it.each([
  ['evidence', 'Evidence'],
  ['dailyValue', 'Daily value'],
  ['upper_limit', 'Upper limit'],
  ['trade-press', 'Trade press'],
  ['Rule', 'Rule'],
  ['', ''],
])('names %j %j', (kind, words) => {
  expect(nameKind(kind)).toBe(words);
});
