import { expect, it } from 'vitest';
import { countKinds, kindOf } from './fields';

it.each([
  ['1', '1', 'same'],
  [undefined, undefined, 'same'],
  ['1', '2', 'changed'],
  ['', '2', 'changed'],
  [undefined, '2', 'added'],
  ['1', undefined, 'removed'],
] as const)('from %j to %j: %s', (before, after, kind) => {
  expect(kindOf({ id: 'zinc', label: 'Zinc', before, after })).toBe(kind);
});

it('counts what differs', () => {
  expect(countKinds(['same', 'changed', 'changed', 'removed'])).toEqual({ changed: 2, added: 0, removed: 1 });
});
