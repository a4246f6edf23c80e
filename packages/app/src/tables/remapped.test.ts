import { describe, expect, it } from 'vitest';
import { mappingQuery, remapped } from './remapped';

describe('remapped', () => {
  it('takes a field from the column that had it', () =>
    expect(remapped(['name', null, 'amount'], 1, 'amount')).toEqual(['name', 'amount', null]));
  it('leaves a column out', () => expect(remapped(['name', 'note'], 1, 'none')).toEqual(['name', null]));
  it('leaves others that are left out as they are', () =>
    expect(remapped([null, null], 0, 'none')).toEqual([null, null]));
});

it('a mapping goes into the address by the places of its columns', () => {
  expect(mappingQuery(['test', null, 'result'])).toBe('?mapping=test,,result');
  expect(mappingQuery(undefined)).toBe('');
});
